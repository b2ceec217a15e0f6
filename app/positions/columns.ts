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

/** From 960 px the first band is split 62 to 38. Its picture is 16:9 and not 4:3, so it counts as a narrower column's. */
const LEADING: Screen[] = [
  { first: [396, 396], others: [396, 396] },
  { first: [424, 347], others: [456, 456] },
  { first: [558, 456], others: [600, 600] },
];

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
    return block ? estimatedHeight(block, posts, width) : 0;
  };
  const trait = (of: (position: Position) => boolean) => (place: number) => {
    const block = blocks[place];
    return block !== undefined && of(block);
  };
  const known = {
    count: blocks.length,
    heightAt,
    grows: trait(growsIn),
    spans: trait((block) => !textOnly && spansIn(block)),
  };
  const bands = bandsOf(known, leads ? LEADING : EVEN);
  // Text stretches to nothing, and its page has no byte to spare for trying.
  return { bands: textOnly ? bands.map((band) => ({ ...band, look: 'uneven' })) : bands, leads };
}
