import type { Entry } from '#app/contract/content/entry.ts';
import { type TileType, type TypesWith, traitsOf } from '#app/contract/tiles/tile-types.ts';

export type BadgeKind = TypesWith<'badgeRank', number>;

function rankOf(type: TileType): number {
  return traitsOf(type).badgeRank ?? Number.POSITIVE_INFINITY;
}

function hasBadge(type: TileType): type is BadgeKind {
  return traitsOf(type).badgeRank !== null;
}

/** What a card tells of its entry besides its texts: the first way of taking part that the entry holds. */
export function badgeOf(entry: Pick<Entry, 'kacheln'>): BadgeKind | null {
  const kinds = entry.kacheln.map(({ type }) => type).filter(hasBadge);
  return kinds.sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}
