import type { Entry } from '#app/contract/content/entry.ts';
import type { WithSafeHtml } from '#app/contract/html.ts';
import { spanWithin, type TimeRange } from '#app/contract/opening.ts';
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

/** The dates when it is open, for types whose editors want them shown. */
const SPANS: { [Kind in BadgeKind]: (tile: As<Kind>, entry: Dated) => TimeRange | null } = {
  competition: (tile) => (tile.showEnddate ? tile : null),
  action: (tile, entry) => (tile.showParticipationTimespan ? spanWithin(tile, entry) : null),
  deal: (tile) => tile,
  survey: () => null,
};

/** Each type's function gets tiles of that type only; TypeScript can't infer that across a union. */
export function spanOfTile<Kind extends BadgeKind>(
  tile: { type: Kind } & As<Kind>,
  entry: Dated,
): TimeRange | null {
  return SPANS[tile.type](tile, entry);
}

/** The dates of the tile that the entry's badge names. */
export function badgeSpan(entry: Dated & Pick<Entry, 'kacheln'>): TimeRange | null {
  const tile = badgeTileOf(entry);
  return tile && spanOfTile(tile, entry);
}
