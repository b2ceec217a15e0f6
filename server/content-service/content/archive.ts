import { localDay } from '#app/contract/time.ts';
import type { ContentAnswer } from '../core/conditional-answer.ts';
import type { Document } from '../core/document.ts';
import { inChunks } from '../db/changed.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { findEntries } from '../search/find-entries.ts';
import { advertisingMarker } from './advertising.ts';
import { type ArchiveSpan, archiveDay, archiveSpan, dayStart } from './archive-window.ts';
import {
  changedAt,
  loadEntries,
  loadLifetimes,
  loadPublishedIn,
  type StoredLifetime,
} from './entry-store.ts';
import { hiddenEntries } from './hidden-entries.ts';
import { responseSizeBudget } from './response-size-budget.ts';
import { lastChange, newest } from './visibility.ts';

export interface Clock {
  now: Date;
  timeZone: string;
}

/** An answer holds some hundred documents, while the archive may have thousands. */
const DOCUMENTS_AT_ONCE = 200;

const NEVER: ArchiveSpan = { from: new Date(0), till: new Date(0) };

export async function archiveDayAnswer(db: Executor, day: string, clock: Clock): Promise<ContentAnswer> {
  const span = archiveDay(day, clock.now, clock.timeZone) ?? NEVER;
  return answer(db, await shownIn(db, span), clock);
}

export async function archiveAllAnswer(db: Executor, clock: Clock): Promise<ContentAnswer> {
  return answer(db, await shownIn(db, archiveSpan(clock.now, clock.timeZone)), clock);
}

export async function archiveSearchAnswer(db: Db, term: string, clock: Clock): Promise<ContentAnswer> {
  const ids = await findEntries(db, term, {
    span: archiveSpan(clock.now, clock.timeZone),
    without: await hiddenEntries(db),
  });
  const stored = await loadLifetimes(db, ids);
  const found = ids.flatMap((id) => stored.get(id) ?? []);
  // One group, because they are ordered by score, not by day.
  return answer(db, found, clock, () => 'found');
}

async function shownIn(db: Executor, span: ArchiveSpan): Promise<StoredLifetime[]> {
  const hidden = new Set(await hiddenEntries(db));
  return (await loadPublishedIn(db, span)).filter((entry) => !hidden.has(entry.id));
}

async function answer(
  db: Executor,
  found: readonly StoredLifetime[],
  { now, timeZone }: Clock,
  groupOf = ({ publishFrom }: StoredLifetime) => localDay(publishFrom?.getTime() ?? 0, timeZone),
): Promise<ContentAnswer> {
  const groups: Record<string, Document[]> = {};
  const mark = await advertisingMarker(db);
  const budget = responseSizeBudget();
  for (const chunk of inChunks(found, DOCUMENTS_AT_ONCE)) {
    if (budget.isUsedUp()) break;
    const read = await loadEntries(
      db,
      chunk.map(({ id }) => id),
    );
    for (const { id, publishFrom } of chunk) {
      const entry = read.get(id);
      // An import may have made it a draft meanwhile, or moved it to another day.
      if (!entry || entry.draft || entry.publishFrom?.getTime() !== publishFrom?.getTime()) continue;
      if (!budget.hasRoom(entry.document)) continue;
      const group = groupOf(entry);
      groups[group] ??= [];
      groups[group].push(mark(entry.document));
    }
  }
  return {
    body: groups,
    lastModified: newest([
      ...(await changedAt(db, ['entries', 'levels', 'pages'])),
      ...found.map((entry) => lastChange(entry, now)),
      // At midnight the oldest day leaves the archive.
      dayStart(localDay(now.getTime(), timeZone), timeZone),
    ]),
  };
}
