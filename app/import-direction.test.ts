import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Rule 1 of docs/design.md, in one graph over the web app, the host around it and the content service: imports point
 * down, no two folders import each other, and no file comes back to itself.
 */

/** From top to bottom: a module imports from the layers below its own, never from its own or one above. */
const LAYERS = [
  'server/index.ts server/standalone.ts', // the two programs
  'server/app.ts', // the host, put together
  'server/metrics', // for operators
  'server/content-service server/pages', // the content API; page cache and renderer
  'server/middleware server/static server/uploads', // middleware of every request; static files; uploads
  'server/kernel', // shared by both programs
  'app/entry.server.tsx app/entry.client.tsx app/worker', // the web app, put together
  'app/routes app/root.tsx', // one folder a screen
  'app/positions app/entry-body', // what teaser pages and entries are made of
  'app/tiles', // one folder a type
  'app/vehicle-screen', // a teaser page above a door
  'app/share app/shell', // around every page
  'app/participation', // taking part, whatever the tile
  'app/forms',
  'app/components',
  'app/islands app/outbox', // hydrated islands; queued forms
  'app/visit', // the request: rider, consent, language
  'app/content', // the content client
  'app/addresses',
  'app/route-table.ts',
  'app/lib app/i18n',
  'app/config',
  'app/contract app/styles', // what any content service shares; CSS
].map((line) => line.split(' '));

const WAY_OUT = 'import from a lower layer only: move what is shared down, or hand it in as an argument';

/** All packages that the contract imports; they run on any platform. */
const CONTRACT_PACKAGES = ['zod', 'entities', 'fresh'];

/** What each file imports. */
type Graph = ReadonlyMap<string, readonly string[]>;
type Import = readonly [file: string, target: string];

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(\.(test|fixtures|d)\.tsx?|-fixtures\.ts)$/.test(name))
    .filter((name) => !/(^|\/)demo\/(files|media)\//.test(name))
    .map((name) => path.posix.join(folder, name));
}

/** What a file imports, type imports included: a reader must follow those too. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^'?]+)[^']*'/g)].map(([, specifier = '']) => {
    if (specifier.startsWith('#')) return specifier.slice(1);
    return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  });
}

function importsIn(graph: Graph, isWrong: (file: string, target: string) => boolean): Import[] {
  return [...graph].flatMap(([file, targets]) =>
    targets.filter((target) => isWrong(file, target)).map((target): Import => [file, target]),
  );
}

function moduleOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** A file directly in app/ or server/, such as the route table, counts as a folder. */
function folderOf(file: string): string {
  const folder = path.posix.dirname(file);
  return folder === 'app' || folder === 'server' ? file : folder;
}

function layerOf(file: string): number {
  return LAYERS.findIndex((modules) => modules.includes(moduleOf(file)));
}

function upwardIn(graph: Graph): Import[] {
  return importsIn(
    graph,
    (file, target) =>
      /^(app|server)\//.test(target) &&
      moduleOf(file) !== moduleOf(target) &&
      layerOf(target) <= layerOf(file),
  );
}

/**
 * Imports that close a circle of folders or of files, whichever `unitOf` says, within a module: of a circle through
 * several modules one leads up.
 */
function circularIn(graph: Graph, unitOf: (file: string) => string): Import[] {
  const between = importsIn(
    graph,
    (file, target) =>
      graph.has(target) && moduleOf(file) === moduleOf(target) && unitOf(file) !== unitOf(target),
  );
  const next = new Map<string, Set<string>>();
  for (const [file, target] of between) {
    next.set(unitOf(file), (next.get(unitOf(file)) ?? new Set()).add(unitOf(target)));
  }
  const reachedFrom = (start: string) => {
    const found = new Set([start]);
    // Iterating a Set includes what is added meanwhile.
    for (const unit of found) for (const other of next.get(unit) ?? []) found.add(other);
    return found;
  };
  return between.filter(([file, target]) => reachedFrom(unitOf(target)).has(unitOf(file)));
}

function complaint(wrong: readonly Import[]): string {
  return [...wrong.map(([file, target]) => `${file} imports ${target}`), WAY_OUT].join('\n');
}

function expectNone(wrong: readonly Import[]): void {
  expect(wrong, complaint(wrong)).toHaveLength(0);
}

