import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash over all sources, which tells whether the build is up to date. */

export const STAMP_FILE = 'build/stamp';

const FOLDERS = ['app', 'server', 'public', 'scripts'];
/** Build configuration and the lockfile. */
const SETTINGS = /(\.(js|ts)|^package-lock\.json)$/;
/** Media aren't part of the build. */
const NOT_BUILT = /(\.test\.tsx?$)|([\\/]demo[\\/]media[\\/])/;

export function sourceStamp() {
  const hash = createHash('sha256');
  const files = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const settings = readdirSync('.').filter((name) => SETTINGS.test(name));
  for (const file of [...files.filter((name) => !NOT_BUILT.test(name)), ...settings].sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function isBuildFresh() {
  return existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === sourceStamp();
}

/** Builds if the build is missing or stale, and ends this process if that fails. */
export function ensureBuild() {
  if (isBuildFresh()) return;
  process.stdout.write('Building …\n');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
