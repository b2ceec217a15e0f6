import { createReadStream, type ReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureFacts } from './picture-facts.ts';

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  return { ...original, createReadStream: vi.fn(original.createReadStream) };
});

vi.mock('node:fs/promises', { spy: true });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kachel-colors-'));
  const plain = (channels: 3 | 4, background: string) =>
    sharp({ create: { width: 400, height: 300, channels, background } });
  await plain(3, '#2b7a12').png().toFile(join(folder, 'green.png'));
  await plain(4, '#2b7a1200').png().toFile(join(folder, 'crest.png'));
  await plain(3, '#2b7a12').png().toFile(join(folder, 'plan.pdf'));
  const tall = { width: 2, height: 16_384, channels: 3, background: '#2b7a12' } as const;
  await sharp({ create: tall }).png().toFile(join(folder, 'tall.png'));
  for (const [name, width, height] of [
    ['wide', 17_000, 20],
    ['poster', 2560, 17_000],
  ] as const)
    await sharp({ create: { ...tall, width, height } })
      .png()
      .toFile(join(folder, `${name}.png`));
  await plain(3, '#2b7a12').jpeg().withMetadata({ orientation: 6 }).toFile(join(folder, 'upright.jpg'));
  await writeFile(join(folder, 'unread.jpg'), 'what sharp can’t read');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Whether two colours differ by at most 16 per channel. */
function isNear(color: string | undefined, wanted: readonly number[]): boolean {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color?.slice(start, start + 2) ?? '', 16));
  return channels.every((channel, index) => Math.abs(channel - (wanted[index] ?? 0)) <= 16);
}

describe('a picture’s file', () => {
  it.each([
    '/api/uploads/green.png',
    '/uploads/green.png?v=2',
    'https://tram.example/api/uploads/resize/640/70/green.png',
  ])('gives its size and dominant colour: %s', async (url) => {
    const { mediaColor, ...size } = await pictureFacts([folder], '/uploads/')(url);
    expect(mediaColor).toMatch(/^#[0-9a-f]{6}$/);
    expect(isNear(mediaColor, [0x2b, 0x7a, 0x12])).toBe(true);
    expect(size).toEqual({ mediaWidth: 400, mediaHeight: 300 });
  });

  it('gives no colour if it has transparency', async () => {
    const facts = await pictureFacts([folder], '/uploads/')('/api/uploads/crest.png');
    expect(facts).toEqual({ mediaWidth: 400, mediaHeight: 300 });
  });

  it('gives width and height after EXIF rotation', async () => {
    const facts = await pictureFacts([folder], '/uploads/')('/api/uploads/upright.jpg');
    expect(facts).toMatchObject({ mediaWidth: 300, mediaHeight: 400 });
  });

  it.each([
    ['wide', 17_000, 20],
    ['poster', 2560, 17_000],
  ])('are those of a picture that is low enough once reduced: %s', async (name, mediaWidth, mediaHeight) => {
    const facts = await pictureFacts([folder], '/uploads/')(`/api/uploads/${name}.png`);
    expect(facts).toMatchObject({ mediaWidth, mediaHeight });
  });

  it.each([
    '/api/uploads/none.png',
    '/api/uploads/plan.pdf',
    '/api/uploads/tall.png',
    '/api/uploads/unread.jpg',
    '/api/uploads/..%2fgreen.png',
    'https://elsewhere.example/green.png',
    'https://[',
  ])('gives nothing if it is missing, no picture, too high or on another server: %s', async (url) => {
    expect(await pictureFacts([folder], '/uploads/')(url)).toEqual({});
  });

  const fault = (code: string) => Object.assign(new Error('disk'), { code });

  it('throws the error of a disk that fails', async () => {
    vi.mocked(stat).mockRejectedValueOnce(fault('EIO'));
    const facts = pictureFacts([folder], '/uploads/')('/api/uploads/green.png');
    await expect(facts).rejects.toMatchObject({ code: 'EIO' });
  });

  const factsUnread = (code: string) => {
    vi.mocked(createReadStream).mockImplementationOnce(
      () => new Readable().destroy(fault(code)) as ReadStream,
    );
    return pictureFacts([folder], '/uploads/')('/api/uploads/unread.jpg');
  };

  it.each(['EACCES', 'EIO'])('throws %s if that is why sharp can’t read it', async (code) => {
    await expect(factsUnread(code)).rejects.toMatchObject({ code });
  });

  it('gives nothing if it is deleted meanwhile', async () => {
    expect(await factsUnread('ENOENT')).toEqual({});
  });
});
