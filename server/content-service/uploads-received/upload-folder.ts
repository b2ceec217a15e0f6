import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

const MIN_FREE_BYTES = 512 * 1024 * 1024;

/** False when the disk of a folder is nearly full. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= MIN_FREE_BYTES;
}

/** DATA_DIR/uploads-received: whole files that a row in the database names; in `.incoming`, what is still arriving. */
export class UploadFolder {
  readonly path: string;
  readonly incoming: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'uploads-received');
    this.incoming = join(this.path, '.incoming');
  }

  /** Ready to take files; throws when the disk is nearly full, because the database needs it more. */
  async prepare(): Promise<void> {
    await mkdir(this.incoming, { recursive: true });
    if (!(await hasRoom(this.path))) {
      throw Object.assign(new Error('The disk is nearly full.'), { code: 'ENOSPC' });
    }
  }

  /** Moves an incoming file to its place, so that it is there after a crash too. */
  async keep(fileName: string): Promise<void> {
    await rename(join(this.incoming, fileName), join(this.path, fileName));
    const folder = await open(this.path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  async remove(fileNames: string[]): Promise<void> {
    for (const name of fileNames) await rm(join(this.path, name), { force: true });
  }
}
