import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingsError } from '#app/contract/settings.ts';
import { errorCode } from './fault-report.ts';

/**
 * Loads settings that the environment doesn't set from the file that ENV_FILE names, or from `.env` in the working
 * directory.
 */
export function readSettingsFile(): void {
  const named = process.env.ENV_FILE?.trim();
  const file = resolve(named || '.env');
  try {
    // Not process.loadEnvFile, which reports every error as ENOENT.
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
      process.env[name] ??= value;
  } catch (error) {
    const code = errorCode(error);
    if (named || code !== 'ENOENT')
      throw new SettingsError(`${named ? 'ENV_FILE is ' : ''}${file}, which can't be read (${code}).`);
  }
}

interface StorageSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
  CONTENT_API_URL?: string | undefined;
}

/** Describes the database or content server for the start-up message, without passwords and URL parameters. */
export function describeStorage({ DATA_DIR, DATABASE_URL, CONTENT_API_URL }: StorageSettings): string {
  const folder = resolve(DATA_DIR);
  if (CONTENT_API_URL) return `content of ${withoutSecrets(CONTENT_API_URL)}, files in ${folder}`;
  if (DATABASE_URL) return `database ${withoutSecrets(DATABASE_URL)}, files in ${folder}`;
  return `database in ${resolve(folder, 'db')}`;
}

function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return 'at an address that can’t be read';
  const { protocol, username, host, pathname } = new URL(address);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}
