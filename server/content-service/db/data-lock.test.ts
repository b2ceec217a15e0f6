import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsError } from '#app/contract/settings.ts';
import { testPrograms } from '#tests/support/test-programs.ts';
import { lockData } from './data-lock.ts';

vi.mock('node:timers/promises', { spy: true });

const programs = testPrograms({ holder: 'tests/support/content-service/lock-holder.ts' });

let folder: string;
let path: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kachel-lock-'));
  path = join(folder, 'db.lock');
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that tries to take the lock: its output, and a function that kills it. */
async function another(
  ...within: string[]
): Promise<{ said: string; pid: number | undefined; kill(): Promise<unknown> }> {
  const [command = '', ...args] = [...within, process.execPath, join(programs, 'holder.mjs'), path];
  const child = spawn(command, args, {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  for await (const said of createInterface({ input: child.stdout })) return { said, pid: child.pid, kill };
  throw new Error('The process ended before it said anything.');
}

/** Command that runs a process in a separate PID namespace, as in a container. */
const ownNumbers = [
  '--fork --pid --mount-proc --kill-child',
  '--map-root-user --fork --pid --mount-proc --kill-child',
]
  .map((flags) => ['unshare', ...flags.split(' ')])
  .find(([command = '', ...flags]) => spawnSync(command, [...flags, 'true']).status === 0);

describe('the lock of the embedded database', () => {
  it('is refused to a second opener, in one sentence that names the first and what to do', async () => {
    const { said, pid } = await another();
    expect(said).toBe('held');
    const second = lockData(path, 0);
    await expect(second).rejects.toThrow(SettingsError);
    const since = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ`;
    await expect(second).rejects.toThrow(
      new RegExp(
        `^The database in ${folder} is in use by process ${pid} on ${hostname()} since ${since}; stop that one first or set another DATA_DIR\\.$`,
      ),
    );
    expect((await another()).said).toContain(`in use by process ${pid} on`);
  });

  it('is released at once when its owner is killed', async () => {
    const { said, kill } = await another();
    expect(said).toBe('held');
    await kill();
    (await lockData(path, 0)).release();
  });

  it('is kept by an owner whose event loop is blocked', async () => {
    const { said } = await another();
    expect(said).toBe('held');
    await expect(lockData(path, 500)).rejects.toThrow(SettingsError);
  });

  it.runIf(ownNumbers)('holds between two containers on one folder', async () => {
    const first = await another(...(ownNumbers ?? []));
    expect(first.said).toBe('held');
    const second = await another(...(ownNumbers ?? []));
    expect(second.said).toContain(`is in use by process 1 on ${hostname()} since`);
    await first.kill();
    expect((await another(...(ownNumbers ?? []))).said).toBe('held');
  });

  it('is refused to the process that holds it, which still holds it after the attempt', async () => {
    const lock = await lockData(path);
    await expect(lockData(path, 0)).rejects.toThrow(`in use by process ${process.pid} on`);
    expect((await another()).said).toContain(`in use by process ${process.pid} on`);
    lock.release();
    expect((await another()).said).toBe('held');
  });

  it('is acquired after waiting for its owner to release it', async () => {
    const first = await lockData(path);
    const second = lockData(path);
    first.release();
    (await second).release();
  });

  it('is waited for ten seconds, then refused with a SettingsError', async () => {
    const lock = await lockData(path);
    const pause = vi.mocked(setTimeout).mockReset().mockResolvedValue(undefined);
    await expect(lockData(path)).rejects.toThrow(SettingsError);
    expect(pause.mock.calls.reduce((sum, [ms = 0]) => sum + ms, 0)).toBe(10_000);
    pause.mockRestore();
    lock.release();
  });

  it('is released once: a second release() doesn’t free the next owner’s lock', async () => {
    const first = await lockData(path);
    first.release();
    const second = await lockData(path, 0);
    first.release();
    await expect(lockData(path, 0)).rejects.toThrow(SettingsError);
    second.release();
  });

  it('leaves an empty lock file after release', async () => {
    (await lockData(path)).release();
    expect(readFileSync(path, 'utf8')).toBe('');
  });

  it.each([
    ['a process that is gone', 'process 1 on gone since 2026-01-01T00:00:00Z'],
    ['nobody', ''],
  ])('is taken where the file names %s', async (_, text) => {
    writeFileSync(path, text);
    (await lockData(path, 0)).release();
  });

  it('says in a sentence that it can’t be had on what is no file, without waiting', async () => {
    mkdirSync(path);
    const lock = lockData(path);
    await expect(lock).rejects.toThrow(SettingsError);
    await expect(lock).rejects.toThrow(
      `The database in ${folder} can't be locked (EISDIR); set another DATA_DIR, or DATABASE_URL.`,
    );
  });
});
