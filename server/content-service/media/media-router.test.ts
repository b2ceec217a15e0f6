import fs, { type ReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseServerSettings } from '#server/kernel/env.ts';
import { createLog } from '#server/kernel/logger.ts';
import { serverForTest } from '#tests/support/test-server.ts';
import { errorHandler } from '../core/error-handler.ts';
import { BoundedFolder } from './bounded-folder.ts';
import { findMedia, mediaRoots } from './find-media.ts';
import { mediaRouter } from './media-router.ts';
import { encode } from './picture-format.ts';
import { ResizedPictures } from './resized-pictures.ts';

vi.mock('./picture-format.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./picture-format.ts')>();
  return { ...original, encode: vi.fn(original.encode) };
});

vi.mock('node:fs/promises', { spy: true });

/** Looked up with each call, so that a test's spy on `fs` applies to named imports too. */
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  return { ...original, createReadStream: (...file: OpenedFile) => fs.createReadStream(...file) };
});

type OpenedFile = Parameters<typeof fs.createReadStream>;

vi.mock('node:os', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:os')>();
  return { ...original, availableParallelism: () => 3 };
});

let dataDir: string;
let server: Server;
let settings: ReturnType<typeof parseServerSettings>;
let base: string;

/** The codes of logged errors. */
const faults: unknown[] = [];
const handleError = errorHandler({
  error: (fields) => faults.push((fields as { fault: { code?: string } }).fault.code),
});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kachel-media-'));
  const uploads = join(dataDir, 'uploads');
  await mkdir(join(uploads, '2026'), { recursive: true });
  const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2B7A12' } });
  await photo.clone().jpeg().withMetadata({ orientation: 6 }).toFile(join(uploads, 'turned.jpg'));
  await photo
    .clone()
    .jpeg()
    .toFile(join(uploads, '2026', 'photo.jpg'));
  await photo.clone().resize(300, 200).jpeg().toFile(join(uploads, 'small.jpg'));
  for (const name of ['2026/first', 'second', 'third', 'fourth', 'fifth'])
    await copyFile(join(uploads, 'small.jpg'), join(uploads, `${name}.jpg`));
  await sharp({ create: { width: 900, height: 900, channels: 4, background: '#2B7A1200' } })
    .png()
    .toFile(join(uploads, 'crest.png'));
  await writeFile(join(uploads, 'broken.jpg'), 'no picture at all');
  await sharp({ create: { width: 4100, height: 4100, channels: 3, background: '#2B7A12' } })
    .avif({ effort: 0 })
    .toFile(join(uploads, 'vast.avif'));
  await copyFile(join(uploads, 'vast.avif'), join(uploads, 'vast-in-disguise.jpg'));
  await sharp({ create: { width: 8100, height: 8100, channels: 3, background: '#2B7A12' } })
    .png({ compressionLevel: 1 })
    .toFile(join(uploads, 'vast.png'));
  await writeFile(
    join(uploads, 'drawing-in-disguise.jpg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  await writeFile(join(uploads, 'clip-high.m3u8'), '#EXTM3U');
  await writeFile(join(uploads, 'clip.m4s'), '0123456789');
  await writeFile(
    join(uploads, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  await writeFile(join(uploads, 'page.html'), '<script>1</script>');
  await writeFile(join(uploads, 'plan.pdf'), '%PDF-1.7');
  await writeFile(join(dataDir, 'secret.jpg'), 'secret');
  await symlink(join(dataDir, 'secret.jpg'), join(uploads, 'link.jpg'));
  settings = parseServerSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://x',
    PREVIEW_TOKEN: 'x',
  });
  const app = express();
  app.set('trust proxy', true);
  app.use('/uploads/', mediaRouter({ settings, log: createLog('silent') }));
  app.use(handleError);
  // Never closes an idle connection, which would end an unfinished response too.
  server = createServer({ keepAliveTimeout: 0 }, app).listen(0);
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads`;
});

afterAll(async () => {
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${base}${path}`, { headers, method });

const fault = (code: string) => Object.assign(new Error('disk'), { code });

const { createReadStream } = fs;

/** The next file can't be read any more, once `event` has happened to its stream. */
function failNextRead(event: 'data' | null): void {
  vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...file) => {
    const stream = createReadStream(...file);
    const fail = () => stream.destroy(fault('ESTALE'));
    return event ? stream.once(event, fail) : fail();
  });
}

async function sizeOf(response: Response) {
  const { format, width, height, orientation } = await sharp(
    Buffer.from(await response.arrayBuffer()),
  ).metadata();
  return { format, width, height, orientation };
}

