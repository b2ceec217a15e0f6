import { expect, it } from 'vitest';
import { pictureParts } from './picture-parts.ts';

/** Parts of no content; a picture of 10 MB holds millions of them, and each costs more memory than its four bytes. */
const emptyParts = (part: Buffer) => Buffer.concat(Array<Buffer>(100_000).fill(part));

it.each([
  ['jpeg', [0xff, 0xd8], [0xff, 0xdb, 0, 2], [0xff, 0xd9]],
  ['jpeg', [0xff, 0xd8], [0xff, 0xe1, 0, 2], [0xff, 0xd9]],
  [
    'png',
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [0, 0, 0, 0, ...Buffer.from('IDAT'), 0, 0, 0, 0],
    [0, 0, 0, 0, ...Buffer.from('IEND'), 0, 0, 0, 0],
  ],
] as const)('a %s of 100,000 parts is rejected', (format, head, part, end) => {
  const picture = (middle: Buffer) => Buffer.concat([Buffer.from(head), middle, Buffer.from(end)]);
  expect(pictureParts(picture(Buffer.from(part)), format)).not.toBeNull();
  expect(pictureParts(picture(emptyParts(Buffer.from(part))), format) === null).toBe(true);
});

it('a PNG keeps the chunks for its colours and loses text, time, EXIF and others', () => {
  const head = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = (names: string) =>
    names.split(' ').map((name) => Buffer.from(`\0\0\0\0${name}\0\0\0\0`, 'latin1'));
  const kept = 'IHDR PLTE tRNS gAMA cHRM sRGB sBIT bKGD pHYs IDAT';
  const picture = Buffer.concat([head, ...chunks(`${kept} tEXt zTXt iTXt tIME eXIf iCCP IEND`)]);
  expect(pictureParts(picture, 'png')).toEqual([head, ...chunks(`${kept} IEND`)]);
});
