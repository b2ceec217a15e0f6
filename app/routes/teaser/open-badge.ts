import { type BadgeKind, badgeOf } from '#app/content/badge.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { openingOf, spanWithin, type TimeRange } from '#app/contract/opening.ts';
import type { Tile, TileOf } from '#app/contract/tiles/tile-types.ts';
import type { Page } from '#app/visit/page.ts';

/** When each type is open, as on its entry's page. */
const SPANS: { [Kind in BadgeKind]: (tile: TileOf<Kind>, entry: Entry) => TimeRange } = {
  competition: (tile) => tile,
  action: spanWithin,
  deal: (tile) => tile,
  survey: ({ endDate }) => ({ startDate: '', endDate }),
};

function hasSpan(tile: Tile): tile is Extract<Tile, { type: BadgeKind }> {
  return Object.hasOwn(SPANS, tile.type);
}

function spanOf<Kind extends BadgeKind>(tile: { type: Kind } & TileOf<Kind>, entry: Entry): TimeRange {
  return SPANS[tile.type](tile, entry);
}

/** The entry's badge by those of its tiles that are open now. */
export function openBadgeOf(
  entry: Entry,
  { now, timeZone }: Pick<Page, 'now' | 'timeZone'>,
): BadgeKind | null {
  const isOpen = (tile: Tile) => hasSpan(tile) && openingOf(spanOf(tile, entry), now, timeZone) === 'running';
  return badgeOf({ kacheln: entry.kacheln.filter(isOpen) });
}
