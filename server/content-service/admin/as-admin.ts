import { resolve } from 'node:path';
import { z } from 'zod';
import {
  type Environment,
  optionalSetting,
  readSettings,
  SettingsError,
  sharedSettings,
} from '#app/contract/settings.ts';
import { ensureDataDir } from '#server/data-dir.ts';
import { openDatabase } from '../db/open-database.ts';
import { ImportRefused } from '../import/faults.ts';
import { type Admin, createAdmin } from './admin.ts';
import { findRunningAdmin } from './admin-client.ts';
import { inShort } from './in-short.ts';

const schema = z.object({
  DATA_DIR: sharedSettings.DATA_DIR,
  TIME_ZONE: sharedSettings.TIME_ZONE,
  UPLOADS_PATH: sharedSettings.UPLOADS_PATH,
  DATABASE_URL: optionalSetting,
});

/** A fault of whoever typed the command; told in its own words, without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Lets a command work: on Postgres directly, on PGlite through the service where it runs, else on the folder
 * itself. Ends the process with 1 and one sentence for each thing that is wrong.
 */
export async function asAdmin(work: (admin: Admin) => Promise<void>, environment: Environment = process.env) {
  try {
    const settings = readSettings(schema, environment);
    const running = settings.DATABASE_URL ? null : await findRunningAdmin(resolve(settings.DATA_DIR));
    if (running) await work(running);
    else await workDirectly(settings, work);
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = 1;
  }
}

async function workDirectly(settings: z.infer<typeof schema>, work: (admin: Admin) => Promise<void>) {
  await ensureDataDir(settings.DATA_DIR);
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  try {
    const { DATA_DIR: dataDir, TIME_ZONE: timeZone, UPLOADS_PATH: uploadsPath } = settings;
    await work(createAdmin({ db: database.db, dataDir, timeZone, uploadsPath, now: () => new Date() }));
  } finally {
    await database.close();
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof ImportRefused) {
    const found = error.faults.length === 1 ? 'one fault' : `${error.faults.length} faults`;
    return [`Nothing was imported, because of ${found}:`, ...error.faults].join('\n');
  }
  const plain = error instanceof UsageError || error instanceof SettingsError;
  return plain ? error.message : inShort(error);
}
