import { isPast } from '#app/content/entry-time.ts';
import { hasCard } from '#app/content/teaser.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { isPaidPosition, type Position } from '#app/contract/content/position.ts';
import type { Page } from '#app/visit/page.ts';

/** Maximum number of related entries. */
export const MAX_RELATED = 4;

type Clock = Pick<Page, 'now' | 'timeZone'>;

/**
 * Related entries: those of the titled positions that contain the entry, then the newest of its tabs, then the newest
 * of all. `pages[0]` is the start page, which belongs to no tab. Without advertising and cards with an external target.
 */
export function relatedEntries(
  entry: Pick<Entry, 'id'>,
  pages: readonly Position[][],
  clock: Clock,
): Entry[] {
  const editorial = pages.map((positions) => positions.filter((position) => !isPaidPosition(position.type)));
  const holds = ({ entries }: Position) => entries.some(({ id }) => id === entry.id);
  const sections = editorial.flat().filter((position) => position.title.trim() !== '' && holds(position));
  const tabs = editorial.slice(1).filter((positions) => positions.some(holds));
  const others = new Map<string, Entry>();
  for (const next of [() => entriesOf(sections), () => newest(tabs.flat()), () => newest(editorial.flat())]) {
    if (others.size >= MAX_RELATED) break;
    for (const other of next()) {
      const isOther = other.id !== entry.id && other.external_link === '' && hasCard(other);
      if (isOther && !isPast(other, clock) && !others.has(other.id)) others.set(other.id, other);
    }
  }
  return [...others.values()].slice(0, MAX_RELATED);
}

function entriesOf(positions: readonly Position[]): Entry[] {
  return positions.flatMap(({ entries }) => entries);
}

function newest(positions: readonly Position[]): Entry[] {
  return entriesOf(positions).sort((a, b) => b.publish_from.localeCompare(a.publish_from));
}
