import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Secret = 'SESSION_SECRET' | 'PREVIEW_TOKEN';

export const SECRETS_FILE = 'secrets.json';

/**
 * A random secret for one that is not set, stored in DATA_DIR. Only with the embedded database, which is in the same
 * folder: otherwise other nodes need the same secret, and the folder may be deleted with its container.
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
  // Written to a temporary file and renamed, so that a crash leaves no half file.
  await writeFile(`${file}.tmp`, `${JSON.stringify({ ...known, [name]: made })}\n`, { mode: 0o600 });
  await rename(`${file}.tmp`, file);
  return { value: made, isNew: true };
}

function ifMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error;
  return '{}';
}
