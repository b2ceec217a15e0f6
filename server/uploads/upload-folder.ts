import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolder } from './private-folder.ts';

/** DATA_DIR/uploads-received: complete files with a row in the database; `.incoming` holds running uploads. */
export class UploadFolder {
  readonly path: string;
  readonly incoming: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, 'uploads-received');
    this.incoming = join(this.path, '.incoming');
  }

  /** Creates the folders. */
  async prepare(): Promise<void> {
    await privateFolder(this.path);
    await privateFolder(this.incoming);
  }

  /** Moves an incoming file to its place, with fsync, so that it survives a crash. */
  async keep(fileName: string): Promise<void> {
    const incoming = join(this.incoming, fileName);
    await sync(incoming);
    await rename(incoming, join(this.path, fileName));
    await sync(this.path);
  }

  async remove(fileNames: string[]): Promise<void> {
    for (const name of fileNames) await rm(join(this.path, name), { force: true });
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
