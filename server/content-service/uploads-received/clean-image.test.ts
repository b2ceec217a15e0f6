import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanImage } from './clean-image.ts';

const WIDTH = 240;
const HEIGHT = 160;

/** Pixels that no encoder makes small; the same ones each time. */
function noise() {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  let seed = 1;
  for (let place = 0; place < pixels.length; place += 1) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    pixels[place] = seed & 255;
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

async function cleaned(original: Buffer, mime: string, maxBytes: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'kachel-'));
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  await writeFile(from, original);
  const size = await cleanImage(from, mime, to, maxBytes);
  const written = await readFile(to);
  expect(written.length).toBe(size);
  return written;
}

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

describe('a picture within the limit stays within it', () => {
  it('as a JPEG of a lower quality than ours', async () => {
    const original = await noise().jpeg({ quality: 70 }).toBuffer();
    expect((await cleaned(original, 'image/jpeg', 10 * original.length)).length).toBeGreaterThan(
      original.length,
    );
    expect((await cleaned(original, 'image/jpeg', original.length)).length).toBeLessThanOrEqual(
      original.length,
    );
  });

  it('as a PNG with a palette, without a loss', async () => {
    const original = await noise().png({ palette: true, colours: 32, compressionLevel: 9 }).toBuffer();
    const limit = Math.ceil(original.length * 1.05);
    const written = await cleaned(original, 'image/png', limit);
    expect(written.length).toBeLessThanOrEqual(limit);
    expect((await pixelsOf(written)).equals(await pixelsOf(original))).toBe(true);
  });

  it('as a PNG of many colours, with fewer if need be', async () => {
    const original = await noise().png().toBuffer();
    const written = await cleaned(original, 'image/png', Math.floor(original.length * 0.6));
    expect((await sharp(written).metadata()).isPalette).toBe(true);
  });
});

it('one that nothing makes small enough is refused', async () => {
  const original = await noise().jpeg().toBuffer();
  await expect(cleaned(original, 'image/jpeg', 100)).rejects.toMatchObject({
    answer: { errormessage: 'TOO LARGE' },
  });
});
