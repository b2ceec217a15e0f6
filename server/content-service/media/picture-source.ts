import { join } from 'node:path';
import sharp from 'sharp';
import type { FoundMedia } from './find-media.ts';

/**
 * How many pixels are read of what format, whatever a file is called. A few kilobytes can hold any number of them:
 * 100 million took 1.8 GB as AVIF and 400 MB as progressive JPEG or interlaced PNG. What isn't here is no picture.
 */
const MOST_PIXELS: Record<string, number> = {
  jpeg: 64_000_000,
  png: 64_000_000,
  webp: 64_000_000,
  heif: 16_000_000,
};

/** What a file's head says before any of its pixels is read. */
export async function pictureKind({
  root,
  file,
}: Pick<FoundMedia, 'root' | 'file'>): Promise<'opaque' | 'transparent' | 'none'> {
  const head = sharp(join(root, file), { limitInputPixels: false });
  const { format, width, height, hasAlpha } = await head.metadata();
  if (width * height > (MOST_PIXELS[format] ?? 0)) return 'none';
  return hasAlpha ? 'transparent' : 'opaque';
}
