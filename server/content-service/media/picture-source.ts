import { join } from 'node:path';
import sharp from 'sharp';
import { WIDTHS } from '#app/contract/picture-sizes.ts';
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

/** WebP's highest picture, in pixels: at the largest width a browser that takes WebP or AVIF would get none. */
const MAX_HEIGHT = 16_383;
const LARGEST_WIDTH = Math.max(...WIDTHS);

/** Reads only the file's header, no pixels. */
export async function pictureKind({
  root,
  file,
}: Pick<FoundMedia, 'root' | 'file'>): Promise<'opaque' | 'transparent' | 'none'> {
  const head = sharp(join(root, file), { limitInputPixels: false });
  const { format, autoOrient, hasAlpha } = await head.metadata();
  const { width, height } = autoOrient;
  const isTooHigh = height * Math.min(1, LARGEST_WIDTH / width) > MAX_HEIGHT;
  if (width * height > (MAX_PIXELS[format] ?? 0) || isTooHigh) return 'none';
  return hasAlpha ? 'transparent' : 'opaque';
}
