import { resolve } from 'node:path';
import { z } from 'zod';
import { readSettings, SettingsError, sharedSettings, wholeSetting } from '#app/contract/settings.ts';
import { ensureDataDir } from '#server/kernel/data-dir.ts';
import { databaseUrlSetting, smtpUrlSetting } from '#server/kernel/env.ts';
import { describeStorage, readSettingsFile } from '#server/kernel/settings-file.ts';
import { publicApi } from '../core/public-url.ts';
import { openDatabase, refuseMissingDatabase } from '../db/open-database.ts';
import { ImportRefused } from '../import/faults.ts';
import { type Admin, createAdmin } from './admin.ts';
import { findRunningAdmin } from './admin-client.ts';
import { shortMessage } from './short-message.ts';

const schema = z.object({
  PUBLIC_URL: sharedSettings.PUBLIC_URL,
  PUBLIC_API_URL: sharedSettings.PUBLIC_API_URL,
  DATA_DIR: sharedSettings.DATA_DIR,
  TIME_ZONE: sharedSettings.TIME_ZONE,
  UPLOADS_PATH: sharedSettings.UPLOADS_PATH,
  DATABASE_URL: databaseUrlSetting,
  SMTP_URL: smtpUrlSetting,
  /** Days that personal data is kept after a tile's end. Not 0, which means 'off' to some and 'at once' to others. */
  RETAIN_DAYS: wholeSetting(1, 36_500, 90),
});

/** Wrong usage of a command; printed as a plain message without a stack. */
export class UsageError extends Error {
  override name = 'UsageError';
}

type Work = (admin: Admin, settings: z.infer<typeof schema>) => Promise<void>;

/** Decides whether a missing database is created. */
type ConfirmCreate = (missing: string) => Promise<boolean>;

/**
 * Runs a command: on Postgres directly, on PGlite through the running service, or on the folder if none is running.
 * Prints the database it works on; on an error it prints one sentence per fault and sets exit code 1.
 */
export async function asAdmin(work: Work, confirmCreate: ConfirmCreate = async () => false): Promise<void> {
  try {
    readSettingsFile();
    const settings = readSettings(schema, process.env);
    const running = settings.DATABASE_URL ? null : await findRunningAdmin(resolve(settings.DATA_DIR));
    // stderr, because stdout may carry a report or an export.
    process.stderr.write(
      `Works on: ${describeStorage(settings)}${running ? ', through the running service' : ''}\n`,
    );
    if (running) await work(running, settings);
    else await workDirectly(settings, work, confirmCreate);
  } catch (error) {
    process.stderr.write(`${errorMessage(error)}\n`);
    process.exitCode = 1;
  }
}

async function workDirectly(settings: z.infer<typeof schema>, work: Work, confirmCreate: ConfirmCreate) {
  const {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TIME_ZONE: timeZone,
    PUBLIC_URL: publicUrl,
    UPLOADS_PATH: uploadsPath,
    SMTP_URL: smtpUrl,
  } = settings;
  let isNew = false;
  await refuseMissingDatabase({ databaseUrl, dataDir }).catch(async (error: unknown) => {
    if (!(error instanceof SettingsError) || !(await confirmCreate(error.message))) throw error;
    isNew = true;
  });
  await ensureDataDir(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, migrates: isNew, poolSize: 3 });
  try {
    const { db } = database;
    const known = { db, dataDir, timeZone, uploadsPath, publicApi: publicApi(settings), publicUrl, smtpUrl };
    await work(createAdmin({ ...known, now: () => new Date() }), settings);
  } finally {
    await database.close();
  }
}

function errorMessage(error: unknown): string {
  if (error instanceof ImportRefused) {
    const found = error.faults.length === 1 ? 'one fault' : `${error.faults.length} faults`;
    return [`Nothing was imported, because of ${found}:`, ...error.faults].join('\n');
  }
  const plain = error instanceof UsageError || error instanceof SettingsError;
  return plain ? error.message : shortMessage(error);
}
