import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture } from '#tests/support/media-files.ts';
import { testFolder } from '#tests/support/opened.ts';
import { probeMedia } from '../media-probe.ts';
import { cleanMedia } from './clean-media.ts';

const folder = testFolder();

const TELLING = /Otterweg|freeGPS/;
const NOTE = Buffer.from('freeGPS Otterweg 51.2254');

async function cleaned(original: Buffer): Promise<{ file: string; written: Buffer; text: string }> {
  const file = path.join(folder, randomUUID());
  await writeFile(file, original);
  await cleanMedia(file, 'boxes');
  const written = await readFile(file);
  expect(await cleanMedia(file, 'boxes')).toBe(false);
  return { file, written, text: written.toString('latin1') };
}

const words = (...numbers: number[]) => Buffer.from(Uint32Array.from(numbers).buffer).swap32();
function box(type: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  return Buffer.concat([words(content.length + 8), Buffer.from(type, 'latin1'), content]);
}

interface Sound {
  codec?: string;
  /** Channels and bits. */
  shape?: [number, number];
  /** Version 1: samples and bytes of a packet. */
  packet?: [number, number];
  children?: Buffer;
  sizes: Buffer;
  /** Samples of the one chunk. */
  count: number;
}

/** A recording of one chunk of sound at offset 32, between notes. */
function recording(
  stored: Buffer,
  { codec = 'twos', shape = [1, 16], packet, children, sizes, count }: Sound,
) {
  const fields = Buffer.alloc(packet ? 44 : 28);
  fields.writeUInt16BE(1, 6);
  fields.writeUInt16BE(packet ? 1 : 0, 8);
  fields.writeUInt16BE(shape[0], 16);
  fields.writeUInt16BE(shape[1], 18);
  if (packet) words(packet[0], 0, packet[1], 0).copy(fields, 28);
  const entry = box(codec, fields, children ?? Buffer.alloc(0));
  const tables = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    sizes,
    box('stsc', words(0, 1, 1, count, 1)),
    box('stco', words(0, 1, 32)),
  );
  const track = box(
    'trak',
    box('tkhd', words(0, 0, 0, 1)),
    box('mdia', box('hdlr', words(0, 0), 'soun', words(0)), box('minf', tables)),
  );
  return Buffer.concat([box('ftyp', 'qt  ', words(0)), box('mdat', stored), box('moov', track)]);
}

const sound = Buffer.alloc(240, 'sound');
const stored = Buffer.concat([NOTE.subarray(0, 8), sound, NOTE]);
const oneSize = (size: number, count: number) => box('stsz', words(0, size, count));

