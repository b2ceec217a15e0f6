import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SettingsError } from '#app/contract/settings.ts';
import { errorCode } from '../../kernel/fault-report.ts';
import { projectFile } from '../../kernel/project-file.ts';

const run = promisify(execFile);

/**
 * Makes sure that there is a database folder to open. A first start copies the prepared one, which takes a tenth of a
 * second where initdb would take four seconds and leave over 500 MB in the process (see pglite-init.mjs). Only its
 * owner may read it: copied from a build, it has mode 0755.
 */
export async function ensureDatabaseFolder(folder: string): Promise<void> {
  const version = await majorVersion(folder);
  if (version === null) await fillFolder(folder);
  else await refuseOtherVersion(folder, version);
  // Fails on another user's folder, and on disks without modes.
  await chmod(folder, 0o700).catch(() => undefined);
}

/** Path of the template folder, which `npm run build` creates, or else the first start. */
export async function preparedFolder(): Promise<string> {
  const folder = projectFile(`node_modules/.cache/kachel/pglite-${pgliteVersion()}`);
  if ((await majorVersion(folder)) === null) {
    await mkdir(dirname(folder), { recursive: true });
    await initialise(folder);
  }
  return folder;
}

export async function fillFolder(folder: string, prepare = preparedFolder): Promise<void> {
  // Remains of a first start that was killed, never a complete database.
  await rm(folder, { recursive: true, force: true });
  const unfinished = `${folder}.tmp`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await cp(await prepare(), unfinished, { recursive: true });
    await rename(unfinished, folder);
  } catch {
    // Another user's folder, such as a build by root: can't be written.
    await rm(unfinished, { recursive: true, force: true });
    await initialise(folder);
  }
}

async function initialise(folder: string): Promise<void> {
  await run(process.execPath, [projectFile('server/content-service/db/pglite-init.mjs'), folder], {
    // Don't pass on NODE_OPTIONS: loaders and inspectors.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

async function refuseOtherVersion(folder: string, version: string): Promise<void> {
  const expected = await majorVersion(await preparedFolder());
  if (expected !== null && expected !== version) {
    throw new SettingsError(
      `The database in ${folder} was made by Postgres ${version}, but this version of Kachel uses Postgres ${expected}: export the content with the old version and import it with this one. What riders sent is not migrated, so save the reports first.`,
    );
  }
}

/** Postgres' major version of the database in this folder; null if there is none. */
export async function majorVersion(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    // Rethrow disk errors: taken for a missing database, they would let a first start replace the folder.
    if (!['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    return null;
  }
}

function pgliteVersion(): string {
  // The package's exports hide its package.json; its main file lies one folder below it.
  const require = createRequire(import.meta.url);
  return require(join(dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json')).version;
}
