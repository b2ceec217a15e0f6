import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addGrain, rasterise, toJpeg, toPng } from './canvas/raster.ts';
import { Sheet } from './canvas/sheet.ts';
import type { Scene } from './scene.ts';
import { type PictureName, pictureFile } from './wanted.ts';

type Format = { width: number; height: number; maxBytes: number };

const formats: readonly (readonly [RegExp, Format])[] = [
  [/^banner-/, { width: 1388, height: 220, maxBytes: 24_000 }],
  [/^portrait-/, { width: 900, height: 1200, maxBytes: 62_000 }],
  [/^poster-/, { width: 1280, height: 720, maxBytes: 62_000 }],
  [/^team-/, { width: 400, height: 400, maxBytes: 0 }],
  [/^logo-/, { width: 400, height: 160, maxBytes: 0 }],
];

export const formatOf = (name: string): Format =>
  formats.find(([pattern]) => pattern.test(name))?.[1] ?? { width: 1600, height: 1200, maxBytes: 72_000 };

export async function renderPicture(name: PictureName, scene: Scene): Promise<Buffer> {
  const { width, height, maxBytes } = formatOf(name);
  const sheet = new Sheet(width, height, name);
  scene.paint(sheet);
  const pixels = rasterise(sheet.svg());
  if (maxBytes === 0) return toPng(pixels);
  const grain = scene.grain ?? 2.5;
  if (grain > 0) addGrain(pixels, name, grain);
  return toJpeg(pixels, maxBytes);
}

export async function writePicture(folder: string, name: PictureName, scene: Scene): Promise<number> {
  const bytes = await renderPicture(name, scene);
  writeFileSync(join(folder, pictureFile(name)), bytes);
  return bytes.length;
}
