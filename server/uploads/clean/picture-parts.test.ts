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
] as const)(
  'a %s of more parts than any camera writes is none of a known structure',
  (format, head, part, end) => {
    const picture = (middle: Buffer) => Buffer.concat([Buffer.from(head), middle, Buffer.from(end)]);
    expect(pictureParts(picture(Buffer.from(part)), format)).not.toBeNull();
    expect(pictureParts(picture(emptyParts(Buffer.from(part))), format) === null).toBe(true);
  },
);
