import { chmod, mkdir } from 'node:fs/promises';

/** A folder that nobody else on the machine looks into; so is one that an earlier version has made. */
export async function privateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700).catch(() => undefined);
}
