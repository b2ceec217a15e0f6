import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RawTile, TileFixtures } from '#app/tiles/tile/tile-fixtures.ts';

const folder = 'app/tiles';
const fixtures = new Map<string, TileFixtures>();
for (const type of readdirSync(folder, { withFileTypes: true })) {
  if (!type.isDirectory() || !readdirSync(path.join(folder, type.name)).includes(`${type.name}.fixtures.ts`))
    continue;
  const file = path.resolve(folder, type.name, `${type.name}.fixtures.ts`);
  const module = (await import(pathToFileURL(file).href)) as { fixtures: TileFixtures };
  fixtures.set(type.name, module.fixtures);
}

/** A typical tile as a content server sends it; for tests that run outside the bundler. */
export function rawFixture(type: string): RawTile {
  const found = fixtures.get(type);
  if (!found) throw new Error(`${type} has no fixtures`);
  return found.typical;
}
