import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readTile } from '#app/contract/tiles/tile-types.ts';
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

/** A typical tile of a type as a content server sends it, outside the bundler. */
export function rawFixture(type: string): RawTile {
  const found = fixtures.get(type);
  if (!found) throw new Error(`${type} has no fixtures`);
  return found.typical;
}

/** The same with a text in every field that takes it; addresses carry it behind a web address. */
export function filledWith(type: string, text: string): Record<string, unknown> {
  const clean = rawFixture(type);
  const tile: Record<string, unknown> = { ...clean };
  for (const field of Object.keys(clean).filter((name) => name !== 'type')) {
    for (const value of [text, `<p>${text}</p>`, `https://example.org/${text}`]) {
      if (readTile({ ...tile, [field]: value }).fault === null) {
        tile[field] = value;
        break;
      }
    }
  }
  return tile;
}
