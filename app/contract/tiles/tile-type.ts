import type { z } from 'zod';
import type { WithSafeHtml } from '../html.ts';

/** Page settings that a tile's visibility depends on. */
export interface PageFacts {
  /** Whether a widget's address is configured for this type of external tile. */
  hasWidget: (extType: number) => boolean;
  /** Editors also see wire articles that are incomplete. */
  isPreview?: boolean;
}

/** A tile type's traits besides its schema. Each type declares in its own file what differs from `PLAIN`. */
export interface TileTraits<Tile, RawField extends string> {
  /** Valid, but without anything to show on this page; invalid tiles are rejected by the schema. */
  isEmpty: (tile: WithSafeHtml<Tile>, page: PageFacts) => boolean;
  /** In print the tile may break across pages; others stay on one page. */
  flows: boolean;
  /** Placed in the second column on wide screens: forms and facts. */
  beside: boolean;
  /** Fields that the search indexes; headlines have more weight. `isShown`: not every tile shows each of the texts. */
  searched: {
    headlines: readonly RawField[];
    texts: readonly RawField[];
    isShown?: (text: RawField, tile: Tile) => boolean;
  };
  /** Fields that are shown only together: half a pair is left out, and reported. */
  pairs: readonly (readonly [RawField, RawField])[];
  /** Shown in the media slider if flagged for it. */
  slides: boolean;
  /**
   * How riders take part: 'submits' sends a form, 'votes' a vote (the same form for all riders, without a submission id
   * in the page), 'plays' stores nothing.
   */
  takesPart: 'submits' | 'votes' | 'plays' | null;
  /** Badge priority on cards; the lowest rank wins. Null: no badge. */
  badgeRank: number | null;
}

/** The usual traits, all but `searched`: that one each type must declare. */
export const PLAIN = {
  isEmpty: () => false,
  flows: false,
  beside: false,
  pairs: [],
  slides: false,
  takesPart: null,
  badgeRank: null,
} as const;

/** A type as the registry takes it. */
export function tileType<
  Schema extends z.ZodType,
  const Traits extends TileTraits<z.output<Schema>, Extract<keyof z.input<Schema>, string>>,
>(schema: Schema, traits: Traits): { schema: Schema; traits: Traits } {
  return { schema, traits };
}
