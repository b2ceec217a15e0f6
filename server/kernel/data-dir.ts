import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { SettingsError } from '#app/contract/settings.ts';
import { withTimeout } from '#app/contract/with-timeout.ts';

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOENT: 'the folder cannot be created',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its symbolic links form a loop',
};

/** A broken network disk hangs instead of failing. */
const TIMEOUT_MS = 10_000;

/** Creates DATA_DIR; throws an error with a plain message if it can't be used. */
export async function ensureDataDir(dataDir: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const folder = resolve(dataDir);
  try {
    const written = writeTestFile(folder).then(() => true);
    if (!(await withTimeout(written, timeoutMs, false))) throw new Error('the disk does not respond');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new SettingsError(`DATA_DIR is ${folder}, which can't be used: ${REASONS[code] ?? message}.`);
  }
}

async function writeTestFile(folder: string): Promise<void> {
  await makeFolder(folder);
  const probe = join(folder, `.probe-${process.pid}`);
  await writeFile(probe, 'x');
  await rm(probe, { force: true });
}

/** Not `recursive: true`: Node's mkdir never returns if a parent can't contain folders, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  const above = dirname(folder);
  await stat(above).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return makeFolder(above);
  });
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  });
}
