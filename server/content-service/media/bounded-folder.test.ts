import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BoundedFolder } from './bounded-folder.ts';

const MOST = 160;
const DAY_S = 24 * 3600;
const HOUR = 1 / 24;
let path: string;
let folder: BoundedFolder;

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), 'kachel-bounded-'));
  folder = boundedFolder();
});

afterEach(() => rm(path, { recursive: true, force: true }));

function boundedFolder(): BoundedFolder {
  return new BoundedFolder(path, MOST, (error) => {
    throw error;
  });
}

/** A file of ten bytes that was last used that many days ago. */
async function file(name: string, daysAgo: number): Promise<void> {
  await writeFile(join(path, name), '0123456789');
  const asked = Date.now() / 1000 - daysAgo * DAY_S;
  await utimes(join(path, name), asked, asked);
}

const names = async () => (await readdir(path)).sort();

describe('a bounded folder', () => {
  it('never exceeds its limit, and deletes the least recently used files first', async () => {
    for (let number = 10; number < 60; number += 1) {
      await file(String(number), 100 - number);
      await folder.added(String(number));
      expect((await names()).length * 10).toBeLessThanOrEqual(MOST);
    }
    expect((await names()).at(-1)).toBe('59');
    expect((await names())[0]).toBe(String(60 - (await names()).length));
  });

  it('keeps an old file that was just used', async () => {
    await file('old', 50);
    for (let number = 10; number < 23; number += 1) await file(String(number), 40);
    expect(await folder.has('old')).toBe(true);
    for (const name of ['new', 'newer', 'newest']) {
      await file(name, 0);
      await folder.added(name);
    }
    expect(await names()).toContain('old');
    expect(await names()).toHaveLength(15);
  });

  it('keeps a file in use when many new ones are added within the hour', async () => {
    await file('in use', HOUR);
    expect(await folder.has('in use')).toBe(true);
    for (let number = 10; number < 40; number += 1) {
      await file(String(number), HOUR / 2);
      await folder.added(String(number));
    }
    expect(await names()).toContain('in use');
  });

  it('doesn’t update the mtime of a file that was used within ten minutes', async () => {
    await file('just used', HOUR / 12);
    const before = await stat(join(path, 'just used'));
    expect(await folder.has('just used')).toBe(true);
    expect((await stat(join(path, 'just used'))).mtimeMs).toBe(before.mtimeMs);
    expect(await folder.has('none')).toBe(false);
  });

  it('deletes files beyond the limit after a restart, and keeps the rest', async () => {
    for (let number = 10; number < 40; number += 1) await file(String(number), 100 - number);
    await boundedFolder().trim();
    expect(await names()).toEqual(Array.from({ length: 15 }, (_, index) => String(25 + index)));
  });
});
