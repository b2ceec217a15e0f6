import { cp, mkdir, mkdtemp, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCounters } from '#app/config/counters.server.ts';
import { readPositions } from '#app/contract/content/position.ts';
import { migratedFolder } from '#tests/support/content-service/database.ts';
import { exportedBy } from '#tests/support/content-service/export.ts';
import { parseServerSettings } from '../kernel/env.ts';
import { createLog } from '../kernel/logger.ts';
import { findRunningAdmin } from './admin/admin-client.ts';
import { importSummary } from './admin/import-summary.ts';
import { type ContentService, createContentService } from './content-service.ts';
import type { ImportReport } from './import/import-report.ts';

vi.mock('node:fs/promises', { spy: true });

let dataDir: string;
let service: ContentService;
let server: Server;
let api: string;

const warned: unknown[] = [];
const log = createLog('silent');
log.warn = (line: unknown) => void warned.push(line);

const options = (folder: string) => ({
  settings: parseServerSettings({ DATA_DIR: folder }),
  log,
  now: () => new Date('2026-11-20T11:00:00Z'),
  newCounter: createCounters(null),
  besideWebApp: true,
});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kachel-service-'));
  service = await createContentService(options(dataDir));
  const app = express();
  app.use('/api', service.router);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

const FAULT = (where: string, fault: string) => {
  throw new Error(`${where}: ${fault}`);
};

