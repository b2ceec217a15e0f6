import { isSold } from '#app/contract/content/position.ts';
import type { Executor } from '../db/open-database.ts';
import { pages } from '../db/schema.ts';
import { type Document, entryIds } from './entry-store.ts';

/** Marks an entry as advertising that stands in a sold place of any page (content-api.md, 'Advertising'). */
export type MarkAdvertising = (entry: Document) => Document;

export async function advertisingMarker(db: Executor): Promise<MarkAdvertising> {
  const rows = await db.select({ positions: pages.positions }).from(pages);
  const sold = rows.flatMap((page) => page.positions).filter(({ type }) => isSold(type));
  const ids = new Set(sold.flatMap(entryIds));
  return (entry) => (ids.has(String(entry.id)) ? { ...entry, sponsored: true } : entry);
}
