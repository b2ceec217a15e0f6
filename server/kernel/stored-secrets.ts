import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Secret = 'SESSION_SECRET' | 'PREVIEW_TOKEN';

export const SECRETS_FILE = 'secrets.json';

/**
 * A secret that nobody has set, made once and kept in DATA_DIR: only where the database lies there as well, because
 * elsewhere other nodes need the same one, and the folder may go with its container.
 */
export async function storedSecret(
  dataDir: string,
  name: Secret,
): Promise<{ value: string; isNew: boolean }> {
  const file = join(dataDir, SECRETS_FILE);
  const known = JSON.parse(await readFile(file, 'utf8').catch(ifMissing)) as Partial<Record<Secret, string>>;
  const value = known[name];
  if (value) return { value, isNew: false };
  const made = randomBytes(32).toString('base64url');
  // A process that ends meanwhile leaves no half file behind.
  await writeFile(`${file}.tmp`, `${JSON.stringify({ ...known, [name]: made })}\n`, { mode: 0o600 });
  await rename(`${file}.tmp`, file);
  return { value: made, isNew: true };
}

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error;
  return '{}';
}
