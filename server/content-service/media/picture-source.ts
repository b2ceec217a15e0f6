import { join } from 'node:path';
import sharp from 'sharp';
import type { FoundMedia } from './find-media.ts';

/**
 * Pixel limit by detected format, against decompression bombs: 100 million pixels fit into a few kilobytes and took
 * 1.8 GB of memory as AVIF, 400 MB as progressive JPEG or interlaced PNG. Other formats are refused.
 */
const MAX_PIXELS: Record<string, number> = {
  jpeg: 64_000_000,
  png: 64_000_000,
  webp: 64_000_000,
  heif: 16_000_000,
};

/** WebP's longest side, in pixels: a browser that takes WebP or AVIF would get no picture. */
const MAX_SIDE = 16_383;

/** Reads only the file's header, no pixels. */
export async function pictureKind({
  root,
  file,
}: Pick<FoundMedia, 'root' | 'file'>): Promise<'opaque' | 'transparent' | 'none'> {
  const head = sharp(join(root, file), { limitInputPixels: false });
  const { format, width, height, hasAlpha } = await head.metadata();
  if (width * height > (MAX_PIXELS[format] ?? 0) || Math.max(width, height) > MAX_SIDE) return 'none';
  return hasAlpha ? 'transparent' : 'opaque';
}
