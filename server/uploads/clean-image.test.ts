import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngClaiming } from '#tests/support/media-files.ts';
import { testFolder } from '#tests/support/opened.ts';
import { cleanImage } from './clean-image.ts';

const WIDTH = 240;
const HEIGHT = 160;

/** Incompressible pixels from a fixed seed. */
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

const parent = testFolder();

async function cleaned(original: Buffer, mime: string, maxBytes: number) {
  const folder = await mkdtemp(path.join(parent, 'picture-'));
  const file = path.join(folder, 'picture');
  await writeFile(file, original, { mode: 0o600 });
  const changed = await cleanImage(file, mime, { maxBytes });
  const written = await readFile(file);
  expect(changed).toBe(!written.equals(original));
  expect(await readdir(folder)).toEqual(['picture']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  return written;
}

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

/** A picture with an EXIF orientation, which must be rotated and therefore encoded again. */
const askew = (picture: Sharp) => picture.withMetadata({ orientation: 6 });

describe('a picture that is encoded again stays within the size limit', () => {
  it('as a JPEG of a lower quality than ours', async () => {
    const original = await askew(noise().jpeg({ quality: 70 })).toBuffer();
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

  it('as a PNG of many colours, with a palette if it is too large otherwise', async () => {
    const original = await noise().png().toBuffer();
    const written = await cleaned(original, 'image/png', Math.floor(original.length * 0.6));
    expect((await sharp(written).metadata()).isPalette).toBe(true);
  });
});

describe('a picture without EXIF rotation', () => {
  const exif = { IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '51/1 13/1 31/1' } };
  const hidden = Buffer.from('<script>hidden</script>');

  it.each([
    ['JPEG', 'image/jpeg', () => noise().jpeg({ quality: 70 })],
    ['progressive JPEG', 'image/jpeg', () => noise().jpeg({ progressive: true })],
    ['grey JPEG', 'image/jpeg', () => noise().greyscale().jpeg()],
    ['PNG', 'image/png', () => noise().png()],
    ['interlaced PNG', 'image/png', () => noise().png({ progressive: true })],
    ['PNG with a palette', 'image/png', () => noise().png({ palette: true, colours: 32 })],
  ])('loses metadata and trailing bytes without being encoded again: %s', async (_name, mime, make) => {
    const bare = await make().toBuffer();
    const told = Buffer.concat([await make().withExif(exif).toBuffer(), hidden]);
    expect(told.includes('Telefon')).toBe(true);
    const written = await cleaned(told, mime, 10 * told.length);
    expect(written.equals(bare)).toBe(true);
    expect((await cleaned(written, mime, 10 * told.length)).equals(written)).toBe(true);
  });

  it('but with a colour profile is converted to sRGB, and only once', async () => {
    const original = await noise().jpeg().withIccProfile('p3').toBuffer();
    const written = await cleaned(original, 'image/jpeg', 10 * original.length);
    expect((await sharp(written).metadata()).icc).toBeUndefined();
    expect((await cleaned(written, 'image/jpeg', 10 * original.length)).equals(written)).toBe(true);
  });
});

it('a picture that can’t be made small enough is refused', async () => {
  const original = await noise().jpeg().toBuffer();
  await expect(cleaned(original, 'image/jpeg', 100)).rejects.toMatchObject({
    answer: { errormessage: 'TOO LARGE' },
  });
});

/** A grey JPEG of 8 × 8 pixels with `count` scans (at most 126), all but the first of which change nothing. */
async function jpegOfScans(count: number): Promise<Buffer> {
  const pixels = sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } });
  const picture = await pixels.greyscale().jpeg({ progressive: true }).toBuffer();
  const endOfFirst = picture.indexOf('ffc4', picture.indexOf('ffda00', 0, 'hex'), 'hex');
  // A Huffman table of one code: 'no more in this block'.
  const table = Buffer.from(`ffc40014100${'1'.padEnd(33, '0')}`, 'hex');
  const scans = Array.from({ length: count - 1 }, (_, n) => {
    const [coefficient, bits] = n < 63 ? [n + 1, 0x01] : [n - 62, 0x10];
    return Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, coefficient, coefficient, bits, 0x7f]);
  });
  return Buffer.concat([picture.subarray(0, endOfFirst), table, ...scans, Buffer.from('ffd9', 'hex')]);
}

it('a JPEG may have 100 scans, but not 101, because each costs a pass over all pixels', async () => {
  const some = await jpegOfScans(100);
  expect((await cleaned(some, 'image/jpeg', some.length)).equals(some)).toBe(true);
  const many = await jpegOfScans(101);
  await expect(cleaned(many, 'image/jpeg', many.length)).rejects.toMatchObject({ fault: 'WRONG TYPE' });
});

describe('a picture of 50 megapixels', () => {
  /** Claims to have them in a PNG's IHDR or a JPEG's SOF2. */
  function large(picture: Buffer): Buffer {
    const sof = picture.indexOf('ffc20011', 'hex');
    if (sof === -1) return pngClaiming(picture, 7100, 7100);
    picture.writeUInt16BE(7100, sof + 5);
    picture.writeUInt16BE(7100, sof + 7);
    return picture;
  }

  it.each([
    ['interlaced PNG', 'image/png', () => noise().ensureAlpha().png({ progressive: true })],
    ['progressive JPEG', 'image/jpeg', () => noise().jpeg({ progressive: true })],
  ])('is unpacked: %s', async (_name, mime, make) => {
    const original = large(await make().toBuffer());
    const fault = await cleaned(original, mime, 10 * original.length).catch((error) => error.fault);
    expect(fault).not.toBe('TOO MANY PIXELS');
  });

  it.each([
    ['PNG of 16 bits', 'image/png', () => noise().toColourspace('rgb16').png({ progressive: true })],
    [
      'progressive JPEG of full colour resolution',
      'image/jpeg',
      () => noise().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
  ])('is refused if it takes as much memory as more pixels: %s', async (_name, mime, make) => {
    const original = large(await make().toBuffer());
    await expect(cleaned(original, mime, 10 * original.length)).rejects.toMatchObject({
      fault: 'TOO MANY PIXELS',
    });
  });
});
