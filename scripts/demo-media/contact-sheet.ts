import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** All named pictures side by side: how one judges whether two of them look alike. */
export async function contactSheet(
  folder: string,
  files: readonly string[],
  target: string,
  columns = 4,
): Promise<void> {
  const [width, height] = [Math.round(1920 / columns), Math.round(1440 / columns)];
  const found = files.map((file) => join(folder, file)).filter((path) => existsSync(path));
  const tiles = await Promise.all(
    found.map(async (path, i) => ({
      input: await sharp(path)
        .resize(width - 6, height - 6, { fit: 'contain', background: '#8a8a8a' })
        .png()
        .toBuffer(),
      left: (i % columns) * width + 3,
      top: Math.floor(i / columns) * height + 3,
    })),
  );
  const rows = Math.max(1, Math.ceil(tiles.length / columns));
  const ground = { width: 1920, height: rows * height, channels: 3 as const, background: '#ffffff' };
  await sharp({ create: ground }).composite(tiles).jpeg({ quality: 88 }).toFile(target);
}
