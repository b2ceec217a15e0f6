import { every } from '../../kernel/every.ts';
import { faultReport } from '../../kernel/fault-report.ts';
import { inTransaction } from '../core/idempotency.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { vacuumTables } from '../db/vacuum.ts';
import { deleteOrphanedFiles, deleteUnsavedUploads } from '../uploads-received/sweep-uploads.ts';
import { forgetOldTries } from '../vouchers/failed-tries.ts';
import { deleteLostDraws } from './draw.ts';
import { releaseExpired, tilesWithExpired } from './optin.ts';

type HousekeepingContext = Pick<SubmissionContext, 'db' | 'dataDir' | 'now'>;
type LoggingContext = HousekeepingContext & Pick<SubmissionContext, 'log'>;

const MINUTE_MS = 60_000;

/** Deletes what has expired: unconfirmed participations, uploads without a save, failed tries. */
export async function deleteExpired(context: HousekeepingContext): Promise<void> {
  const { db, now } = context;
  for (const place of await tilesWithExpired(db, now())) {
    await inTransaction(db, (tx) => releaseExpired(tx, place, now()));
  }
  await deleteUnsavedUploads(context);
  await forgetOldTries(db, now());
}

/**
 * Every minute deletes what has expired; every hour deletes files that a crash left behind and old lost draws, and
 * vacuums PGlite. The returned function stops all.
 */
export function startHousekeeping(
  context: LoggingContext & Pick<OpenDatabase, 'engine'>,
): () => Promise<void> {
  const onError = (error: unknown) => context.log.error({ fault: faultReport(error) }, 'housekeeping failed');
  const stops = [
    every(MINUTE_MS, () => deleteExpired(context), onError),
    every(60 * MINUTE_MS, () => deleteOrphanedFiles(context), onError),
    every(60 * MINUTE_MS, () => deleteLostDraws(context.db, context.now()), onError),
  ];
  if (context.engine === 'pglite') stops.push(every(60 * MINUTE_MS, () => vacuumTables(context.db), onError));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
