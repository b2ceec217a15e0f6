import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { errorCode } from '../../kernel/fault-report.ts';
import { projectFile } from '../../kernel/project-file.ts';
import type { ServiceContext } from '../core/service-context.ts';

/** Folders to search for media: the editors' first, then the demo's. */
export function mediaRoots({ DATA_DIR, demo }: ServiceContext['settings']): string[] {
  const own = resolve(DATA_DIR, 'uploads');
  return demo ? [own, projectFile('server/content-service/demo/media')] : [own];
}

export interface FoundMedia {
  root: string;
  /** Path below the root. */
  file: string;
  bytes: number;
  changed: Date;
  /** Changes with the file; a strong validator. */
  version: string;
}

/** The file in the first folder that has it; throws if the disk fails. Links out of the folder aren't followed. */
export async function findMedia(roots: readonly string[], file: string): Promise<FoundMedia | null> {
  for (const root of roots) {
    const found = await lookIn(root, file);
    if (found) return found;
  }
  return null;
}

/**
 * Codes that a requested path can cause: `lost+found` on a mounted volume gives EACCES, some file systems EINVAL for
 * names that they don't allow. Other codes are faults of the disk (EIO, ESTALE) or of the process (EMFILE).
 */
const NOT_THERE = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'EACCES', 'EINVAL'];

async function lookIn(root: string, file: string): Promise<FoundMedia | null> {
  try {
    const top = await realpath(resolve(root));
    const path = await realpath(join(top, file));
    if (!path.startsWith(`${top}${sep}`)) return null;
    const about = await stat(path);
    if (!about.isFile()) return null;
    return {
      root: top,
      file: path.slice(top.length + 1),
      bytes: about.size,
      changed: about.mtime,
      version: `${about.size.toString(36)}-${Math.round(about.mtimeMs).toString(36)}`,
    };
  } catch (error) {
    if (NOT_THERE.includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
