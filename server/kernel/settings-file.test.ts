import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeStorage, readSettingsFile } from './settings-file.ts';

describe('the first line of a program', () => {
  it.each([
    [{ DATA_DIR: '/data' }, 'database in /data/db'],
    [
      { DATA_DIR: '/data', DATABASE_URL: 'postgres://kachel:geheim@db.example:5432/rows?password=geheim' },
      'database postgres://kachel@db.example:5432/rows, files in /data',
    ],
    [
      { DATA_DIR: '/data', CONTENT_API_URL: 'https://a:geheim@cms.example/api' },
      'content of https://a@cms.example/api, files in /data',
    ],
  ])('of %j says where it works, without a password', (settings, words) => {
    expect(describeStorage(settings)).toBe(words);
  });
});

describe('the file of settings', () => {
  afterEach(() => {
    delete process.env.KACHEL_TEST_ONE;
    vi.unstubAllEnvs();
  });

  it('fills in what the environment does not name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kachel-env-'));
    await writeFile(join(folder, 'settings'), 'KACHEL_TEST_ONE=file\nKACHEL_TEST_TWO=file\n');
    vi.stubEnv('KACHEL_TEST_TWO', 'environment');
    vi.stubEnv('ENV_FILE', join(folder, 'settings'));
    readSettingsFile();
    expect([process.env.KACHEL_TEST_ONE, process.env.KACHEL_TEST_TWO]).toEqual(['file', 'environment']);
    await rm(folder, { recursive: true });
  });

  it.each([
    ['/nowhere/settings', 'ENOENT'],
    [tmpdir(), 'EISDIR'],
  ])('must be readable where it is named: %s', (file, code) => {
    vi.stubEnv('ENV_FILE', file);
    expect(readSettingsFile).toThrow(`ENV_FILE is ${file}, which can't be read (${code}).`);
  });
});
