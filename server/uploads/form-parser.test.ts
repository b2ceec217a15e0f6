import { once } from 'node:events';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import express from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ReceivedForm, UploadFault } from '#app/contract/received-form.ts';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { picture, pixelBomb } from '#tests/support/media-files.ts';
import { testFolder } from '#tests/support/opened.ts';
import type { Sender } from '../kernel/sender.ts';
import { ClientGone } from '../kernel/submission-answers.ts';
import { cleanImage } from './clean-image.ts';
import { formParser } from './form-parser.ts';
import { keepSweeping, sweepDrafts } from './sweep-drafts.ts';
import { DiskFull, MIN_FREE_BYTES, QuotaReached, UploadQuota } from './upload-quota.ts';

/** A slow disk: a refused file that is still being deleted must not count against the next one. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs/promises')>();
  const rm: typeof fs.rm = (...file) => setTimeout(50).then(() => fs.rm(...file));
  return { ...fs, rm };
});

vi.mock('./clean-image.ts', async (importOriginal) => {
  const { cleanImage: clean } = await importOriginal<typeof import('./clean-image.ts')>();
  return { cleanImage: vi.fn(clean) };
});

const MB = 1024 * 1024;
const folder = testFolder();
let free = Number.MAX_SAFE_INTEGER;
const app = express();
const log = { error: vi.fn() };
app.use(formParser(folder, { log, quota: new UploadQuota({ freeBytes: async () => free }) }));
app.use((_request, response) => {
  if (response.locals.refusal) return void response.sendStatus(response.locals.refusal);
  const { texts, files, cut, broken } = response.locals.form as ReceivedForm;
  response.json({ texts: Object.fromEntries(texts), files, cut, broken });
});
let server: Server;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/beitrag/120`;
const post = (body: FormData | string, headers = {}) => fetch(address(), { method: 'POST', body, headers });

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = app.listen(0, resolve);
    }),
);
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  free = Number.MAX_SAFE_INTEGER;
  vi.useRealTimers();
});

async function formWithPicture(): Promise<FormData> {
  const form = new FormData();
  form.set('firstname', 'Ada');
  form.set(UPLOAD_FIELD, new Blob([new Uint8Array(await picture('png', '#123456'))]), 'bild.png');
  return form;
}

describe('a form with files', () => {
  it('has its texts and its files', async () => {
    const form = await formWithPicture();
    // What a browser sends for a file input in which nothing was chosen.
    form.append(UPLOAD_FIELD, new Blob([]), '');
    form.append('other', new Blob(['x']), 'x.png');
    const { texts, files } = (await (await post(form)).json()) as ReceivedForm;
    expect(texts).toEqual({ firstname: 'Ada' });
    expect(files).toMatchObject([{ filename: 'bild.png', fault: null, draft: { medium: 'image' } }]);
    // Whose turn it is to be checked.
    expect(cleanImage).toHaveBeenLastCalledWith(expect.any(String), 'image/png', {
      sender: expect.objectContaining({ network: '127.0.0.1' }),
    });
  });

  it('releases its reserved space if the rider disconnects before it is read', async () => {
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const release = vi.fn();
    const quota = { reserve: () => ({ add: () => left, release }) } as unknown as UploadQuota;
    const waiting = express().use(formParser(folder, { quota })).listen(0);
    const { port } = waiting.address() as AddressInfo;
    const sent = new Request('http://tram.test/', { method: 'POST', body: await formWithPicture() });
    const body = Buffer.from(await sent.arrayBuffer());
    const head = `POST /datei HTTP/1.1\r\nHost: tram.test\r\nContent-Length: ${body.length}\r\n`;
    const rider = connect(port, '127.0.0.1', () => {
      rider.write(`${head}Content-Type: ${sent.headers.get('Content-Type')}\r\n\r\n`);
      rider.write(body);
    });
    waiting.on('request', (request) => request.once('close', leave));
    waiting.on('request', () => rider.destroy());
    await vi.waitFor(() => expect(release).toHaveBeenCalled(), { timeout: 10_000 });
    await new Promise((resolve) => waiting.close(resolve));
  });

  it('tells the queue of checks when the rider has left', async () => {
    const sent = new Request('http://tram.test/', { method: 'POST', body: await formWithPicture() });
    const body = Buffer.from(await sent.arrayBuffer());
    const rider = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const checked = new Promise<Sender | undefined>((resolve) => {
      vi.mocked(cleanImage).mockImplementationOnce(async (_path, _mime, { sender } = {}) => {
        resolve(sender);
        return false;
      });
    });
    const head = `POST /datei HTTP/1.1\r\nHost: tram.test\r\nContent-Length: ${body.length}\r\n`;
    rider.write(`${head}Content-Type: ${sent.headers.get('Content-Type')}\r\n\r\n`);
    rider.write(body);
    const sender = await checked;
    expect(sender?.hasLeft()).toBe(false);
    rider.destroy();
    await vi.waitFor(() => expect(sender?.hasLeft()).toBe(true));
  });

  it.each([
    ['that was kept', () => picture('png', '#123456')],
    ['that its check refused', () => pixelBomb(30_000, 30_000)],
  ])('counts a file %s against its network, but none whose check was skipped', async (_, make) => {
    const release = vi.fn();
    const quota = { reserve: () => ({ add: async () => {}, release }) } as unknown as UploadQuota;
    const counting = express().use(formParser(folder, { quota })).listen(0);
    const { port } = counting.address() as AddressInfo;
    const bytes = await make();
    const body = new FormData();
    body.set(UPLOAD_FIELD, new Blob([new Uint8Array(bytes)]), 'bild.png');
    await fetch(`http://127.0.0.1:${port}/datei`, { method: 'POST', body });
    vi.mocked(cleanImage).mockRejectedValueOnce(new ClientGone());
    body.set(UPLOAD_FIELD, new Blob([new Uint8Array(await picture('png', '#654321'))]), 'skipped.png');
    await fetch(`http://127.0.0.1:${port}/datei`, { method: 'POST', body });
    expect(release.mock.calls).toEqual([[bytes.length], [0]]);
    await new Promise((resolve) => counting.close(resolve));
  });

  it.each([
    ['QUOTA', new QuotaReached()],
    ['NO ROOM', new DiskFull(1, 2)],
  ])('keeps its texts where a file gets no space: %s', async (fault, error) => {
    const reserve = vi.spyOn(UploadQuota.prototype, 'reserve');
    onTestFinished(() => reserve.mockRestore());
    reserve.mockReturnValue({ add: () => Promise.reject(error), release: () => undefined });
    const { texts, files } = (await (await post(await formWithPicture())).json()) as ReceivedForm;
    expect(texts).toEqual({ firstname: 'Ada' });
    expect(files).toEqual([{ filename: 'bild.png', draft: null, fault }]);
  });

  it.each([
    ['quota of their network', Number.MAX_SAFE_INTEGER],
    ['disk', MIN_FREE_BYTES + 100 * MB],
  ])('is taken while 200 clients announce a file and send nothing: %s', async (_, bytes) => {
    free = bytes;
    const { port } = server.address() as AddressInfo;
    const head = `POST /datei HTTP/1.1\r\nHost: tram.test\r\nContent-Length: ${MB}\r\n`;
    const part = `--x\r\nContent-Disposition: form-data; name="${UPLOAD_FIELD}"; filename="a.png"\r\n\r\n`;
    const idle: Socket[] = [];
    for (let n = 0; n < 200; n += 1) {
      const asked = once(server, 'request');
      const socket = connect(port, '127.0.0.1');
      socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n${part}`);
      idle.push(socket);
      await asked;
    }
    const { files } = (await (await post(await formWithPicture())).json()) as ReceivedForm;
    for (const socket of idle) socket.destroy();
    expect(files).toMatchObject([{ fault: null }]);
  });

  it('ends where its texts are more than those of any form of ours', async () => {
    const form = new FormData();
    for (let n = 0; n < 100; n += 1) form.set(`field${n}`, 'x'.repeat(90_000));
    const { texts, cut } = (await (await post(form)).json()) as ReceivedForm;
    expect(cut).toBe(true);
    expect(texts).toEqual({ field0: 'x'.repeat(90_000) });
  });

  it('ends there too where a file begins right behind them', async () => {
    const counting = express()
      .use(formParser(folder, { quota: new UploadQuota({}) }))
      .use((_request, response) => void response.json({}))
      .listen(0);
    const rider = connect((counting.address() as AddressInfo).port, '127.0.0.1');
    const part = (head: string, body: string) =>
      `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}`;
    rider.write(
      `POST /datei HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const send = (text: string) => rider.write(`${text.length.toString(16)}\r\n${text}\r\n`);
    for (const name of ['a', 'b']) send(`${part(`name="${name}"`, 'x'.repeat(65_000))}\r\n`);
    // In one chunk: the field that is too much, and the head of a file that never ends.
    send(
      `${part('name="c"', 'x'.repeat(9000))}\r\n${part(`name="${UPLOAD_FIELD}"; filename="a.png"`, 'half')}`,
    );
    expect(String(await once(rider, 'data'))).toContain('HTTP/1.1 200');
    rider.destroy();
    await new Promise((resolve) => counting.close(resolve));
  });

  it.each([
    ['no end', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
    ['no part', 'nonsense'],
    ['nothing', ''],
  ])('that is malformed (%s) is answered at once', async (_what, body) => {
    const response = await post(body, { 'Content-Type': 'multipart/form-data; boundary=x' });
    const form = (await response.json()) as ReceivedForm;
    expect(form.broken).toBe(true);
  });

  it('on a full disk keeps the texts and reports which file is missing', async () => {
    free = MIN_FREE_BYTES;
    const before = readdirSync(folder);
    const { texts, files } = (await (await post(await formWithPicture())).json()) as ReceivedForm;
    expect(texts).toEqual({ firstname: 'Ada' });
    expect(files).toEqual([{ filename: 'bild.png', draft: null, fault: 'NO ROOM' }]);
    expect(readdirSync(folder)).toEqual(before);
    const bytes = { freeBytes: free, neededBytes: expect.any(Number) };
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'ENOSPC', ...bytes }),
      expect.any(String),
    );
  });

  it('reports a decompression bomb as a picture of too many pixels', async () => {
    const form = new FormData();
    form.set(UPLOAD_FIELD, new Blob([new Uint8Array(await pixelBomb(30_000, 30_000))]), 'bombe.png');
    const { files } = (await (await post(form)).json()) as ReceivedForm;
    expect(files).toEqual([{ filename: 'bombe.png', draft: null, fault: 'TOO MANY PIXELS' }]);
  });

  it('stores files with mode 0600 in a folder with mode 0700', async () => {
    const { files } = (await (await post(await formWithPicture())).json()) as ReceivedForm;
    const mode = (file: string) => statSync(file).mode & 0o777;
    expect(mode(folder)).toBe(0o700);
    expect(mode(path.join(folder, files[0]?.draft?.id ?? ''))).toBe(0o600);
  });
});

/** As a browser sends it: with Content-Length, in pieces, reading the response only after the last. */
async function postInPieces(body: Buffer, contentType: string) {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = `POST /beitrag/120 HTTP/1.1\r\nHost: tram.test\r\nConnection: close\r\n`;
  const pieces = Array.from({ length: Math.ceil(body.length / 65_536) }, (_, n) =>
    body.subarray(n * 65_536, (n + 1) * 65_536),
  );
  socket.write(`${head}Content-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`);
  await pipeline(Readable.from(pieces), socket, { end: false });
  const sent = performance.now();
  const [answerHead = '', answer = ''] = (await text(socket)).split('\r\n\r\n');
  return { answerHead, answer, waited: performance.now() - sent };
}

