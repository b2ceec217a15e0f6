import { resolve } from 'node:path';
import { z } from 'zod';
import { readSettings, SettingsError, sharedSettings, wholeSetting } from '#app/contract/settings.ts';
import { ensureDataDir } from '#server/kernel/data-dir.ts';
import { databaseUrlSetting, smtpUrlSetting } from '#server/kernel/env.ts';
import { readSettingsFile, workplace } from '#server/kernel/settings-file.ts';
import { openDatabase, refuseMissingDatabase } from '../db/open-database.ts';
import { ImportRefused } from '../import/faults.ts';
import { type Admin, createAdmin } from './admin.ts';
import { findRunningAdmin } from './admin-client.ts';
import { inShort } from './in-short.ts';

const schema = z.object({
  DATA_DIR: sharedSettings.DATA_DIR,
  TIME_ZONE: sharedSettings.TIME_ZONE,
  UPLOADS_PATH: sharedSettings.UPLOADS_PATH,
  DATABASE_URL: databaseUrlSetting,
  SMTP_URL: smtpUrlSetting,
  /** How long what riders sent to a tile is kept after its end. */
  RETAIN_DAYS: wholeSetting(0, 36_500, 90),
});

/** A fault of whoever typed the command; told in its own words, without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type Work = (admin: Admin, settings: z.infer<typeof schema>) => Promise<void>;

/** Whether a database is made where there is none. */
export type MayMake = (missing: string) => Promise<boolean>;

/**
 * Lets a command work: on Postgres directly, on PGlite through the service where it runs, else on the folder
 * itself. Says first where that is; ends the process with 1 and one sentence for each thing that is wrong.
 */
export async function asAdmin(work: Work, mayMake: MayMake = async () => false): Promise<void> {
  try {
    readSettingsFile();
    const settings = readSettings(schema, process.env);
    const running = settings.DATABASE_URL ? null : await findRunningAdmin(resolve(settings.DATA_DIR));
    // Not where a table or a file's text is printed.
    process.stderr.write(
      `Works on: ${workplace(settings)}${running ? ', through the service that runs on it' : ''}\n`,
    );
    if (running) await work(running, settings);
    else await workDirectly(settings, work, mayMake);
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\n`);
    process.exitCode = 1;
  }
}

async function workDirectly(settings: z.infer<typeof schema>, work: Work, mayMake: MayMake) {
  const {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TIME_ZONE: timeZone,
    UPLOADS_PATH: uploadsPath,
    SMTP_URL: smtpUrl,
  } = settings;
  await refuseMissingDatabase({ databaseUrl, dataDir }).catch(async (error: unknown) => {
    if (!(error instanceof SettingsError) || !(await mayMake(error.message))) throw error;
  });
  await ensureDataDir(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const { db } = database;
    await work(createAdmin({ db, dataDir, timeZone, uploadsPath, smtpUrl, now: () => new Date() }), settings);
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
