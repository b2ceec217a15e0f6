import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SECRETS_FILE, storedSecret } from './stored-secrets.ts';

it('a secret is made once, another for each name, and only its owner can read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kachel-secrets-'));
  const session = await storedSecret(folder, 'SESSION_SECRET');
  const preview = await storedSecret(folder, 'PREVIEW_TOKEN');
  expect([session.isNew, preview.isNew]).toEqual([true, true]);
  expect(session.value).not.toBe(preview.value);
  expect(session.value.length).toBeGreaterThan(30);
  expect(await storedSecret(folder, 'SESSION_SECRET')).toEqual({ value: session.value, isNew: false });
  expect((await stat(join(folder, SECRETS_FILE))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
