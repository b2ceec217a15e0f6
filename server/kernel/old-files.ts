import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './fault-report.ts';

/**
 * Names of a folder's files that were last written before that instant; none if there is no folder. Each file is
 * checked just before its name is yielded, so that one written meanwhile isn't deleted.
 */
export async function* oldFiles(folder: string, before: number): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return [];
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { mtimeMs } = await stat(join(folder, entry.name)).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < before) yield entry.name;
  }
}