describe('the embedded content service on a fresh machine', () => {
  it('is ready and serves the demo without a fault', async () => {
    expect(await service.ready()).toBe(true);
    for (const page of ['start', 'line', 'events', 'prizes', 'deals', 'about']) {
      const answer = await (await fetch(`${api}/content/v1/${page}/de`)).json();
      expect(readPositions(answer, page, FAULT)?.length).toBeGreaterThan(0);
    }
  });

  it('serves the pictures that its content names', async () => {
    const start = await (await fetch(`${api}/content/v1/start/de`)).text();
    const [, picture] = /"mediaURL":"\/api\/uploads\/([^"]+\.jpg)"/.exec(start) ?? [];
    const resized = await fetch(`${api}/uploads/resize/640/70/${picture}`, {
      headers: { Accept: 'image/webp' },
    });
    expect(resized.status).toBe(200);
    expect(resized.headers.get('Content-Type')).toBe('image/webp');
  });

  it('has no warning of unsent mails in demo mode and doesn’t count those in the folder', async () => {
    await mkdir(join(dataDir, 'outbox'));
    await writeFile(join(dataDir, 'outbox/1.eml'), '');
    expect([service.unsentMails, await service.gauges.mailsToFolder(), warned]).toEqual([null, 0, []]);
  });

  it('ends demo mode with the first own content, at once and after a restart', async () => {
    const preview = async (token: string) =>
      (await fetch(`${api}/content/v1/start/de`, { headers: { 'X-WP-Nonce': token } })).status;
    const entryStatus = async (id: string) => (await fetch(`${api}/content/v1/entry/${id}/de`)).status;
    const vote = { survey_id: '140', entry_id: '140', answer1: null, submission_id: crypto.randomUUID() };
    const [, answer1 = ''] =
      /"answer1":"([^"]+)"/.exec(await (await fetch(`${api}/content/v1/entry/140/de`)).text()) ?? [];
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ ...vote, answer1 });
    const voted = await fetch(`${api}/survey/v1/save`, { method: 'POST', headers, body });
    expect(await voted.json()).toEqual({ state: 'success' });
    const pictureStatus = async () => (await fetch(`${api}/uploads/ausstellung.jpg`)).status;
    expect([service.isDemo(), await preview('kachel-preview'), await pictureStatus()]).toEqual([
      true,
      200,
      200,
    ]);
    const file = join(dataDir, 'secrets.json');
    const secrets = JSON.parse(await readFile(file, 'utf8')) as { PREVIEW_TOKEN: string };
    // Replace the file by a folder, so that writing it fails, as on a full disk.
    await rename(file, `${file}.aside`);
    await mkdir(file);
    const admin = await findRunningAdmin(dataDir);
    if (!admin) throw new Error('The running service was not found.');
    expect(await admin.demo()).toMatchObject({ sent: 1 });
    const raffle = { type: 'action', id: '1', title: 'Ja', email: 'mandatory', autoresponse: 'optin' };
    const own = { entries: [{ id: '7', title: 'Eigenes', kacheln: [raffle] }] };
    await expect(admin.import(own, { replace: false })).rejects.toThrow('The demo content is still there');
    expect(service.isDemo()).toBe(true);

    await admin.import(own, { replace: false, leaveDemo: true });
    expect([service.isDemo(), await preview('kachel-preview'), await pictureStatus()]).toEqual([
      false,
      403,
      404,
    ]);
    expect(await preview(secrets.PREVIEW_TOKEN)).toBe(200);
    await rmdir(file);
    await rename(`${file}.aside`, file);
    expect([await entryStatus('7'), await entryStatus('140'), await entryStatus('9001')]).toEqual([
      200, 404, 404,
    ]);
    expect(await (await fetch(`${api}/survey/v1/info/140/140`)).json()).not.toHaveProperty('answer1');
    expect(await admin.demo()).toBeNull();
  });

  it('after demo mode warns commands that mails aren’t sent, and counts new ones in the folder, not the demo’s', async () => {
    expect(await service.gauges.mailsToFolder()).toBe(0);
    await writeFile(join(dataDir, 'outbox/2.eml'), '');
    const words = await (await findRunningAdmin(dataDir))?.unsentMails();
    expect(words).toMatch(/^SMTP_URL is not set: .* nobody can confirm taking part in entry 7 /);
    expect([await service.gauges.mailsToFolder(), warned]).toEqual([1, []]);
  });

  it('has an admin server for commands of the same user', async () => {
    const admin = await findRunningAdmin(dataDir);
    expect(admin && (await exportedBy(admin))).toHaveProperty('entries');
  });

  it.each([
    '/content/v1/none',
    '/content/v1/entry/%',
    '/content/v1/%E0%A4%A/de',
    '/uploads/%00',
    '/elsewhere',
    '/',
  ])('answers %s with a 404 in JSON', async (path) => {
    const response = await fetch(`${api}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('json');
  });

  it('releases the database when it closes, and can start again; the warning of unsent mails isn’t logged', async () => {
    const words = await (await findRunningAdmin(dataDir))?.unsentMails();
    await service.close();
    expect(await service.ready()).toBe(false);
    expect(await findRunningAdmin(dataDir)).toBeNull();
    const again = await createContentService(options(dataDir));
    expect([await again.ready(), again.isDemo()]).toEqual([true, false]);
    // The program prints the warning; logged as well, it would appear twice.
    expect([again.unsentMails, warned]).toEqual([words, []]);
    await again.close();
  });

  it('does not start with the demo’s content where DEMO is off, nor makes any; the demo starts also while the disk fails at its pictures, and without settings stays, but a file is checked', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kachel-service-'));
    await cp(join(await migratedFolder(), 'db'), join(folder, 'db'), { recursive: true });
    const off = { ...options(folder), settings: parseServerSettings({ DATA_DIR: folder, DEMO: 'off' }) };
    const empty = await createContentService(off);
    const admin = await findRunningAdmin(folder);
    expect([empty.isDemo(), admin && (await exportedBy(admin)).entries]).toEqual([false, []]);
    await empty.close();
    vi.mocked(stat)
      .mockReset()
      .mockRejectedValue(Object.assign(new Error('disk'), { code: 'EIO' }));
    const demo = await createContentService({
      ...options(folder),
      demoMode: { missing: () => ['No name.'], end },
    });
    const looked = vi.mocked(stat).mock.calls.filter(([path]) => String(path).includes('demo/media'));
    vi.mocked(stat).mockReset();
    expect([demo.isDemo(), looked.length > 0]).toEqual([true, true]);
    const running = await findRunningAdmin(folder);
    const own = (file: object, check: boolean) =>
      running?.import(file, { replace: false, leaveDemo: true, check });
    const asked =
      'No name. Set this and restart the service before the import, because your own content ends demo mode.';
    await expect(running?.leaveDemo()).rejects.toMatchObject({ faults: [asked] });
    await expect(own({ entries: [] }, false)).rejects.toMatchObject({ faults: [asked] });
    await expect(own({ entries: [{ id: 'x' }] }, true)).rejects.toMatchObject({
      faults: [expect.stringMatching(/^entries\[0\]\.id is not /)],
    });
    const checked = await own({ entries: [{ id: '7', title: 'Neu' }] }, true);
    expect(importSummary(checked as ImportReport)).toMatch(
      /1 added \(7\)[\s\S]*\nNo name\. Set this .+ ends demo mode\.$/,
    );
    expect(demo.isDemo()).toBe(true);
    await demo.close();
    await expect(createContentService(off)).rejects.toThrow('npm run demo:leave');
    await rm(folder, { recursive: true });
  });
});

async function end() {
  throw new Error('Demo mode must not end.');
}
