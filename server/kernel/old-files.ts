import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of a folder's files that were last written before that instant; none where there is no folder. */
export async function oldFiles(folder: string, before: number): Promise<string[]> {
  const old: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const { mtimeMs } = await stat(join(folder, entry.name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < before) old.push(entry.name);
  }
  return old;
}
