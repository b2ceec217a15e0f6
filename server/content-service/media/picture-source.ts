import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import sharp from 'sharp';
import { WIDTHS } from '#app/contract/picture-sizes.ts';
import { errorCode } from '../../kernel/fault-report.ts';
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

type PictureFile = Pick<FoundMedia, 'root' | 'file'>;

/** Reads only the file's header, no pixels. */
export async function pictureKind({ root, file }: PictureFile): Promise<'opaque' | 'transparent' | 'none'> {
  const head = sharp(join(root, file), { limitInputPixels: false });
  const { format, autoOrient, hasAlpha } = await head.metadata();
  const { width, height } = autoOrient;
  const isTooHigh = height * Math.min(1, LARGEST_WIDTH / width) > MAX_HEIGHT;
  if (width * height > (MAX_PIXELS[format] ?? 0) || isTooHigh) return 'none';
  return hasAlpha ? 'transparent' : 'opaque';
}

/** Reads 3 GiB in 0.8 s; with Node's 64 KiB it takes 8 s. */
const PIECE_BYTES = 256 * 1024;

/**
 * sharp's errors name no code, also where the disk fails or the file may not be read: reading it throws the disk's
 * error. In pieces, because a file may be larger than the memory. A file deleted meanwhile is no error.
 */
export async function checkReadable({ root, file }: PictureFile): Promise<void> {
  const pieces = createReadStream(join(root, file), { highWaterMark: PIECE_BYTES });
  await finished(pieces.resume()).catch((fault: unknown) => {
    if (errorCode(fault) !== 'ENOENT') throw fault;
  });
}
