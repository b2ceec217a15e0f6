import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { log } from '#app/lib/log.server.ts';

/** The content server's last good answer for an address. */
export interface LastGood {
  url: string;
  body: string;
  lastModified: string | null;
  etag: string | null;
  /** When the server last confirmed it, in milliseconds. */
  confirmedAt: number;
}

const MAX_FILES = 2000;
const UNFINISHED_MS = 60 * 60_000;

/** Last good copies on disk, so that content survives a restart without a network. Errors are only logged. */
export class LastGoodStore {
  private written = 0;
  /** Writes run one after another, so that a removal can't be overtaken by an earlier write. */
  private queue: Promise<void> = Promise.resolve();
  /** Addresses whose copies still wait to be deleted; they are not read any more. */
  private readonly removed = new Set<string>();

  constructor(private readonly folder: string) {}

  async read(url: string): Promise<LastGood | null> {
    if (this.removed.has(url)) return null;
    try {
      const parsed = JSON.parse(await readFile(this.file(url), 'utf8')) as LastGood;
      return parsed.url === url && typeof parsed.body === 'string' ? parsed : null;
    } catch {
      return null;
    }
  }

  write(copy: LastGood): void {
    this.enqueue(() => this.replace(copy));
  }

  remove(url: string): void {
    this.removed.add(url);
    this.enqueue(() => rm(this.file(url), { force: true }).finally(() => this.removed.delete(url)));
  }

  settled(): Promise<void> {
    return this.queue;
  }

  private enqueue(work: () => Promise<void>): void {
    this.queue = this.queue
      .then(work)
      .catch((error) => log.warn({ error: String(error) }, 'last good copy not written'));
  }

  private async replace(copy: LastGood): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = this.file(copy.url);
    const temporary = `${file}.${randomUUID()}.tmp`;
    this.written += 1;
    try {
      await writeFile(temporary, JSON.stringify(copy));
      await rename(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    if (this.written % 200 === 1) await this.prune();
  }

  private async prune(): Promise<void> {
    const all = await readdir(this.folder);
    // Left over from a crash between writing and renaming.
    for (const name of all.filter((one) => one.endsWith('.tmp'))) {
      const file = path.join(this.folder, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > UNFINISHED_MS) await rm(file, { force: true });
    }
    const names = all.filter((name) => name.endsWith('.json'));
    if (names.length <= MAX_FILES) return;
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        return { file, changed: (await stat(file)).mtimeMs };
      }),
    );
    files.sort((a, b) => a.changed - b.changed);
    await Promise.all(files.slice(0, files.length - MAX_FILES).map(({ file }) => rm(file, { force: true })));
  }

  private file(url: string): string {
    return path.join(this.folder, `${createHash('sha256').update(url).digest('hex').slice(0, 40)}.json`);
  }
}
