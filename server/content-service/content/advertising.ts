import { isPaidPosition } from '#app/contract/content/position.ts';
import { flag, saysNo } from '#app/contract/tolerant.ts';
import type { Document } from '../core/document.ts';
import { setState, stateValue } from '../db/changed.ts';
import type { Executor } from '../db/open-database.ts';
import { pages } from '../db/schema.ts';
import { entryIds, loadLifetimes } from './entry-store.ts';

/** Marks entries that are, or ever were, in a paid position of any page (content-api.md, 'Advertising'). */
type MarkAdvertising = (entry: Document) => Document;

/** The name of a stored row: don't change it. */
const EVER_ADVERTISED = 'once sold';

export async function advertisingMarker(db: Executor): Promise<MarkAdvertising> {
  const [now, isEverAdvertised] = await Promise.all([advertisedIds(db), everAdvertised(db)]);
  const isAdvertising = (entry: Document) => now.has(String(entry.id)) || isEverAdvertised(entry);
  return (entry) => ({ ...entry, sponsored: isAdvertising(entry) || flag.parse(entry.sponsored) });
}

/** Whether an entry was ever in a paid position, unless its editor says that it is no advertising. */
export async function everAdvertised(db: Executor): Promise<(entry: Document) => boolean> {
  const ids = await everAdvertisedIds(db);
  return (entry) => ids.has(String(entry.id)) && !saysNo(entry.sponsored);
}

/** Called before pages change: an entry stays marked as advertising after its campaign, where its URL still works. */
export async function rememberAdvertising(tx: Executor, updatedAt: Date): Promise<void> {
  const ids = [...(await advertisedIds(tx)), ...(await everAdvertisedIds(tx))];
  if (ids.length === 0) return;
  // A new entry may reuse a deleted one's id.
  const value = JSON.stringify([...(await loadLifetimes(tx, ids)).keys()]);
  await setState(tx, EVER_ADVERTISED, value, updatedAt);
}

async function advertisedIds(db: Executor): Promise<Set<string>> {
  const rows = await db.select({ positions: pages.positions }).from(pages);
  const sold = rows.flatMap((page) => page.positions).filter(({ type }) => isPaidPosition(type));
  return new Set(sold.flatMap(entryIds));
}

async function everAdvertisedIds(db: Executor): Promise<Set<string>> {
  return new Set(JSON.parse((await stateValue(db, EVER_ADVERTISED)) ?? '[]') as string[]);
}
