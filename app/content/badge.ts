import type { Entry } from './entry.schema.ts';

export type BadgeKind = 'competition' | 'action' | 'survey' | 'deal';

const KINDS: readonly BadgeKind[] = ['competition', 'action', 'deal', 'survey'];

/** What a card tells of its entry besides its texts: the first way of taking part that the entry holds. */
export function badgeOf(entry: Pick<Entry, 'kacheln'>): BadgeKind | null {
  const types = new Set<string>(entry.kacheln.map(({ type }) => type));
  return KINDS.find((kind) => types.has(kind)) ?? null;
}
