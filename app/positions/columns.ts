import type { Position } from '#app/contract/content/position.ts';
import { estimatedHeight } from './balance.ts';
import { type Band, bandsOf, type Screen } from './bands.ts';
import { growsIn, leadsIn, spansIn, WIRE_HEADLINES_BESIDE } from './position/position-traits.ts';

/** The columns of screens 840, 960 and 1280 px wide and more (styles/bands.css). */
const EVEN: Screen[] = [
  { first: [396, 396], others: [396, 396] },
  { first: [456, 456], others: [456, 456] },
  { first: [600, 600], others: [600, 600] },
];

/** From 960 px the first band is split 62 to 38. */
const LEADING: Screen[] = [
  { first: [396, 396], others: [396, 396] },
  { first: [569, 347], others: [456, 456] },
  { first: [744, 456], others: [600, 600] },
];
/** There the leading picture is 16:9 and not 4:3, so it counts as a narrower column's. */
const FLATTER = 0.75;
const LEADING_FROM = 569;
/** So it can grow until it looks like all others. */
const LEADING_GROWS = 140;

export interface Columns {
  bands: Band[];
  /** Whether the first block leads the page. */
  leads: boolean;
}

/** Which block goes where. */
export function columnsFor(blocks: readonly Position[], wirePosts: number, textOnly: boolean): Columns {
  const [first] = blocks;
  const leads = !textOnly && blocks.length > 1 && first !== undefined && leadsIn(first);
  const heightAt = (place: number, width: number) => {
    const block = blocks[place];
    const posts = leads && place === 1 ? Math.min(wirePosts, WIRE_HEADLINES_BESIDE) : wirePosts;
    const leading = leads && place === 0 && width >= LEADING_FROM;
    return block ? estimatedHeight(block, posts, leading ? width * FLATTER : width) : 0;
  };
  const trait = (of: (position: Position) => boolean) => (place: number) => {
    const block = blocks[place];
    return block !== undefined && of(block);
  };
  const known = {
    count: blocks.length,
    heightAt,
    grows: trait(growsIn),
    firstGrows: leads && first && growsIn(first) ? LEADING_GROWS : 0,
    spans: trait((block) => !textOnly && spansIn(block)),
  };
  const bands = bandsOf(known, leads ? LEADING : EVEN);
  // Text stretches to nothing, and its page has no byte to spare for trying.
  return { bands: textOnly ? bands.map((band) => ({ ...band, look: 'uneven' })) : bands, leads };
}
