import { resolve } from 'node:path';
import { z } from 'zod';
import {
  type Environment,
  optionalSetting,
  readSettings,
  SettingsError,
  sharedSettings,
} from '#app/config/settings.ts';
import { openDatabase } from '../db/open-database.ts';
import { ImportRefused } from '../import/faults.ts';
import { createDesk, type Desk } from './desk.ts';
import { findRunningDesk } from './desk-client.ts';
import { inShort } from './in-short.ts';

const schema = z.object({
  DATA_DIR: sharedSettings.DATA_DIR,
  TIME_ZONE: sharedSettings.TIME_ZONE,
  DATABASE_URL: optionalSetting,
});

/** A fault of whoever typed the command; told in its own words, without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Lets a command work at the desk: on Postgres directly, on PGlite through the service where it runs, else on the folder
 * itself. Ends the process with 1 and one sentence for each thing that is wrong.
 */
export async function atDesk(work: (desk: Desk) => Promise<void>, environment: Environment = process.env) {
  try {
    const settings = readSettings(schema, environment);
    const running = settings.DATABASE_URL ? null : await findRunningDesk(resolve(settings.DATA_DIR));
    if (running) await work(running);
    else await workDirectly(settings, work);
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = 1;
  }
}

async function workDirectly(settings: z.infer<typeof schema>, work: (desk: Desk) => Promise<void>) {
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  try {
    const { DATA_DIR: dataDir, TIME_ZONE: timeZone } = settings;
    await work(createDesk({ db: database.db, dataDir, timeZone, now: () => new Date() }));
  } finally {
    await database.close();
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof ImportRefused) {
    return [`Nothing was imported. ${error.faults.length} found:`, ...error.faults].join('\n');
  }
  const plain = error instanceof UsageError || error instanceof SettingsError;
  return plain ? error.message : inShort(error);
}
