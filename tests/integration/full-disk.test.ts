import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort, Host, temporaryFolder } from '../support/host.ts';
import { picture } from '../support/media-files.ts';
import { altkachel, entry, stubContent } from '../support/stub-content.ts';
import { StubContentServer } from '../support/stub-content-server.ts';

/** Photo uploads to a folder on a full disk; only where a test may mount one. */

const data = temporaryFolder();
const drafts = path.join(data.folder, 'upload-drafts');
mkdirSync(drafts, { mode: 0o700 });
const mount = (options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', drafts]).status === 0;
const unmount = () => spawnSync('umount', [drafts]).status === 0;
const canMount = mount('size=1m') && unmount();

describe.runIf(canMount)('a photo for a disk that is', () => {
  const id = randomUUID();
  const action = { type: 'action', id: '2', title: 'Action', name: 'mandatory', imageupload: 'mandatory' };
  const success = { state: 'success' };
  const content = new StubContentServer({
    answers: {
      ...stubContent().answers,
      'content/v1/entry/11/de': entry('11', 'Foto', [altkachel('Foto'), action]),
      [`action/v1/upload/${id}`]: success,
      'action/v1/save': success,
    },
  });
  let host: Host;
  let photo: Blob;
  let metricsPort: number;

  beforeAll(async () => {
    metricsPort = await freePort();
    photo = new Blob([new Uint8Array(await picture('jpeg', '#336699'))], { type: 'image/jpeg' });
    await content.start();
    host = await Host.start({
      CONTENT_API_URL: content.api,
      SESSION_SECRET: 'a-secret-of-the-tests',
      DATA_DIR: data.folder,
      METRICS_PORT: String(metricsPort),
    });
  });
  afterEach(() => void unmount());
  afterAll(async () => {
    await host.stop();
    await content.stop();
    data.remove();
  });

  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ submission_id: id, ...fields })) form.set(name, value);
    form.set('upload', photo, 'tram.jpg');
    return { method: 'POST', headers: { Origin: host.origin }, body: form };
  };
  const send = () =>
    host.get('/beitrag/11?text=on', formOf({ form: 'action-2', firstname: 'Kim', lastname: 'Muster' }));
  const failures = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(/submissions_total\{call="action upload",outcome="failed"\} (\d+)/.exec(metrics)?.[1] ?? 0);
  };
  const saved = () => content.requests.filter(({ path: call }) => call === 'action/v1/save').length;

  it.each([
    ['nearly full', 'size=1m', '"code":"ENOSPC","freeBytes":1048576,"neededBytes":'],
    ['full when the file comes', 'size=2g,nr_inodes=1', '"code":"ENOSPC","msg"'],
    ['read-only', 'size=2g,ro', '"code":"EROFS","msg"'],
  ])('%s is told so, and what was typed is kept', async (_, options, logged) => {
    expect(mount(options)).toBe(true);
    const [before, counted] = [saved(), await failures()];
    const answer = await send();
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('tram.jpg: Auf unserem Server ist gerade kein Platz für Dateien.');
    for (const kept of [id, 'Kim', 'Muster']) expect(html).toContain(`value="${kept}"`);
    const ahead = await host.get('/datei', formOf({ medium: 'image' }));
    expect(JSON.stringify(await ahead.json())).toContain('kein Platz');
    expect(saved()).toBe(before);
    await expect.poll(() => host.output.join('')).toContain(logged);
    expect(await failures()).toBe(counted + 2);
    expect(readdirSync(drafts)).toEqual([]);
  });

  it('there again is taken', async () => {
    expect((await send()).status).toBe(303);
    expect(saved()).toBe(1);
  });
});
