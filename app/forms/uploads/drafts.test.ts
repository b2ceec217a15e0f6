import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DRAFT_LIFETIME_MS } from '#app/contract/upload-rules.ts';
import { temporaryFolder } from '#tests/support/host.ts';
import { type AcceptedDraft, acceptedUploads, openReceipt } from './drafts.server.ts';

const disk = temporaryFolder();
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-20T06:00:00Z');

beforeAll(() => {
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');
  vi.stubEnv('DATA_DIR', disk.folder);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  disk.remove();
});

it('a file is kept for half an hour after each page with its form, and for five hours at most', async () => {
  const folder = path.join(disk.folder, 'upload-drafts');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'a.jpg'), 'x');
  vi.setSystemTime(NOW);
  const draft = { id: 'a.jpg', medium: 'image', mime: 'image/jpeg', size: 1, sha256: 'a' } as const;
  let kept: AcceptedDraft | null = { draft, filename: 'a.jpg', stage: 'waiting', since: NOW };
  let renewed = 0;
  while (kept && renewed < 20) {
    const [upload] = await acceptedUploads([kept], 'form-1');
    const deletedAt = statSync(path.join(folder, 'a.jpg')).mtimeMs + DRAFT_LIFETIME_MS;
    expect(deletedAt).toBeCloseTo(Math.min(Date.now() + DRAFT_LIFETIME_MS, NOW + 300 * MINUTE), -1);
    renewed += 1;
    vi.setSystemTime(NOW + renewed * 28 * MINUTE);
    kept = await openReceipt(upload?.receipt ?? '', 'form-1');
  }
  expect(renewed).toBe(11);
});
