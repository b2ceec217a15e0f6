import { chmod, mkdir } from 'node:fs/promises';

/** A folder with mode 0700; an existing one is changed to it. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700).catch(() => undefined);
}
