import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataLockedError, lockData } from './data-lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kachel-lock-'));
  path = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function goneProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of the embedded database', () => {
  it('is refused to a second opener, in one sentence that names the first', async () => {
    await lockData(path);
    const second = lockData(path, 0);
    await expect(second).rejects.toThrow(DataLockedError);
    await expect(second).rejects.toThrow(
      new RegExp(`^The database in .* is in use by process ${process.pid};[^.]*\\.$`),
    );
  });

  it('is free again after its owner is done, and leaves nothing behind', async () => {
    (await lockData(path)).release();
    (await lockData(path)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is waited for while its owner is ending', async () => {
    const first = await lockData(path);
    const second = lockData(path);
    first.release();
    (await second).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('of a process that lives is not taken', async () => {
    writeFileSync(path, JSON.stringify({ pid: process.ppid, started: '' }));
    await expect(lockData(path, 0)).rejects.toThrow(`is in use by process ${process.ppid}`);
  });

  it.each([
    ['a process that is gone', async () => JSON.stringify({ pid: await goneProcess(), started: '' })],
    [
      'a process whose number another one has now',
      async () => JSON.stringify({ pid: process.ppid, started: 'earlier' }),
    ],
    ['nobody, because its writing was cut off', async () => '{"pid":'],
  ])('is taken over from %s', async (_, lock) => {
    writeFileSync(path, await lock());
    (await lockData(path)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over by one of several only', async () => {
    writeFileSync(path, '');
    writeFileSync(`${path}.takeover`, '');
    await expect(lockData(path, 0)).rejects.toThrow(DataLockedError);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${path}.takeover`, longAgo, longAgo);
    (await lockData(path)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that another one has taken over meanwhile is not released', async () => {
    const lock = await lockData(path);
    writeFileSync(path, JSON.stringify({ pid: process.ppid, started: '' }));
    lock.release();
    expect(readdirSync(folder)).toEqual(['db.lock']);
  });
});
