import type { Position } from '#app/contract/content/position.ts';
import { estimatedHeight, estimatedTextHeight } from './balance.ts';
import { type Band, bandsOf, type Screen } from './bands.ts';
import { canStretch, hasLeadCard, spansIn } from './position/position-traits.ts';

/** Column widths at viewport widths of 840, 960 and 1280 px (styles/bands.css). */
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
/** There the lead picture is 16:9 instead of 4:3, so its height is estimated for a narrower column. */
const FLATTER = 0.75;
const LEADING_FROM = 569;
/** How far the lead picture can grow before it is 4:3 again. */
const LEADING_GROWS = 140;

export interface Columns {
  bands: Band[];
  /** Whether the first block is the page's lead story. */
  leads: boolean;
}

/** Assigns blocks to bands and columns. */
export function columnsFor(blocks: readonly Position[], wirePosts: number, textOnly: boolean): Columns {
  const [first] = blocks;
  const leads = !textOnly && blocks.length > 1 && first !== undefined && hasLeadCard(first);
  const heightAt = (index: number, width: number) => {
    const block = blocks[index];
    const leading = leads && index === 0 && width >= LEADING_FROM;
    if (!block) return 0;
    if (textOnly) return estimatedTextHeight(block, wirePosts, width);
    return estimatedHeight(block, wirePosts, leading ? width * FLATTER : width);
  };
  const trait = (of: (position: Position) => boolean) => (index: number) => {
    const block = blocks[index];
    return block !== undefined && of(block);
  };
  const known = {
    count: blocks.length,
    heightAt,
    grows: trait((block) => canStretch(block, textOnly)),
    firstGrows: leads && first && canStretch(first, false) ? LEADING_GROWS : 0,
    spans: trait((block) => spansIn(block, textOnly)),
  };
  return { bands: bandsOf(known, leads ? LEADING : EVEN), leads };
}
