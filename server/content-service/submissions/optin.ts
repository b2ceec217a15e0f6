import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, lte } from 'drizzle-orm';
import { inTransaction } from '../core/idempotency.ts';
import { ofTile, type TileAddress } from '../db/of-tile.ts';
import { oneOf } from '../db/one-of.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { actionEntries, optinKeys, submissions, uploads } from '../db/submission-tables.ts';
import { releasePlaces } from './call-counter.ts';
import { returnPrizes } from './draw.ts';

/** How long a confirmation link works and an unconfirmed participation holds its place. */
export const OPTIN_HOLDS_MS = 48 * 60 * 60_000;
/** Most links per participation: else the form could be used to flood somebody's mailbox. */
const MAX_LINKS = 5;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * A new key for the confirmation link; null if the participation was confirmed or has expired meanwhile, or has reached
 * its maximum of links.
 */
export async function newOptinKey(tx: Executor, actionEntryId: number, now: Date): Promise<string | null> {
  const own = eq(actionEntries.id, actionEntryId);
  const [entry] = await tx
    .select({ id: actionEntries.id })
    .from(actionEntries)
    .where(and(own, eq(actionEntries.status, 'unconfirmed')))
    .for('update');
  if (!entry) return null;
  const [sent] = await tx
    .select({ links: count() })
    .from(optinKeys)
    .where(eq(optinKeys.actionEntryId, actionEntryId));
  if ((sent?.links ?? 0) >= MAX_LINKS) return null;
  const key = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + OPTIN_HOLDS_MS);
  await tx.insert(optinKeys).values({ keyHash: hashOf(key), actionEntryId, expiresAt });
  await tx.update(actionEntries).set({ optinExpiresAt: expiresAt }).where(own);
  return key;
}

/** Whether the rider has confirmed, now or before: a link that is opened again shows success again and counts once. */
export function confirmOptin(db: Db, key: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ id: actionEntries.id, status: actionEntries.status, expiresAt: optinKeys.expiresAt })
      .from(optinKeys)
      .innerJoin(actionEntries, eq(actionEntries.id, optinKeys.actionEntryId))
      .where(eq(optinKeys.keyHash, hashOf(key)))
      .for('update', { of: actionEntries });
    if (!found) return false;
    if (found.status === 'confirmed') return true;
    if (found.expiresAt <= now) return false;
    await tx
      .update(actionEntries)
      .set({ status: 'confirmed', confirmedAt: now, optinExpiresAt: null })
      .where(eq(actionEntries.id, found.id));
    return true;
  });
}

const lapsed = (place: TileAddress, now: Date) =>
  and(
    ofTile(actionEntries, place),
    eq(actionEntries.status, 'unconfirmed'),
    lte(actionEntries.optinExpiresAt, now),
  );

/**
 * Deletes expired unconfirmed participations: their places and prizes become free, their data and stored answers are
 * deleted, so that the same submission counts as a new one.
 */
export async function releaseExpired(tx: Executor, place: TileAddress, now: Date): Promise<number> {
  const gone = await tx
    .delete(actionEntries)
    .where(lapsed(place, now))
    .returning({ submissionId: actionEntries.submissionId });
  if (gone.length === 0) return 0;
  const ids = gone.map(({ submissionId }) => submissionId);
  await tx.update(uploads).set({ keptAt: null }).where(oneOf(uploads.submissionId, ids));
  await tx.delete(submissions).where(oneOf(submissions.submissionId, ids));
  await returnPrizes(tx, { entryId: place.entryId, actionId: place.tileId }, ids);
  await releasePlaces(tx, { kind: 'action', ...place }, gone.length);
  return gone.length;
}

/** Number of expired participations, whose places the next save frees. */
export async function expiredPlaces(db: Executor, place: TileAddress, now: Date): Promise<number> {
  const [row] = await db.select({ places: count() }).from(actionEntries).where(lapsed(place, now));
  return row?.places ?? 0;
}

/** Tiles with expired participations, for the housekeeping. */
export function tilesWithExpired(db: Executor, now: Date): Promise<TileAddress[]> {
  return db
    .selectDistinct({ entryId: actionEntries.entryId, tileId: actionEntries.tileId })
    .from(actionEntries)
    .where(and(eq(actionEntries.status, 'unconfirmed'), lte(actionEntries.optinExpiresAt, now)));
}
