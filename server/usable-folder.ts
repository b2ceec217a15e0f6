import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SettingsError } from '#app/contract/settings.ts';

/** A start that could keep nothing of what riders send says so, instead of failing at the first of them. */
export function requireUsableFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const probe = path.join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError(`DATA_DIR is ${folder}; it must be a folder that can be written to (${code}).`);
  }
}
