import type { Entry } from '#app/contract/content/entry.ts';
import type { WithSafeHtml } from '#app/contract/html.ts';
import { type Span, spanWithin } from '#app/contract/opening.ts';
import { type TileOf, type TileType, type TypesWith, traitsOf } from '#app/contract/tiles/tile-types.ts';

export type BadgeKind = TypesWith<'badgeRank', number>;

function rankOf(type: TileType): number {
  return traitsOf(type).badgeRank ?? Number.POSITIVE_INFINITY;
}

function hasBadge<Some extends { type: TileType }>(tile: Some): tile is Extract<Some, { type: BadgeKind }> {
  return traitsOf(tile.type).badgeRank !== null;
}

/** The first way of taking part that an entry holds. */
function badgeTileOf({ kacheln }: Pick<Entry, 'kacheln'>) {
  return kacheln.filter(hasBadge).sort((a, b) => rankOf(a.type) - rankOf(b.type))[0] ?? null;
}

/** What a card tells of its entry besides its texts. */
export function badgeOf(entry: Pick<Entry, 'kacheln'>): BadgeKind | null {
  return badgeTileOf(entry)?.type ?? null;
}

type Dated = Pick<Entry, 'publish_from' | 'publish_till'>;
type As<Kind extends BadgeKind> = TileOf<Kind> | WithSafeHtml<TileOf<Kind>>;

/** When it is open, where its editor wants that told. */
const SPANS: { [Kind in BadgeKind]: (tile: As<Kind>, entry: Dated) => Span | null } = {
  competition: (tile) => (tile.showEnddate ? tile : null),
  action: (tile, entry) => (tile.showParticipationTimespan ? spanWithin(tile, entry) : null),
  deal: (tile) => tile,
  survey: () => null,
};

/** A tile is asked about by its own type; TypeScript can't see that across a union. */
export function toldSpan<Kind extends BadgeKind>(tile: { type: Kind } & As<Kind>, entry: Dated): Span | null {
  return SPANS[tile.type](tile, entry);
}

/** The same of what the entry's badge names. */
export function badgeSpan(entry: Dated & Pick<Entry, 'kacheln'>): Span | null {
  const tile = badgeTileOf(entry);
  return tile && toldSpan(tile, entry);
}
