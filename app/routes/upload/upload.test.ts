import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { UploadFault } from '#app/contract/received-form.ts';
import { DRAFT_LIFETIME_MS, DRAFT_LONGEST_MS } from '#app/contract/upload-rules.ts';
import type { SentFile } from '#app/forms/uploads/send-file.ts';
import { de } from '#app/i18n/de.ts';
import { seal } from '#app/lib/seal.server.ts';
import { temporaryFolder } from '#tests/support/host.ts';
import { testPage } from '#tests/support/render.tsx';
import { action } from './route.ts';

vi.mock('#app/visit/request-context.server.ts', () => ({ requestContextOf: () => ({ page: testPage() }) }));

const disk = temporaryFolder();
const MINUTE = 60_000;
const place = path.join(disk.folder, 'upload-drafts', 'a.jpg');
const ID = '6f1c1e7e-6f0e-4c59-9d0c-0b7a1f5a0c11';

beforeAll(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');
  vi.stubEnv('DATA_DIR', disk.folder);
  mkdirSync(path.dirname(place));
});
afterAll(() => {
  vi.unstubAllEnvs();
  disk.remove();
});
beforeEach(() => writeFileSync(place, 'x'));

function receiptOf(since: number, lifetimeMs: number): Promise<string> {
  const draft = { id: 'a.jpg', medium: 'image', mime: 'image/jpeg', size: 1, sha256: 'a' };
  const kept = { draft, filename: 'rot.jpg', stage: 'waiting', since, submissionId: ID };
  return seal('upload draft', kept, lifetimeMs);
}

async function renewed(receipt: string): Promise<SentFile> {
  const body = new URLSearchParams({ medium: 'image', submission_id: ID, kept: receipt });
  const request = new Request('https://tram.example/datei', { method: 'POST', body });
  return (await action({ request, params: {}, context: {} })).json();
}

it('receipts without a file are answered by new ones, and their files are kept as long', async () => {
  const old = new Date(Date.now() - 25 * MINUTE);
  utimesSync(place, old, old);
  const receipt = await receiptOf(old.getTime(), DRAFT_LIFETIME_MS);
  const { uploads, problems } = await renewed(receipt);
  expect([uploads.length, uploads[0]?.filename, problems]).toEqual([1, 'rot.jpg', []]);
  expect(uploads[0]?.receipt).not.toBe(receipt);
  expect(Date.now() - statSync(place).mtimeMs).toBeLessThan(MINUTE);
  expect((await renewed(uploads[0]?.receipt ?? '')).problems).toEqual([]);
});

it('an expired receipt is answered by a problem', async () => {
  const expired = await receiptOf(Date.now(), -2 * MINUTE);
  expect(await renewed(expired)).toEqual({ uploads: [], problems: [de.actionFileExpired], later: false });
});

it('a file is not renewed beyond its longest time', async () => {
  const since = Date.now() - DRAFT_LONGEST_MS + 10 * MINUTE;
  await renewed(await receiptOf(since, MINUTE));
  const left = statSync(place).mtimeMs + DRAFT_LIFETIME_MS - Date.now();
  expect(Math.round(left / MINUTE)).toBe(10);
});

it.each<[UploadFault, boolean]>([
  ['QUOTA', true],
  ['NO ROOM', true],
  ['NOT CLEANABLE', false],
  ['BROKEN OFF', false],
])('a file refused as %s may be sent later: %s', async (fault, later) => {
  const texts = new FormData();
  texts.set('medium', 'image');
  texts.set('submission_id', ID);
  const form = { texts, files: [{ filename: 'rot.jpg', draft: null, fault }], cut: false };
  const request = new Request('https://tram.example/datei', { method: 'POST' });
  const sent: SentFile = await (await action({ request, params: {}, context: { form } })).json();
  expect([sent.problems.length, sent.later]).toEqual([1, later]);
});
