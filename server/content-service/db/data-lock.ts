import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SettingsError } from '#app/contract/settings.ts';

/**
 * Two PGlite processes on one folder silently lose rows, so a process must hold the kernel's lock on a file beside the
 * folder (docs/decisions/0003-pglite-and-postgres.md). The file is never deleted: a lock on a deleted file is invisible
 * to later processes.
 */
interface DataLock {
  release(): void;
}

/** An owner that is shutting down needs a moment to flush to disk, but never longer than this. */
const TIMEOUT_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** Waits until the owner releases the lock or dies, up to the time limit. */
export async function lockData(path: string, timeoutMs = TIMEOUT_MS): Promise<DataLock> {
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true });
    for (let left = timeoutMs; ; left -= LOOK_AGAIN_MS) {
      const found = await lockNow(path);
      if (typeof found !== 'string') return found;
      const sentence = `The database in ${folder} is in use by ${found}; stop that one first or set another DATA_DIR.`;
      if (left <= 0) throw new SettingsError(sentence);
      await setTimeout(LOOK_AGAIN_MS);
    }
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `The database in ${folder} can't be locked (${code ?? message}); set another DATA_DIR, or DATABASE_URL.`,
    );
  }
}

/** The lock, or a description of its owner. */
async function lockNow(path: string): Promise<DataLock | string> {
  // Imported lazily: with DATABASE_URL, systems without a binary of it don't need it.
  const { tryLock, unlock } = await import('fs-native-extensions');
  // A file descriptor: a FileHandle is closed by garbage collection.
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  let isHeld = false;
  try {
    if (!tryLock(file)) return ownerIn(file);
    const since = new Date().toISOString().replace(/\.\d+/, '');
    ftruncateSync(file);
    writeSync(file, `process ${process.pid} on ${hostname()} since ${since}`, 0);
    isHeld = true;
  } finally {
    if (!isHeld) closeSync(file);
  }
  return {
    release() {
      if (!isHeld) return;
      isHeld = false;
      ftruncateSync(file);
      unlock(file);
      closeSync(file);
    },
  };
}

/** The file is empty until its owner has written to it; on Windows a locked file can't be read. */
function ownerIn(file: number): string {
  try {
    return readFileSync(file, 'utf8') || 'another process';
  } catch {
    return 'another process';
  }
}
