import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Rule 1 of the house: imports point down, app never imports server, server imports nothing of app that knows React. */

const FLOORS: ReadonlyArray<ReadonlyArray<string>> = [
  ['content', 'i18n', 'config', 'lib', 'styles', 'route-table.ts'],
  ['forms', 'islands', 'components'],
  ['positions', 'tiles', 'shell'],
  ['routes', 'root.tsx', 'entry.server.tsx', 'entry.client.tsx'],
];

/** The content model knows the schemas that lie beside their tiles. */
const SCHEMA = /(\.schema|tile-schemas)\.ts$/;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixtures|d)\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => {
    if (specifier.startsWith('#')) return specifier.slice(1);
    return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier;
  });
}

function floorOf(file: string): number {
  const [, room = ''] = file.split(path.sep);
  return FLOORS.findIndex((rooms) => rooms.includes(room));
}

const app = sourcesIn('app');
const server = sourcesIn('server');

describe('imports', () => {
  it('know every room of the house', () => {
    expect(app.filter((file) => floorOf(file) === -1 && !file.endsWith('.d.ts'))).toEqual([]);
  });

  it('point down', () => {
    const upward = app.flatMap((file) =>
      importsOf(file)
        .filter(
          (target) => target.startsWith('app/') && !SCHEMA.test(target) && floorOf(target) > floorOf(file),
        )
        .map((target) => `${file} -> ${target}`),
    );
    expect(upward).toEqual([]);
  });

  it('never lead from the app to the server', () => {
    const wrong = app.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('server/'))
        .map((target) => `${file} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('bring no React into the server', () => {
    const seen = new Set<string>();
    const withReact: string[] = [];
    const follow = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const target of importsOf(file)) {
        if (/^(react|react-dom|@remix-run\/react)(\/|$)/.test(target)) withReact.push(file);
        else if (target.startsWith('app/')) follow(target.replace(/\?.*$/, ''));
      }
    };
    for (const target of server.flatMap(importsOf)) if (target.startsWith('app/')) follow(target);
    expect(withReact).toEqual([]);
  });
});