const imports: Graph = new Map(
  [...sourcesIn('app'), ...sourcesIn('server')].map((file) => [file, importsOf(file)]),
);
const isService = (file: string) => file.startsWith('server/content-service/');
const isHost = (file: string) => file.startsWith('server/') && !isService(file);

describe('imports', () => {
  it('know every module', () => {
    const unknown = [...imports.keys()].filter((file) => layerOf(file) === -1);
    expect(unknown, 'give its module a layer in LAYERS').toEqual([]);
  });

  it('point down', () => {
    expectNone(upwardIn(imports));
  });

  it('make no circle of folders', () => {
    expectNone(circularIn(imports, folderOf));
  });

  it('make no circle of files', () => {
    expectNone(circularIn(imports, (file) => file));
  });

  it('lead from no module to what only tests need', () => {
    const tests = importsIn(imports, (_, target) => /^(tests|mocks)\/|^vitest$/.test(target));
    expect(tests, 'move it to tests/support, or to a *.fixtures.ts beside its test').toEqual([]);
  });

  it('lead from the contract to no module and no platform', () => {
    const outside = importsIn(
      imports,
      (file, target) =>
        file.startsWith('app/contract/') &&
        !CONTRACT_PACKAGES.includes(target) &&
        !target.startsWith('app/contract/'),
    );
    expect(outside).toEqual([]);
  });
});

describe('imports of the server', () => {
  it('lead from the content service to the contract only', () => {
    const others = importsIn(
      imports,
      (file, target) => isService(file) && /^app\/(?!contract\/)/.test(target),
    );
    expect(others).toEqual([]);
  });

  it('lead from the host besides only to the settings and the table of addresses', () => {
    const others = importsIn(
      imports,
      (file, target) => isHost(file) && /^app\/(?!contract\/|config\/|route-table\.ts$)/.test(target),
    );
    expect(others).toEqual([]);
  });

  it.each([
    ['core', ['db']],
    ['db', []],
    ['search', ['db', 'core']],
    ['content', ['db', 'core', 'search']],
  ])('lead within the content service from its %s only to %j', (module, allowed) => {
    const known = [module, ...allowed].map((name) => `server/content-service/${name}`);
    const others = importsIn(
      imports,
      (file, target) => folderOf(file) === known[0] && isService(target) && !known.includes(folderOf(target)),
    );
    expect(others).toEqual([]);
  });
});

describe('a failure names both files and the way out', () => {
  const told = (...lines: string[]) => [...lines, WAY_OUT].join('\n');

  it.each([
    ['above', 'app/i18n/a.ts', 'app/routes/start/b.tsx'],
    ['beside it', 'app/share/a.ts', 'app/shell/b.ts'],
    ['of the server', 'app/visit/a.ts', 'server/kernel/b.ts'],
  ])('where a module imports one %s', (_, file, target) => {
    const graph = new Map([[file, ['zod', 'app/contract/c.ts', target]]]);
    expect(complaint(upwardIn(graph))).toBe(told(`${file} imports ${target}`));
  });

  it('where folders import each other, whose files do not', () => {
    const graph = new Map([
      ['app/tiles/one/a.ts', ['app/tiles/two/b.ts', 'app/tiles/one/d.ts']],
      ['app/tiles/two/b.ts', []],
      ['app/tiles/two/c.ts', ['app/tiles/one/d.ts']],
      ['app/tiles/one/d.ts', []],
      ['app/tiles/view.ts', ['app/tiles/one/a.ts']],
    ]);
    expect(complaint(circularIn(graph, folderOf))).toBe(
      told('app/tiles/one/a.ts imports app/tiles/two/b.ts', 'app/tiles/two/c.ts imports app/tiles/one/d.ts'),
    );
    expect(circularIn(graph, (file) => file)).toEqual([]);
  });

  it('where a file comes back to itself', () => {
    const graph = new Map([
      ['app/tiles/a.ts', ['app/tiles/b.ts']],
      ['app/tiles/b.ts', ['app/tiles/c.ts', 'app/tiles/d.ts']],
      ['app/tiles/c.ts', ['app/tiles/a.ts']],
      ['app/tiles/d.ts', []],
    ]);
    expect(complaint(circularIn(graph, (file) => file))).toBe(
      told(
        'app/tiles/a.ts imports app/tiles/b.ts',
        'app/tiles/b.ts imports app/tiles/c.ts',
        'app/tiles/c.ts imports app/tiles/a.ts',
      ),
    );
  });
});
