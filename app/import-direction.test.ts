import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Rule 1 of the house, at the level of folders and files, in one graph over the web app, the host around it and the content service:
 * imports point down, no two rooms import each other, and no file comes back to itself.
 */

/** The rooms of the web app from the ground up; rooms of one floor know nothing of each other. */
const FLOORS: ReadonlyArray<readonly string[]> = [
  ['contract', 'styles'],
  ['config'],
  ['lib', 'i18n'],
  ['route-table.ts'],
  ['addresses'],
  ['content'],
  ['visit'],
  ['islands', 'outbox'],
  ['components'],
  ['forms'],
  ['participation'],
  ['share', 'shell'],
  ['vehicle-screen'],
  ['tiles'],
  ['positions', 'entry-body'],
  ['routes', 'root.tsx'],
  ['entry.server.tsx', 'entry.client.tsx', 'worker'],
];

/** The rooms of the host and the content service, on floors of their own; of the app each knows what the lists below say. */
const SERVER_FLOORS: ReadonlyArray<readonly string[]> = [
  ['kernel'],
  ['door', 'static', 'uploads'],
  ['content-service', 'pages'],
  ['content-source.ts'],
  ['metrics'],
  ['app.ts'],
  ['index.ts', 'standalone.ts'],
];

/** All that the contract takes from outside; both run anywhere. */
const CONTRACT_PACKAGES = ['zod', 'entities'];

/** Two files that are one recursion: a table's cells hold what a text holds, tables too. */
const RECURSIONS = ['app/content/rich-text/rich-text-structure.server.ts'];

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(\.(test|fixtures|d)\.tsx?|-fixtures\.ts)$/.test(name))
    .filter((name) => !/(^|\/)(demo\/(files|media)|test-[^/]+)(\/|$|\.)/.test(name))
    .map((name) => path.posix.join(folder, name));
}

/** What a file takes from others of this repository, types included: a reader must follow those too. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^'?]+)[^']*'/g)].map(([, specifier = '']) => {
    if (specifier.startsWith('#')) return specifier.slice(1);
    return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  });
}

function graphOf(files: readonly string[]): Map<string, string[]> {
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file).filter((target) => known.has(target))]));
}

/** The room of a file: its folder. What lies beside the rooms, such as the table of addresses, is one by itself. */
function roomOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === 'app' || folder === 'server' ? file : folder;
}

/** The same arrows between rooms. */
function roomsOf(graph: Map<string, string[]>): Map<string, string[]> {
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const folder = roomOf(file);
    const known = rooms.get(folder) ?? new Set();
    rooms.set(folder, known);
    for (const target of targets) {
      const other = roomOf(target);
      if (other !== folder) known.add(other);
    }
  }
  return new Map([...rooms].map(([folder, targets]) => [folder, [...targets]]));
}

/** Groups of two or more that lead back to themselves (Tarjan). */
function circlesIn(graph: Map<string, string[]>): string[][] {
  const order = new Map<string, { index: number; low: number }>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): { index: number; low: number } => {
    const mark = { index: order.size, low: order.size };
    order.set(node, mark);
    stack.push(node);
    for (const target of graph.get(node) ?? []) {
      const seen = order.get(target);
      if (!seen) mark.low = Math.min(mark.low, visit(target).low);
      else if (stack.includes(target)) mark.low = Math.min(mark.low, seen.index);
    }
    if (mark.low === mark.index) {
      const circle = stack.splice(stack.indexOf(node));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return mark;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** One house: the server stands on top of the app, and the app never leads to it. -1 where no floor has the room. */
function floorOf(file: string): number {
  const [part, room = ''] = file.split('/');
  const floor = (part === 'app' ? FLOORS : SERVER_FLOORS).findIndex((rooms) => rooms.includes(room));
  return floor === -1 || part === 'app' ? floor : floor + FLOORS.length;
}

function roomNameOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function arrows(files: readonly string[], isWrong: (file: string, target: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => isWrong(file, target))
      .map((target) => `${file} -> ${target}`),
  );
}

const app = sourcesIn('app');
const server = sourcesIn('server');
const service = server.filter((file) => file.startsWith('server/content-service/'));
const host = server.filter((file) => !file.startsWith('server/content-service/'));

const house = [...app, ...server];

describe('imports of the house', () => {
  it('know every room', () => {
    expect(house.filter((file) => floorOf(file) === -1 && !file.endsWith('.d.ts'))).toEqual([]);
  });

  it('point down', () => {
    const upward = arrows(
      house,
      (file, target) =>
        /^(app|server)\//.test(target) &&
        roomNameOf(file) !== roomNameOf(target) &&
        floorOf(target) >= floorOf(file),
    );
    expect(upward).toEqual([]);
  });

  it('lead from the contract to no room and no platform', () => {
    const outside = arrows(
      app.filter((file) => file.startsWith('app/contract/')),
      (_, target) => !CONTRACT_PACKAGES.includes(target) && !target.startsWith('app/contract/'),
    );
    expect(outside).toEqual([]);
  });
});

describe('imports of the server', () => {
  it('lead from the content service to the contract only', () => {
    const others = arrows(
      service,
      (_, target) => target.startsWith('app/') && !target.startsWith('app/contract/'),
    );
    expect(others).toEqual([]);
  });

  it('lead from the host besides only to the settings and the table of addresses', () => {
    const others = arrows(
      host,
      (_, target) =>
        target.startsWith('app/') && !/^app\/(contract\/|config\/|route-table\.ts$)/.test(target),
    );
    expect(others).toEqual([]);
  });
});

describe('app and server, in one graph', () => {
  const graph = graphOf(house);

  it('have no rooms that import each other', () => {
    expect(circlesIn(roomsOf(graph))).toEqual([]);
  });

  it('have no files that import each other but in a recursion', () => {
    const circles = circlesIn(graph).filter((circle) => !circle.some((file) => RECURSIONS.includes(file)));
    expect(circles).toEqual([]);
  });
});

describe('the rooms of the content service', () => {
  const rooms = roomsOf(graphOf(service));

  it.each([
    ['kernel', ['db']],
    ['db', []],
    ['search', ['db', 'kernel']],
    ['content', ['db', 'kernel', 'search']],
  ])('know below the %s only %j', (room, allowed) => {
    const known = (rooms.get(`server/content-service/${room}`) ?? []).map((other) =>
      path.posix.basename(other),
    );
    expect(known.filter((other) => !allowed.includes(other))).toEqual([]);
  });
});