describe('a picture', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['', 'image/jpeg', 'jpeg'],
  ])('asked for with Accept %s comes as %s', async (accept, type, format) => {
    const response = await get('/2026/resize/640/70/photo.jpg', { Accept: accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toContain('Accept');
    expect(await sizeOf(response)).toMatchObject({ format, width: 640, height: 480 });
  });

  it('is never enlarged', async () => {
    expect(await sizeOf(await get('/resize/1280/80/small.jpg'))).toMatchObject({ width: 300, height: 200 });
  });

  it('is rotated by its EXIF orientation, which is then removed', async () => {
    expect(await sizeOf(await get('/resize/640/80/turned.jpg'))).toEqual({
      format: 'jpeg',
      width: 640,
      height: 853,
      orientation: undefined,
    });
  });

  it.each([
    ['image/avif,image/webp', 'image/webp'],
    ['image/avif', 'image/png'],
    ['*/*', 'image/png'],
  ])('keeps its transparency with Accept %s', async (accept, type) => {
    const response = await get('/resize/640/90/crest.png', { Accept: accept });
    expect(response.headers.get('Content-Type')).toBe(type);
    const { hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(hasAlpha).toBe(true);
  });

  it('is answered with 304 if its ETag matches', async () => {
    const first = await get('/resize/640/80/small.jpg');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(first.headers.get('Cache-Control')).toContain('max-age=86400');
    const second = await get('/resize/640/80/small.jpg', { 'If-None-Match': etag });
    expect(second.status).toBe(304);
  });

  it('is encoded once for concurrent requests', async () => {
    vi.mocked(encode).mockClear();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/resize/1280/70/turned.jpg', { Accept: 'image/webp' })),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(encode).toHaveBeenCalledOnce();
    const files = await readdir(join(dataDir, 'media-cache'), { recursive: true });
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
  });

  it('is served from the disk cache after a restart', async () => {
    await get('/2026/resize/320/70/photo.jpg');
    const cache = join(dataDir, 'media-cache');
    const made = async () => {
      const files = await readdir(cache, { recursive: true });
      return Promise.all(files.map(async (file) => `${file} ${(await stat(join(cache, file))).mtimeMs}`));
    };
    const before = await made();
    const restarted = express().use('/uploads/', mediaRouter({ settings, log: createLog('silent') }));
    const { origin } = await serverForTest(restarted);
    const again = await fetch(`${origin}/uploads/2026/resize/320/70/photo.jpg`);
    expect(again.status).toBe(200);
    expect(await sizeOf(again)).toMatchObject({ width: 320, height: 240 });
    expect(await made()).toEqual(before);
  });

  it('gets a 503, not a 404, if the disk is full', async () => {
    vi.mocked(writeFile).mockRejectedValueOnce(fault('ENOSPC'));
    expect((await get('/resize/960/90/small.jpg')).status).toBe(503);
    expect((await get('/resize/960/90/small.jpg')).status).toBe(200);
  });

  it.each([
    ['of a width that is not offered', '/resize/800/80/small.jpg'],
    ['of a quality that is not offered', '/resize/640/75/small.jpg'],
    ['that is broken', '/resize/640/80/broken.jpg'],
    ['of more pixels than are ever read', '/resize/640/80/vast.png'],
    ['of more pixels than its format can be read with', '/resize/640/80/vast.avif'],
    ['that is more than it is called', '/resize/640/80/vast-in-disguise.jpg'],
    ['that is an SVG with the extension of a JPEG', '/resize/640/80/drawing-in-disguise.jpg'],
    ['that is a video', '/resize/640/80/clip.m4s'],
    ['that is a drawing', '/resize/640/80/drawing.svg'],
    ['that does not exist', '/resize/640/80/none.jpg'],
  ])('%s gets a 404', async (_, path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('the queue of pictures', () => {
  /** Pictures that are encoded at once on three cores. */
  const SLOTS = 2;
  const variants = ['320', '640', '960', '1280'].flatMap((width) =>
    ['70', '80', '90'].flatMap((quality) =>
      ['image/avif', 'image/webp', '*/*'].map((accept) => ({ path: `/resize/${width}/${quality}`, accept })),
    ),
  );
  /** Lets as many pictures be encoded as are held or come later. */
  let encodeHeld: (pictures?: number) => void;
  const encodedFor: string[] = [];

  beforeEach(() => {
    const held: Array<() => void> = [];
    let free = 0;
    encodeHeld = (pictures = Number.POSITIVE_INFINITY) => {
      free += pictures;
      while (free > 0 && held.length > 0) {
        free -= 1;
        held.shift()?.();
      }
    };
    encodedFor.length = 0;
    vi.mocked(encode).mockImplementation((_picture, format, quality) => {
      encodedFor.push(`${format} ${quality}`);
      const toBuffer = async () => {
        await new Promise<void>((resolve) => {
          held.push(resolve);
          encodeHeld(0);
        });
        return Buffer.from('picture');
      };
      return { toBuffer } as unknown as Sharp;
    });
    vi.mocked(stat).mockClear();
    return () => vi.mocked(encode).mockReset();
  });

  /** Waits until that many requests have found no picture in the cache. */
  const areQueued = (requests: number) =>
    vi.waitFor(
      () => {
        const { calls, settledResults } = vi.mocked(stat).mock;
        const looked = settledResults.filter(
          ({ type }, n) => type === 'rejected' && String(calls[n]?.[0]).includes('media-cache'),
        );
        expect(looked).toHaveLength(requests);
      },
      { timeout: 10_000 },
    );

  const ask = (address: string, path: string, accept: string, signal: AbortSignal | null = null) =>
    fetch(`${base}${path}`, { headers: { 'X-Forwarded-For': address, Accept: accept }, signal });

  it('serves networks in turn', async () => {
    const many = variants.map(({ path, accept }) => ask('203.0.113.1', `/2026${path}/first.jpg`, accept));
    await areQueued(variants.length);
    const one = ask('198.51.100.7', '/resize/640/80/second.jpg', 'image/webp');
    await areQueued(variants.length + 1);
    encodeHeld(variants.length / 2);
    expect((await one).status).toBe(200);
    encodeHeld();
    await Promise.all(many);
  });

  it('encodes a picture at the first turn of those who wait for it', async () => {
    const many = variants.map(({ path, accept }) => ask('203.0.113.1', `${path}/third.jpg`, accept));
    await areQueued(variants.length);
    const last = variants.at(-1);
    const one = ask('198.51.100.7', `${last?.path}/third.jpg`, last?.accept ?? '');
    await areQueued(variants.length + 1);
    encodeHeld(variants.length / 2);
    expect((await one).status).toBe(200);
    encodeHeld();
    await Promise.all(many);
    expect(encodedFor).toHaveLength(variants.length);
  });

  it('answers all who wait for a picture once it is encoded, whatever else their network waits for', async () => {
    const [first, ...others] = variants;
    const askFor = ({ path, accept }: (typeof variants)[number]) =>
      ask('203.0.113.1', `${path}/fifth.jpg`, accept);
    const many = variants.slice(0, 1).map(askFor);
    await vi.waitFor(() => expect(encodedFor).toHaveLength(1), { timeout: 10_000 });
    many.push(...others.map(askFor));
    await areQueued(variants.length);
    const again = ask('203.0.113.1', `${first?.path}/fifth.jpg`, first?.accept ?? '');
    await areQueued(variants.length + 1);
    encodeHeld(variants.length / 2);
    expect((await again).status).toBe(200);
    encodeHeld();
    await Promise.all(many);
  });

  it('encodes nothing for clients that have left, unless somebody else waits for it', async () => {
    let left = 0;
    server.on('request', (_, response) => response.once('close', () => (left += 1)));
    const leaving = new AbortController();
    const many = variants.map(({ path, accept }) =>
      ask('203.0.113.1', `${path}/fourth.jpg`, accept, leaving.signal).catch(() => null),
    );
    await areQueued(variants.length);
    const last = variants.at(-1);
    const one = ask('203.0.113.1', `${last?.path}/fourth.jpg`, last?.accept ?? '');
    await areQueued(variants.length + 1);
    leaving.abort();
    await Promise.all(many);
    await vi.waitFor(() => expect(left).toBe(variants.length), { timeout: 10_000 });
    encodeHeld();
    expect((await one).status).toBe(200);
    expect(encodedFor).toHaveLength(SLOTS + 1);
  });

  it('checks in turn whether broken pictures can be read, in pieces', async () => {
    const opened: ReadStream[] = [];
    let most = 0;
    vi.spyOn(fs, 'createReadStream').mockImplementation((...file) => {
      const stream = createReadStream(...file);
      opened.push(stream);
      most = Math.max(most, opened.filter(({ closed }) => !closed).length);
      return stream;
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask(`203.0.113.${n}`, '/resize/640/80/broken.jpg', '*/*')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(404));
    expect(opened).toHaveLength(20);
    expect(most).toBeLessThanOrEqual(SLOTS);
  });

  it('checks nothing for clients that have left', async () => {
    const read = vi.spyOn(fs, 'createReadStream');
    const source = await findMedia(mediaRoots(settings), 'broken.jpg');
    const pictures = new ResizedPictures(new BoundedFolder(join(dataDir, 'media-cache'), 0, () => undefined));
    const requester = { network: '', hasLeft: () => true };
    const size = { width: 640, quality: 80 } as const;
    expect(source && (await pictures.get(source, size, '*/*', requester))).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  it.each([
    ['/clip-high.m3u8', 'application/vnd.apple.mpegurl'],
    ['/clip.m4s', 'video/iso.segment'],
    ['/plan.pdf', 'application/pdf'],
    ['/2026/photo.jpg', 'image/jpeg'],
  ])('%s is served as %s', async (path, type) => {
    const response = await get(path);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Content-Disposition')).toBeNull();
  });

  it.each(['/drawing.svg', '/page.html'])('%s can only be downloaded', async (path) => {
    const response = await get(path);
    expect(response.headers.get('Content-Disposition')).toBe('attachment');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(response.headers.get('Content-Type')).not.toContain('html');
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=50-60', 416, '', 'bytes */10'],
  ])('is served in ranges: %s', async (range, status, body, contentRange) => {
    const response = await get('/clip.m4s', { Range: range });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
    expect(response.headers.get('Cache-Control')).toMatch(status === 206 ? /^public/ : /^no-store$/);
  });

  it('is the whole file for HEAD, which knows no ranges', async () => {
    const response = await get('/clip.m4s', { Range: 'bytes=2-4' }, 'HEAD');
    expect([response.status, response.headers.get('Content-Length')]).toEqual([200, '10']);
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
  });

  it('is another version than the one asked for', async () => {
    const response = await get('/clip.m4s', { 'If-Match': '"old"' });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([412, 'no-store']);
  });

  it('may be requested in ranges by pages on another origin', async () => {
    const response = await get('/clip.m4s', { 'Access-Control-Request-Headers': 'range' }, 'OPTIONS');
    expect([response.status, response.headers.get('Access-Control-Allow-Headers')]).toEqual([204, 'Range']);
  });

  it.each(['/..%2fsecret.jpg', '/link.jpg', '/2026', '/2026/', '/a%00.jpg', '/%', '/none.jpg'])(
    '%s gets a 404',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  it.each([
    ['EIO', 503],
    ['ESTALE', 503],
    ['EMFILE', 503],
    ['EACCES', 404],
    ['ELOOP', 404],
    ['EINVAL', 404],
  ])('whose look-up fails with %s gets a %i', async (code, status) => {
    vi.mocked(stat).mockRejectedValueOnce(fault(code));
    expect((await get('/small.jpg')).status).toBe(status);
    expect((await get('/small.jpg')).status).toBe(200);
  });

  it('to be resized gets a 503 if the disk fails, a 404 if it is no picture', async () => {
    failNextRead(null);
    expect((await get('/resize/640/80/broken.jpg')).status).toBe(503);
    expect((await get('/resize/640/80/broken.jpg')).status).toBe(404);
  });
});

describe('a film', () => {
  const FILM_BYTES = 64 * 2 ** 20;
  const film = () => join(dataDir, 'uploads', 'film.mp4');

  beforeEach(async () => {
    faults.length = 0;
    // A sparse file, larger than what the buffers of a connection hold.
    await writeFile(film(), '');
    await truncate(film(), FILM_BYTES);
  });

  it('that can’t be opened gets a 503 in JSON', async () => {
    failNextRead(null);
    const response = await get('/film.mp4', { Range: 'bytes=0-99' });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([503, null]);
    expect(await response.json()).toHaveProperty('state', 'error');
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(response.headers.get('Accept-Ranges')).toBeNull();
    expect(faults).toEqual(['ESTALE']);
  });

  it('that can’t be read to its end is broken off', async () => {
    failNextRead('data');
    const response = await get('/film.mp4');
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(faults).toEqual(['ESTALE']);
  });

  it.each([
    ['', {}, 200],
    [', in a range,', { Range: `bytes=1000-${FILM_BYTES - 1000}` }, 206],
  ])('that is shortened while it is sent%s is broken off', async (_, headers, status) => {
    const response = await get('/film.mp4', headers as Record<string, string>);
    expect(response.status).toBe(status);
    await truncate(film(), 2 ** 20);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});
