import { eq } from 'drizzle-orm';
import { TEASER_PAGES } from '#app/contract/content/tabs.ts';
import type { ContentAnswer } from '../core/conditional-answer.ts';
import type { Document } from '../core/document.ts';
import type { Executor } from '../db/open-database.ts';
import { levels, pages } from '../db/schema.ts';
import { advertisingMarker } from './advertising.ts';
import { changedAt, entryIds, loadEntries, loadLifetimes } from './entry-store.ts';
import { PAGE_NAME } from './levels.ts';
import type { View } from './preview-access.ts';
import { responseSizeBudget } from './response-size-budget.ts';
import { isPreviewed, isPublished, type Lifetime, lastChange, newest } from './visibility.ts';

/** Pages that exist even without imported content; every other name is a level's. */
export const FIXED_PAGES: readonly string[] = [...TEASER_PAGES, 'about'];

/** A teaser page, the about page or a level; null for a level that doesn't exist. */
export async function pageContent(db: Executor, name: string, view: View): Promise<ContentAnswer | null> {
  // Validate the name first: Postgres throws on NUL in a text, but an unknown name should be a 404.
  if (!PAGE_NAME.test(name)) return null;
  const [page] = await db.select().from(pages).where(eq(pages.name, name));
  if (!FIXED_PAGES.includes(name)) {
    const [level] = await db.select({ name: levels.name }).from(levels).where(eq(levels.name, name));
    if (!level) return null;
  }
  const positions = page?.positions ?? [];
  const stored = await loadEntries(db, positions.flatMap(entryIds));
  const mark = await advertisingMarker(db);
  const { hasRoom } = responseSizeBudget();
  const shown = (ids: readonly string[]) =>
    visible(ids, stored, view)
      .filter(({ document }) => hasRoom(document))
      .map(({ document }) => mark(document));
  return {
    body: positions.flatMap((position) => expand(position, shown)),
    lastModified: newest([
      // A change of any page counts for Last-Modified: an entry in a paid position of another page is marked as
      // advertising here too.
      ...(await changedAt(db, ['pages'])),
      ...[...stored.values()].map((entry) => lastChange(entry, view.at)),
    ]),
  };
}

/** The position with its entries expanded; omitted when none of them is shown. */
function expand(position: Document, shown: (ids: readonly string[]) => Document[]): Document[] {
  const ids = entryIds(position);
  const entries = shown(ids);
  if (ids.length > 0 && entries.length === 0) return [];
  return [{ ...position, entries }];
}

function visible<Entry extends Lifetime>(
  ids: readonly string[],
  stored: Map<string, Entry>,
  view: View,
): Entry[] {
  const shows = view.preview ? isPreviewed : isPublished;
  return ids.flatMap((id) => {
    const entry = stored.get(id);
    return entry && shows(entry, view.at) ? [entry] : [];
  });
}

/** How many entries each tab has to show at that moment. */
export async function tabCountsAnswer(db: Executor, view: View): Promise<ContentAnswer> {
  const rows = await db.select().from(pages);
  const idsOf = new Map(rows.map((page) => [page.name, new Set(page.positions.flatMap(entryIds))]));
  const wanted = TEASER_PAGES.map((name) => [name, [...(idsOf.get(name) ?? [])]] as const);
  const stored = await loadLifetimes(
    db,
    wanted.flatMap(([, ids]) => ids),
  );
  const changes = await changedAt(db, ['pages', 'entries']);
  return {
    body: Object.fromEntries(wanted.map(([name, ids]) => [name, visible(ids, stored, view).length])),
    lastModified: newest([...changes, ...[...stored.values()].map((entry) => lastChange(entry, view.at))]),
  };
}
