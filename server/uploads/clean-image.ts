import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import sharp, { type JpegOptions, type Metadata, type PngOptions, type SharpInput } from 'sharp';
import { UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import type { Sender } from '../kernel/sender.ts';
import { checkQueue } from './clean/check-queue.ts';
import { FileRefusal } from './clean/file-refusal.ts';
import { pictureParts } from './clean/picture-parts.ts';

/** 50 megapixels, as phones take them; a picture that unpacks to more is refused before it is unpacked. */
const MAX_PIXELS = 51_000_000;
/** MAX_PIXELS in RGBA, 8 bits each: 204 MB, which an interlaced or rotated picture takes up at once. */
const MAX_UNPACKED_BYTES = 4 * MAX_PIXELS;
/** Encoders write about ten. A decoder goes over all pixels again for each: 100 of 50 megapixels take 3 s. */
const MAX_SCANS = 100;
const SCAN_START = Buffer.from('ffda00', 'hex');
/** Two at a time, because each may hold its decoded pixels in memory. */
const runQueued = checkQueue();

const FORMATS: Record<string, 'jpeg' | 'png'> = { 'image/jpeg': 'jpeg', 'image/png': 'png' };

/** Encodings to try in this order until the result is small enough. */
const JPEG_ATTEMPTS: JpegOptions[] = [90, 80, 65, 50].map((quality) => ({ quality }));
/** A palette is lossless for few colours; for many it is the last resort. */
const PALETTE: PngOptions = { palette: true, compressionLevel: 9, dither: 0 };
const FEW_COLOURS_ATTEMPTS: PngOptions[] = [{}, PALETTE, { ...PALETTE, colours: 64 }];
const MANY_COLOURS_ATTEMPTS: PngOptions[] = [
  {},
  { compressionLevel: 9, adaptiveFiltering: true },
  { ...PALETTE, dither: 1, effort: 1 },
];

/**
 * Removes metadata (place, camera, comments, data after the end) from a picture and returns whether there was any.
 * Idempotent where possible: a picture is encoded again, within the size limit, only if it has an EXIF orientation, a
 * colour profile, CMYK or an unknown structure.
 */
export function cleanImage(
  path: string,
  mime: string,
  { sender, maxBytes = UPLOAD_RULES.image.maxBytes }: { sender?: Sender; maxBytes?: number } = {},
): Promise<boolean> {
  return runQueued(async () => {
    const bytes = await readFile(path);
    const format = FORMATS[mime];
    const metadata = await metadataOf(bytes);
    const { width, height, orientation = 1, icc, space, isPalette } = metadata;
    if (format === undefined || metadata.format !== format) throw new FileRefusal('WRONG TYPE');
    if (width * height > MAX_PIXELS || unpackedBytes(metadata) > MAX_UNPACKED_BYTES)
      throw new FileRefusal('TOO MANY PIXELS');
    if (format === 'jpeg' && hasManyScans(bytes)) throw new FileRefusal('WRONG TYPE');
    const parts = orientation === 1 && icc === undefined && space !== 'cmyk' && pictureParts(bytes, format);
    const bare = parts ? Buffer.concat(parts) : null;
    if (bare !== null && bare.length <= maxBytes) {
      await unpack(bare);
      if (bare.length === bytes.length) return false;
      await replace(path, (copy) => writeFile(copy, bare));
      return true;
    }
    const pngWays = isPalette ? FEW_COLOURS_ATTEMPTS : MANY_COLOURS_ATTEMPTS;
    await replace(path, (copy) =>
      reencode(bytes, copy, format, format === 'jpeg' ? JPEG_ATTEMPTS : pngWays, maxBytes),
    );
    return true;
  }, sender);
}

/** A progressive JPEG is held whole in coefficients of two bytes; `4:2:0` has its colours at half the resolution. */
function unpackedBytes(picture: Metadata): number {
  const { width, height, channels, chromaSubsampling } = picture;
  const isWide = picture.depth === 'ushort' || (picture.format === 'jpeg' && picture.isProgressive);
  const perPixel = chromaSubsampling === '4:2:0' ? 1.5 : channels;
  return width * height * perPixel * (isWide ? 2 : 1);
}

function hasManyScans(jpeg: Buffer): boolean {
  let count = 0;
  for (let at = jpeg.indexOf(SCAN_START); at !== -1; at = jpeg.indexOf(SCAN_START, at + 1)) {
    count += 1;
    if (count > MAX_SCANS) return true;
  }
  return false;
}

/** Written to a temporary file and renamed, so that a failure leaves no half picture; mode 0600. */
async function replace(path: string, write: (copy: string) => Promise<void>): Promise<void> {
  const copy = `${path}.clean`;
  try {
    await writeFile(copy, '', { mode: 0o600 });
    await write(copy);
    await rename(copy, path);
  } catch (error) {
    await rm(copy, { force: true });
    throw error;
  }
}

async function reencode(
  bytes: Buffer,
  to: string,
  format: 'jpeg' | 'png',
  ways: readonly (JpegOptions & PngOptions)[],
  maxBytes: number,
): Promise<void> {
  for (const options of ways) {
    const picture = open(bytes).autoOrient().toColourspace('srgb')[format](options);
    const { size } = await readable(picture.toFile(to));
    if (size <= maxBytes) return;
  }
  throw new FileRefusal('TOO LARGE');
}

/** Decodes all pixels and discards them: a file that can't be decoded is no picture. */
async function unpack(bytes: Buffer): Promise<void> {
  await readable(open(bytes).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer());
}

function open(input: SharpInput) {
  return sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
}

async function readable<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: NodeJS.ErrnoException) => {
    throw isOfDisk(error) ? Object.assign(error, { code: 'ENOSPC' }) : new FileRefusal('WRONG TYPE');
  });
}

/** sharp reports a full disk in its message only, without an error code. */
function isOfDisk(error: Error): boolean {
  return /no space left|write error/i.test(error.message);
}

function metadataOf(bytes: Buffer): Promise<Metadata> {
  return readable(sharp(bytes, { limitInputPixels: false }).metadata());
}
