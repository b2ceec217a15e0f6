import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SettingsError } from '#app/contract/settings.ts';

/**
 * Two PGlite processes on one folder lose rows without a word, so the folder belongs to the process named in its lock
 * file. A lock whose process is gone (kill -9, power cut) is taken over.
 */
export interface DataLock {
  release(): void;
}

/** Told in its own words, without a stack, like any setting that doesn't fit. */
export class DataLockedError extends SettingsError {
  override name = 'DataLockedError';
}

interface Owner {
  pid: number;
  /** When that process started: after a restart another one may have its number. */
  started: string;
}

const TAKEOVER_SECONDS = 10;

/** An owner that is just ending may need a moment (closing writes everything down); longer than this none does. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** The lock, as soon as its owner gives it back, dies or has had its time. */
export async function lockData(path: string, patienceMs = PATIENCE_MS): Promise<DataLock> {
  for (let left = patienceMs; ; left -= LOOK_AGAIN_MS) {
    try {
      return lockNow(path);
    } catch (error) {
      if (!(error instanceof DataLockedError) || left <= 0) throw error;
    }
    await setTimeout(LOOK_AGAIN_MS);
  }
}

function lockNow(path: string): DataLock {
  mkdirSync(dirname(path), { recursive: true });
  const mine: Owner = { pid: process.pid, started: startOf(process.pid) };
  if (!create(path, mine)) takeOver(path, mine);
  return {
    release() {
      const owner = read(path);
      if (owner && isSame(owner, mine)) rmSync(path, { force: true });
    },
  };
}

function takeOver(path: string, mine: Owner): void {
  // Only one process at a time may judge a lock stale, or the second would throw away the first one's new lock.
  const guard = `${path}.takeover`;
  if (!create(guard, mine)) {
    if (ageInSeconds(guard) < TAKEOVER_SECONDS) throw locked(path);
    rmSync(guard, { force: true });
    if (!create(guard, mine)) throw locked(path);
  }
  try {
    const owner = read(path);
    if (owner && isAlive(owner)) throw locked(path, owner.pid);
    rmSync(path, { force: true });
    if (!create(path, mine)) throw locked(path);
  } finally {
    rmSync(guard, { force: true });
  }
}

function locked(path: string, pid?: number): DataLockedError {
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  return new DataLockedError(
    `The database in ${dirname(path)} is in use by ${who}; stop that one first or set another DATA_DIR.`,
  );
}

function create(path: string, owner: Owner): boolean {
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** null for a lock that is gone or was cut off while it was written: it has no owner that lives. */
function read(path: string): Owner | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return null;
    if (!('pid' in parsed) || typeof parsed.pid !== 'number') return null;
    const started = 'started' in parsed && typeof parsed.started === 'string' ? parsed.started : '';
    return { pid: parsed.pid, started };
  } catch {
    return null;
  }
}

function isSame(a: Owner, b: Owner): boolean {
  return a.pid === b.pid && a.started === b.started;
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = startOf(owner.pid);
  return started === '' || owner.started === '' || started === owner.started;
}

/** The machine's boot and the process's start in ticks since then; '' where the system doesn't tell (macOS, Windows). */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${boot}:${ticks}`;
  } catch {
    return '';
  }
}

function ageInSeconds(path: string): number {
  try {
    return (Date.now() - statSync(path).mtimeMs) / 1000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
