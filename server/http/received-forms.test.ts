import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readForm } from '#app/forms/read-form.server.ts';
import type { ReceivedForm } from '#app/forms/received-form.ts';
import { UPLOAD_FIELD } from '#app/forms/uploads/upload-rules.ts';
import { picture } from '../content-service/uploads-received/test-files.ts';
import { receivedForms } from './received-forms.ts';
import { keepSweeping, sweepDrafts } from './sweep-drafts.ts';

const disk = vi.hoisted(() => ({ full: false }));
vi.mock('../content-service/uploads-received/upload-folder.ts', () => ({
  hasRoom: async () => !disk.full,
}));

const folder = mkdtempSync(path.join(tmpdir(), 'kachel-'));
const app = express();
app.use(receivedForms(folder));
app.use((_request, response) => {
  const { texts, files, broken } = response.locals.form as ReceivedForm;
  response.json({ texts: Object.fromEntries(texts), files, broken });
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
  disk.full = false;
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
    const { texts, files } = (await (await post(await formWithPicture())).json()) as ReceivedForm;
    expect(texts).toEqual({ firstname: 'Ada' });
    expect(files).toMatchObject([{ filename: 'bild.png', fault: null, draft: { medium: 'image' } }]);
  });

  it.each([
    ['no end', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
    ['no part', 'nonsense'],
    ['nothing', ''],
  ])('that is none, for it has %s, is answered at once', async (_what, body) => {
    const response = await post(body, { 'Content-Type': 'multipart/form-data; boundary=x' });
    const form = (await response.json()) as ReceivedForm;
    expect(form.broken).toBe(true);
  });

  it('on a full disk keeps what was typed and tells which file is missing', async () => {
    disk.full = true;
    const before = readdirSync(folder);
    const { texts, files } = (await (await post(await formWithPicture())).json()) as ReceivedForm;
    expect(texts).toEqual({ firstname: 'Ada' });
    expect(files).toEqual([{ filename: 'bild.png', draft: null, fault: 'BROKEN OFF' }]);
    expect(readdirSync(folder)).toEqual(before);
  });
});

describe('what is no form', () => {
  it.each(['application/json', 'text/plain'])('is told so: %s', async (type) => {
    const request = new Request('http://tram.test/', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: '{}',
    });
    await expect(readForm(request, undefined)).rejects.toMatchObject({ status: 400 });
  });

  it('is told so where the host has read it', async () => {
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

  it('go after half an hour', async () => {
    put();
    await sweepDrafts(folder);
    expect(readdirSync(folder)).toContain('fresh.jpg');
    expect(readdirSync(folder)).not.toContain('old.jpg');
  });

  it('go though nobody posts, until the host stops', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = keepSweeping(folder);
    put();
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(readdirSync(folder)).not.toContain('old.jpg'));
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
