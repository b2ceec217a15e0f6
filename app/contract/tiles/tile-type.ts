import type { z } from 'zod';
import type { WithSafeHtml } from '../html.ts';

/** What only a page can know of a tile that was read. */
export interface PageFacts {
  /** Whether a widget's address is configured for this type of external tile. */
  hasWidget: (extType: number) => boolean;
}

/**
 * What the house needs to know of a type of tile besides its schema. Each type says all of it in its own file, so that
 * nobody keeps a list of types: a trait that was forgotten does not compile.
 */
export interface TileTraits<Tile, RawField extends string> {
  /** Nothing to show on this page; what a type can't do without anywhere is its schema's to refuse. */
  isEmpty: (tile: WithSafeHtml<Tile>, page: PageFacts) => boolean;
  /** Text flows on over the end of a printed page; everything else stays in one piece. */
  flows: boolean;
  /** A form or facts: on wide screens they stand beside the texts and pictures around them. */
  beside: boolean;
  /** The raw fields that the search reads; what stands in headlines counts more. */
  searched: { headlines: readonly RawField[]; texts: readonly RawField[] };
  /** Whether the media slider takes it, where it is flagged for it. */
  slides: boolean;
  /**
   * How riders take part in it: by sending a form, by a vote, which has no form of its own to be told apart by, or by
   * playing, which leaves nothing behind.
   */
  takesPart: 'submits' | 'votes' | 'plays' | null;
  /** Where a card names it: of several the lowest rank. */
  badgeRank: number | null;
}

/** A type as the registry takes it. */
export function tileType<
  Schema extends z.ZodType,
  const Traits extends TileTraits<z.output<Schema>, Extract<keyof z.input<Schema>, string>>,
>(schema: Schema, traits: Traits): { schema: Schema; traits: Traits } {
  return { schema, traits };
}
