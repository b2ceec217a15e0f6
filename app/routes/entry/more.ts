import { isPast } from '#app/content/entry-time.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { isSold, type Position } from '#app/contract/content/position.ts';
import type { Page } from '#app/visit/page.ts';

/** How many others an entry ends with. */
export const MOST_OTHERS = 4;

type Clock = Pick<Page, 'now' | 'timeZone'>;

/**
 * What to read after an entry: the others of the sections it stands in, then of its tab, then the newest of all. The
 * first page is the start, where everything meets. Partners' strips and cards that lead elsewhere than to their entry
 * are none of it.
 */
export function othersThan(entry: Pick<Entry, 'id'>, pages: readonly Position[][], clock: Clock): Entry[] {
  const told = pages.map((positions) => positions.filter((position) => !isSold(position.type)));
  const holds = ({ entries }: Position) => entries.some(({ id }) => id === entry.id);
  const sections = told.flat().filter((position) => position.title.trim() !== '' && holds(position));
  const tabs = told.slice(1).filter((positions) => positions.some(holds));
  const others = new Map<string, Entry>();
  for (const next of [() => entriesOf(sections), () => newest(tabs.flat()), () => newest(told.flat())]) {
    if (others.size >= MOST_OTHERS) break;
    for (const other of next()) {
      const isOther = other.id !== entry.id && other.external_link === '' && !isPast(other, clock);
      if (isOther && !others.has(other.id)) others.set(other.id, other);
    }
  }
  return [...others.values()].slice(0, MOST_OTHERS);
}

function entriesOf(positions: readonly Position[]): Entry[] {
  return positions.flatMap(({ entries }) => entries);
}

function newest(positions: readonly Position[]): Entry[] {
  return entriesOf(positions).sort((a, b) => b.publish_from.localeCompare(a.publish_from));
}