describe('data in mdat that belongs to no sample', () => {
  it.each(['2-seconds.mp4', '2-seconds-fragments.mp4', 'voice.mp4', 'told.mov', '61-seconds.mov'])(
    'is overwritten: %s',
    async (name) => {
      const original = await fixture(name);
      // The last mdat grows; in these files no offset points behind it.
      const start = original.lastIndexOf('mdat') - 4;
      const end = start + original.readUInt32BE(start);
      const noted = Buffer.concat([original.subarray(0, end), NOTE, original.subarray(end)]);
      noted.writeUInt32BE(end - start + NOTE.length, start);
      const [{ file, text }, { written }] = [await cleaned(noted), await cleaned(original)];
      expect(text).not.toMatch(TELLING);
      const clean = Buffer.concat([
        written.subarray(0, end),
        Buffer.alloc(NOTE.length),
        written.subarray(end),
      ]);
      clean.writeUInt32BE(end - start + NOTE.length, start);
      expect(text).toBe(clean.toString('latin1'));
      expect(await probeMedia(file)).toBeTruthy();
    },
  );

  it.each<[string, Sound]>([
    ['one size for all', { sizes: oneSize(2, 120), count: 120 }],
    ['a size for each', { sizes: box('stsz', words(0, 0, 3, 100, 100, 40)), count: 3 }],
    [
      'sizes of 16 bits',
      { sizes: box('stz2', words(0, 16, 3), words(0x640064, 0x280000).subarray(0, 6)), count: 3 },
    ],
    [
      'sizes of 4 bits',
      {
        sizes: box('stz2', words(0, 4, 17), Buffer.alloc(8, 0xff), Buffer.of(0)),
        count: 17,
      },
    ],
    ['old QuickTime’s bits', { sizes: oneSize(1, 60), count: 60, shape: [2, 16] }],
    ['old QuickTime’s packets', { codec: 'ima4', sizes: oneSize(1, 448), count: 448, packet: [64, 34] }],
    ['a format’s packets', { codec: 'ulaw', sizes: oneSize(1, 240), count: 240 }],
  ])('is known by %s', async (_, description) => {
    const { written, text } = await cleaned(recording(stored, description));
    expect(text).not.toMatch(TELLING);
    const samples = written.subarray(32);
    expect(samples.subarray(0, 238).equals(sound.subarray(0, 238))).toBe(true);
  });

  it('of a fragmented film is overwritten, like the samples of tracks that are dropped', async () => {
    const original = await fixture('told-fragments.mp4');
    expect(original.toString('latin1')).toMatch(TELLING);
    const { file, text } = await cleaned(original);
    expect(text).not.toMatch(TELLING);
    expect(await probeMedia(file)).toEqual(await probeMedia(await fixtureFile('told-fragments.mp4')));
  });

  it('can’t be found if a table declares more rows than it has: WRONG TYPE', async () => {
    const file = path.join(folder, randomUUID());
    await writeFile(file, recording(stored, { sizes: box('stsz', words(0, 0, 2 ** 31, 100)), count: 3 }));
    await expect(cleanMedia(file, 'boxes')).rejects.toMatchObject({ fault: 'WRONG TYPE' });
  });
});

describe('a file that is too slow to clean, or whose samples can’t be located, is refused:', () => {
  const refused = async (original: Buffer, fault: string) => {
    const file = path.join(folder, randomUUID());
    await writeFile(file, original);
    await expect(cleanMedia(file, 'boxes')).rejects.toMatchObject({ fault });
  };

  it('a table of millions of rows', async () => {
    const rows = 2 ** 22;
    const sizes = box('stz2', words(0, 4, rows), Buffer.alloc(rows / 2));
    await refused(recording(stored, { sizes, count: 2 ** 32 - 1 }), 'WRONG TYPE');
  });

  it('a fragment whose position is relative to one that is dropped', async () => {
    const film = recording(stored, { sizes: oneSize(2, 120), count: 120 });
    const traf = (track: number) =>
      box('traf', box('tfhd', words(0, track)), box('trun', words(0x200, 1, 100)));
    const fragments = (...tracks: number[]) =>
      Buffer.concat([film, box('moof', ...tracks.map(traf)), box('mdat', stored)]);
    await refused(fragments(2, 1), 'NOT CLEANABLE');
    await cleaned(fragments(1, 2));
  });
});

async function fixtureFile(name: string): Promise<string> {
  const file = path.join(folder, randomUUID());
  await writeFile(file, await fixture(name));
  return file;
}

describe('a sample description', () => {
  const sizes = oneSize(2, 120);
  const blocks = (...parts: (Buffer | string)[]) => box('dfLa', words(0), ...parts);

  it('keeps what codecs need and nothing unknown', async () => {
    const children = Buffer.concat([
      box('note', NOTE),
      box('wave', box('frma', 'twos'), box('note', NOTE)),
      box('chan', '12345678'),
    ]);
    const { text } = await cleaned(recording(stored, { sizes, count: 120, packet: [1, 2], children }));
    expect(text).not.toMatch(TELLING);
    expect(text).toContain('frmatwos');
    expect(text).toContain('chan12345678');
  });

  it('of FLAC loses its comments', async () => {
    const info = `\u0000\0\0\u0022${'i'.repeat(34)}`;
    const children = blocks(info, `\u0084\0\0${String.fromCharCode(NOTE.length)}`, NOTE);
    const { text } = await cleaned(recording(stored, { codec: 'fLaC', sizes, count: 120, children }));
    expect(text).not.toMatch(TELLING);
    expect(text).toContain(info);
  });
});
