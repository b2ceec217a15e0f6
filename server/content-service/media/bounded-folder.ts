import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How often a file in use is marked; if it were a day, new files would displace those in use. */
const MARK_MS = 10 * 60_000;
/** Share of the limit that may be written between two scans of the folder. */
const SLACK = 1 / 16;

/**
 * An LRU cache of files on disk with a limit in bytes: a vehicle's disk is small, and resized versions of replaced
 * pictures would stay for ever.
 */
export class BoundedFolder {
  private written = Number.POSITIVE_INFINITY;
  private trimming: Promise<void> | null = null;

  constructor(
    readonly path: string,
    private readonly maxBytes: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Whether the file exists; marks it as used. */
  async has(file: string): Promise<boolean> {
    const path = join(this.path, file);
    const about = await stat(path).catch(() => null);
    if (about === null) return false;
    const now = Date.now();
    if (now - about.mtimeMs > MARK_MS) await utimes(path, now / 1000, now / 1000).catch(() => undefined);
    return true;
  }

  /** Call after every write. */
  async added(file: string): Promise<void> {
    const about = await stat(join(this.path, file)).catch(() => null);
    this.written += about?.size ?? 0;
    await this.trim();
  }

  /** Deletes the least recently used files beyond the limit; scans only where it may be exceeded. */
  async trim(): Promise<void> {
    if (this.written <= this.maxBytes * SLACK) return;
    this.trimming ??= this.deleteOldest()
      .catch(this.onError)
      .finally(() => {
        this.trimming = null;
      });
    await this.trimming;
  }

  private async deleteOldest(): Promise<void> {
    this.written = 0;
    const files = await filesIn(this.path);
    let total = 0;
    for (const { path, bytes } of files.sort((a, b) => b.lastUsedMs - a.lastUsedMs)) {
      total += bytes;
      if (total > this.maxBytes * (1 - SLACK)) await rm(path, { force: true });
    }
  }
}

async function filesIn(folder: string): Promise<{ path: string; bytes: number; lastUsedMs: number }[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = [];
  for (const name of names) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => null);
    if (about?.isFile()) files.push({ path, bytes: about.size, lastUsedMs: about.mtimeMs });
  }
  return files;
}
