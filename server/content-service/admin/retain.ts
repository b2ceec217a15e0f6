import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Executor } from '../db/open-database.ts';
import { actionEntries, competitionEntries, failedTries, outgoingMails, uploads } from '../db/schema.ts';

export interface RetentionReport {
  participations: number;
  uploads: number;
  mails: number;
}

/**
 * Deletes personal data older than a day: what forms held, files, mails. That somebody took part stays, so that places,
 * prizes and vouchers stay counted; their e-mail address may then take part again. First answers and the hashes of
 * confirmation links stay too: they hold nothing that a rider typed, and whoever comes again (a vote's submission_id is
 * derived from a key that a browser keeps for more than a year) must get the same answer again.
 */
export async function deletePersonalData(db: Db, dataDir: string, before: Date): Promise<RetentionReport> {
  const { files, report } = await db.transaction(async (tx) => {
    const gone = await tx
      .delete(uploads)
      .where(lt(uploads.createdAt, before))
      .returning({ fileName: uploads.fileName });
    const mails = await tx
      .delete(outgoingMails)
      .where(lt(outgoingMails.createdAt, before))
      .returning({ id: outgoingMails.id });
    await tx.delete(failedTries).where(lt(failedTries.triedAt, before));
    const participations = (await clearForms(tx, before)) + (await clearActionForms(tx, before));
    return {
      files: gone.map((upload) => upload.fileName),
      report: { participations, uploads: gone.length, mails: mails.length },
    };
  });
  for (const file of files) await rm(join(dataDir, 'uploads-received', file), { force: true });
  const letters = await removeOldFiles(join(dataDir, 'outbox'), before);
  return { ...report, mails: report.mails + letters };
}

const NOTHING = sql`'{}'::jsonb`;

async function clearForms(tx: Executor, before: Date): Promise<number> {
  const cleared = await tx
    .update(competitionEntries)
    .set({ data: {}, emailNormalised: null })
    .where(
      and(
        lt(competitionEntries.createdAt, before),
        or(isNotNull(competitionEntries.emailNormalised), ne(competitionEntries.data, NOTHING)),
      ),
    )
    .returning({ id: competitionEntries.id });
  return cleared.length;
}

async function clearActionForms(tx: Executor, before: Date): Promise<number> {
  const cleared = await tx
    .update(actionEntries)
    .set({ data: {}, emailNormalised: null })
    .where(
      and(
        lt(actionEntries.createdAt, before),
        or(isNotNull(actionEntries.emailNormalised), ne(actionEntries.data, NOTHING)),
      ),
    )
    .returning({ id: actionEntries.id });
  return cleared.length;
}

async function removeOldFiles(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => null);
    if (!about?.isFile() || about.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
