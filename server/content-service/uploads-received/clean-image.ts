import sharp, { type Metadata } from 'sharp';
import { limited } from '../limited.ts';
import { refusal } from '../submissions/answers.ts';
import { MAX_PIXELS } from './limits.ts';

/** Each may take the memory of its unpacked pixels. */
const inTurn = limited(2);

const FORMATS: Record<string, 'jpeg' | 'png'> = { 'image/jpeg': 'jpeg', 'image/png': 'png' };

/**
 * Writes a picture anew from its pixels: turned the way it was held, and without all that is no picture (place, camera,
 * comments, whatever else was hidden behind it). Gives the new size in bytes.
 */
export async function cleanImage(from: string, mime: string, to: string): Promise<number> {
  const format = FORMATS[mime];
  const { width, height, format: found } = await metadataOf(from);
  if (format === undefined || found !== format) throw refusal('WRONG TYPE');
  if (width * height > MAX_PIXELS) throw refusal('TOO LARGE');
  return inTurn(async () => {
    const picture = sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .toColourspace('srgb');
    const written = format === 'jpeg' ? picture.jpeg({ quality: 90 }) : picture.png();
    try {
      return (await written.toFile(to)).size;
    } catch {
      throw refusal('WRONG TYPE');
    }
  });
}

async function metadataOf(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw refusal('WRONG TYPE');
  }
}