function multipart(files: readonly (readonly [string, Buffer])[]) {
  const boundary = '----geckoformboundary';
  const part = (about: string, content: string | Buffer) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const body = Buffer.concat([
    ...part('name="firstname"', 'Ada'),
    ...files.flatMap(([name, bytes]) => part(`name="upload"; filename="${name}"`, bytes)),
    ...part('name="cb1"', 'on'),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return [body, `multipart/form-data; boundary=${boundary}`] as const;
}

describe('a file with a control character in its name', () => {
  it.each([
    ['\u0001', 1],
    ['\u007f', 1],
    ['\u0001', 90],
  ])('did not arrive; all else is kept (%j, %d of them)', async (character, count) => {
    const photo = await picture('png', '#333333');
    const bad = Array.from({ length: count }, () => [`a${character}.png`, Buffer.alloc(70_000)] as const);
    const [body, type] = multipart([['vorher.png', photo], ...bad, ['nachher.png', photo]]);
    const { answerHead, answer } = await postInPieces(body, type);
    expect(answerHead).toContain('HTTP/1.1 200');
    const { texts, files, broken } = JSON.parse(answer) as ReceivedForm;
    expect(broken).toBeUndefined();
    expect(texts).toEqual({ firstname: 'Ada', cb1: 'on' });
    expect(files.map(({ filename, fault }) => [filename, fault])).toEqual([
      ['vorher.png', null],
      ['nachher.png', null],
      ['', 'BROKEN OFF'],
    ]);
  });
});

describe('a body refused before it has arrived', () => {
  const grown = (head: Buffer, bytes: number) => Buffer.concat([head, Buffer.alloc(bytes - head.length)]);
  const boxes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42')]);

  it.each<[string, () => Promise<Buffer>, UploadFault]>([
    ['gross.jpg', async () => grown(await picture('jpeg', '#fff'), 11 * MB), 'TOO LARGE'],
    ['bild.gif', async () => grown(Buffer.from('GIF89a'), 6 * MB), 'WRONG TYPE'],
    ['webp.jpg', async () => grown(Buffer.from('RIFF\0\0\0\0WEBPVP8 '), MB), 'WRONG TYPE'],
    ['film.mp4', async () => grown(boxes, 70 * MB), 'TOO LARGE'],
    ['leer.jpg', async () => Buffer.alloc(0), 'EMPTY'],
  ])('is reported once the form is complete, with all else kept: %s', async (name, make, fault) => {
    const bytes = await make();
    const good: [string, Buffer][] = [
      ['vorher.png', await picture('png', '#111111')],
      ['nachher.png', await picture('png', '#222222')],
    ];
    for (const files of [[[name, bytes] as const], [good[0], [name, bytes], good[1]]]) {
      const sent = await postInPieces(...multipart(files as [string, Buffer][]));
      expect(sent.waited).toBeLessThan(2000);
      const form = JSON.parse(sent.answer) as ReceivedForm;
      expect(form.texts).toEqual({ firstname: 'Ada', cb1: 'on' });
      expect(form.files.map((file) => [file.filename, file.fault])).toEqual(
        files.map(([filename] = ['', bytes]) => [filename, filename === name ? fault : null]),
      );
    }
  });

  it.each([
    ['a text that is too long', 'application/x-www-form-urlencoded', 413],
    ['files without a boundary', 'multipart/form-data', 400],
    ['files with one that belongs to another word', 'multipart/form-data; a=";boundary=x"', 400],
  ])('gets a response, not a connection reset: %s', async (_what, contentType, status) => {
    const { answerHead } = await postInPieces(Buffer.alloc(20 * MB, 'a'), contentType);
    expect(answerHead).toContain(`HTTP/1.1 ${status}`);
  });

  it('gets no response if a proxy passes it on chunked: the connection is closed at the limit', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    const head = 'POST /beitrag/120 HTTP/1.1\r\nHost: tram.test\r\nTransfer-Encoding: chunked\r\n';
    socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\n`);
    // Of a body without end.
    socket.write(`40000\r\n${'a'.repeat(0x40000)}\r\n`);
    await new Promise((resolve) => socket.once('close', resolve));
  });

  it.each([
    ['a text', '/beitrag/120', 'application/x-www-form-urlencoded'],
    ['files at an address that takes none', '/linie', 'multipart/form-data; boundary=b'],
  ])('gets a 413 at once if it is longer than what is read: %s', async (_, path, type) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: tram.test\r\nContent-Type: ${type}\r\nContent-Length: ${100 * 2 ** 20}\r\n\r\nb`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(String(answer)).toContain('HTTP/1.1 413');
  });
});

it('a form without files is read even if a proxy passes it on chunked', async () => {
  const body = new Blob(['firstname=', 'Ada']).stream();
  const init = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body };
  const answer = await fetch(address(), { ...init, duplex: 'half' } as RequestInit);
  expect(await answer.json()).toMatchObject({ texts: { firstname: 'Ada' }, cut: false });
});

