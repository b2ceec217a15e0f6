import type { Entry } from '#app/contract/content/entry.ts';
import type { WithSafeHtml } from '#app/contract/html.ts';
import { openingOf, spanWithin, type TimeRange } from '#app/contract/opening.ts';
import { type TileOf, type TileType, type TypesWith, traitsOf } from '#app/contract/tiles/tile-types.ts';

export type BadgeKind = TypesWith<'badgeRank', number>;

function rankOf(type: TileType): number {
  return traitsOf(type).badgeRank ?? Number.POSITIVE_INFINITY;
}

function hasBadge<Some extends { type: TileType }>(tile: Some): tile is Extract<Some, { type: BadgeKind }> {
  return traitsOf(tile.type).badgeRank !== null;
}

/** The tile with the lowest badge rank that riders can take part in. */
function badgeTileOf({ kacheln }: Pick<Entry, 'kacheln'>) {
  return kacheln.filter(hasBadge).sort((a, b) => rankOf(a.type) - rankOf(b.type))[0] ?? null;
}

/** The badge of an entry's card. */
export function badgeOf(entry: Pick<Entry, 'kacheln'>): BadgeKind | null {
  return badgeTileOf(entry)?.type ?? null;
}

type Dated = Pick<Entry, 'publish_from' | 'publish_till'>;
type As<Kind extends BadgeKind> = TileOf<Kind> | WithSafeHtml<TileOf<Kind>>;
type TileWithBadge<Kind extends BadgeKind> = { type: Kind } & As<Kind>;

/** When each type is open, and whether its editors want these dates shown. */
const SPANS: {
  [Kind in BadgeKind]: {
    span: (tile: As<Kind>, entry: Dated) => TimeRange;
    isShown: (tile: As<Kind>) => boolean;
  };
} = {
  competition: { span: (tile) => tile, isShown: (tile) => tile.showEnddate },
  action: { span: spanWithin, isShown: (tile) => tile.showParticipationTimespan },
  deal: { span: (tile) => tile, isShown: () => true },
  survey: { span: ({ endDate }) => ({ startDate: '', endDate }), isShown: () => false },
};

/** The dates to show. Each type's functions get tiles of that type only; TypeScript can't infer that across a union. */
export function spanOfTile<Kind extends BadgeKind>(
  tile: TileWithBadge<Kind>,
  entry: Dated,
): TimeRange | null {
  const { span, isShown } = SPANS[tile.type];
  return isShown(tile) ? span(tile, entry) : null;
}

function isOpen<Kind extends BadgeKind>(
  tile: TileWithBadge<Kind>,
  entry: Dated,
  { now, timeZone }: { now: number; timeZone: string },
): boolean {
  return openingOf(SPANS[tile.type].span(tile, entry), now, timeZone) === 'running';
}

/** The dates of the tile that the entry's badge names. */
export function badgeSpan(entry: Dated & Pick<Entry, 'kacheln'>): TimeRange | null {
  const tile = badgeTileOf(entry);
  return tile && spanOfTile(tile, entry);
}

/** The entry's badge by those of its tiles that are open now. */
export function openBadgeOf(entry: Entry, at: { now: number; timeZone: string }): BadgeKind | null {
  return badgeOf({ kacheln: entry.kacheln.filter((tile) => hasBadge(tile) && isOpen(tile, entry, at)) });
}
