import sharp, { type JpegOptions, type Metadata, type PngOptions, type Sharp } from 'sharp';
import { limited } from '../limited.ts';
import { refusal } from '../submissions/answers.ts';
import { MAX_BYTES, MAX_PIXELS } from './limits.ts';

/** Each may take the memory of its unpacked pixels. */
const inTurn = limited(2);

const FORMATS: Record<string, 'jpeg' | 'png'> = { 'image/jpeg': 'jpeg', 'image/png': 'png' };

/** How a picture is written; the next way where the one before makes it too large. */
const JPEG_WAYS: JpegOptions[] = [90, 80, 65, 50].map((quality) => ({ quality }));
/** Of few colours nothing is lost by a palette; of many it is the last resort. */
const PALETTE: PngOptions = { palette: true, compressionLevel: 9, dither: 0 };
const FEW_COLOURS_WAYS: PngOptions[] = [{}, PALETTE, { ...PALETTE, colours: 64 }];
const MANY_COLOURS_WAYS: PngOptions[] = [
  {},
  { compressionLevel: 9, adaptiveFiltering: true },
  { ...PALETTE, dither: 1, effort: 1 },
];

/**
 * Writes a picture anew from its pixels: turned the way it was held, and without all that is no picture (place, camera,
 * comments, whatever else was hidden behind it). Gives the new size in bytes: as riders chose it, it was within the
 * limit, and writing it anew shall not take it over.
 */
export async function cleanImage(
  from: string,
  mime: string,
  to: string,
  maxBytes: number = MAX_BYTES.image,
): Promise<number> {
  const format = FORMATS[mime];
  const { width, height, format: found, isPalette } = await metadataOf(from);
  if (format === undefined || found !== format) throw refusal('WRONG TYPE');
  if (width * height > MAX_PIXELS) throw refusal('TOO LARGE');
  const pngWays = isPalette ? FEW_COLOURS_WAYS : MANY_COLOURS_WAYS;
  return inTurn(async () => {
    for (const options of format === 'jpeg' ? JPEG_WAYS : pngWays) {
      const picture = sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
        .autoOrient()
        .toColourspace('srgb');
      const size = await write(picture[format](options), to);
      if (size <= maxBytes) return size;
    }
    throw refusal('TOO LARGE');
  });
}

async function write(picture: Sharp, to: string): Promise<number> {
  try {
    return (await picture.toFile(to)).size;
  } catch {
    throw refusal('WRONG TYPE');
  }
}

async function metadataOf(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw refusal('WRONG TYPE');
  }
}