describe('a body that is no form', () => {
  const urlencoded = 'application/x-www-form-urlencoded';
  it.each([
    ['over a hundred fields', urlencoded, 'kept=a&'.repeat(100)],
    ['a type that only a tolerant parser takes', `${urlencoded}; =`, 'firstname=Ada'],
    ['JSON', 'application/json', '{}'],
  ])('is passed on as broken, without its fields: %s', async (_, type, body) => {
    const answer = await post(body, { 'Content-Type': type });
    expect(await answer.json()).toEqual({ texts: {}, files: [], cut: false, broken: true });
  });

  it('has more than a hundred fields; a hundred are accepted', async () => {
    const body = Array.from({ length: 100 }, (_, n) => `field${n}=${n}`).join('&');
    const { texts } = (await (await post(body, { 'Content-Type': urlencoded })).json()) as ReceivedForm;
    expect(Object.keys(texts)).toHaveLength(100);
  });

  it.each(['application/json', 'text/plain'])('is answered with 400: %s', async (type) => {
    const request = new Request('http://tram.test/', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: '{}',
    });
    await expect(readForm(request, {})).rejects.toMatchObject({ status: 400 });
  });

  it('is answered with 400 if the host has parsed it, too', async () => {
    const form = { texts: new FormData(), files: [], cut: false, broken: true };
    await expect(readForm(new Request('http://tram.test/'), { form })).rejects.toMatchObject({ status: 400 });
  });
});

describe('drafts', () => {
  const old = path.join(folder, 'old.jpg');
  const fresh = path.join(folder, 'fresh.jpg');
  const put = () => {
    for (const file of [old, fresh]) writeFileSync(file, 'x');
    utimesSync(old, new Date(0), Date.now() / 1000 - 31 * 60);
  };

  it('are deleted after half an hour', async () => {
    put();
    await sweepDrafts(folder);
    expect(readdirSync(folder)).toContain('fresh.jpg');
    expect(readdirSync(folder)).not.toContain('old.jpg');
  });

  it('are deleted every minute without any post, until the host stops', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = keepSweeping(folder);
    put();
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(readdirSync(folder)).not.toContain('old.jpg'));
    await stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
