import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { withTimeout } from '#app/contract/with-timeout.ts';
import { every } from '../kernel/every.ts';
import { oldFiles } from '../kernel/old-files.ts';
import { IMMUTABLE, type StaticFile, staticFile, typeOfFile } from './static-files.ts';

/** A page that has been open for a week may still request one of its scripts. */
const KEPT_MS = 7 * 24 * 60 * 60_000;
const TOUCH_EVERY_MS = 12 * 60 * 60_000;
const TIMEOUT_MS = 10_000;
const PLAIN_NAME = /^[\w-][\w.-]{0,200}$/;

/**
 * Copies every build's assets to DATA_DIR and deletes them a week after the build was last in use. Open pages of an old
 * build can then still load their assets after an upgrade, and in a rolling update from any node. Best effort: errors
 * are only logged. Resolves once this build's are there, because other nodes may be asked for them as soon as this one
 * is ready, or after ten seconds.
 */
export async function keepPreviousAssets(assets: string, folder: string, onError: (error: unknown) => void) {
  const keep = () => copyAll(assets, folder).then(() => removeOld(folder));
  const firstRun = keep().catch(onError);
  await withTimeout(firstRun, TIMEOUT_MS, undefined);
  const stop = every(TOUCH_EVERY_MS, keep, onError);
  return {
    /** A file of a previous build, by its name below /assets/. */
    find: (name: string) => findFile(folder, name),
    /** Resolves once nothing is being copied. */
    close: () => firstRun.then(stop),
  };
}

export async function copyAll(assets: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const now = new Date();
  for (const name of await readdir(assets)) {
    if (!there.has(name)) await copyWhole(path.join(assets, name), path.join(folder, name));
    await utimes(path.join(folder, name), now, now);
  }
}

/** Copies to a temporary name and renames, so that neither a kill nor another node's request meets half a file. */
async function copyWhole(from: string, to: string): Promise<void> {
  const half = path.join(path.dirname(to), `.${randomUUID()}`);
  await copyFile(from, half);
  await rename(half, to);
}

export async function removeOld(folder: string, now = Date.now()): Promise<void> {
  for await (const name of oldFiles(folder, now - KEPT_MS))
    await rm(path.join(folder, name), { force: true });
}

async function findFile(folder: string, name: string): Promise<StaticFile | null> {
  const type = typeOfFile(name);
  if (!type || !PLAIN_NAME.test(name)) return null;
  const read = (ending: string) => readFile(path.join(folder, `${name}${ending}`)).catch(() => undefined);
  const [identity, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
  return identity ? staticFile(type, IMMUTABLE, { identity, br, gzip }) : null;
}
