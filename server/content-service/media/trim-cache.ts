import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the oldest files until the folder holds no more than so many bytes: sizes of pictures that were replaced stay
 * behind otherwise, and a vehicle's disk is small. What is still wanted is simply made again.
 */
export async function trimCache(folder: string, mostBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files: { path: string; bytes: number; changed: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => null);
    if (about?.isFile()) files.push({ path, bytes: about.size, changed: about.mtimeMs });
  }
  files.sort((a, b) => b.changed - a.changed);
  let total = 0;
  for (const { path, bytes } of files) {
    total += bytes;
    if (total > mostBytes) await rm(path, { force: true });
  }
}
