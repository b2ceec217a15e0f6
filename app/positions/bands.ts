/**
 * Splits a teaser page into horizontal bands of two columns that end at the same height. Positions keep their order;
 * band and column breaks are chosen by estimated heights, and pictures or lists of the shorter column are stretched
 * to fill the rest (styles/bands.css, decision 0036).
 */

export interface Band {
  /** Indexes of the blocks, in reading order. */
  left: number[];
  right: number[];
  /**
   * Columns that differ so little that the shorter one can be stretched to the other's end; a single block laid out
   * across both columns; a page's only block, in one column; or neither.
   */
  look: 'even' | 'across' | 'alone' | 'uneven';
}

/** A screen's columns; the first band's may differ from those of the others. */
export interface Screen {
  first: readonly [left: number, right: number];
  others: readonly [left: number, right: number];
}

/** The blocks of a page, as the layout sees them. */
export interface Blocks {
  count: number;
  /** Estimated height of a block at a column width. */
  heightAt: (index: number, width: number) => number;
  /** Whether the block can be stretched. */
  grows: (index: number) => boolean;
  /** Extra stretch of the first block if it is alone in its column. */
  firstGrows: number;
  /** Whether the block may span both columns. */
  spans: (index: number) => boolean;
}

const GAP = 24;
/** Maximum height of a band: readers scroll back up for the second column. */
const TALLEST = 1500;
const MAX_BLOCKS = 14;
/** Maximum stretch of a block in pixels, before it looks stretched. */
const MAX_STRETCH = 220;
/** A block spans both columns only if they would otherwise end this far apart. */
const ACROSS = 110;
const NEVER = Number.MAX_SAFE_INTEGER;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Prefix sums over the blocks. */
function totals(count: number, valueAt: (index: number) => number): number[] {
  const before = [0];
  for (let index = 0; index < count; index += 1) before.push((before[index] ?? 0) + valueAt(index));
  return before;
}

const between = (sums: number[], from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);

interface Columns {
  left: number[];
  right: number[];
}

interface Measures {
  first: Columns[];
  others: Columns[];
  growing: number[];
  firstGrows: number;
}

function measuresOf({ count, heightAt, grows, firstGrows }: Blocks, screens: readonly Screen[]): Measures {
  const column = (width: number) => totals(count, (index) => heightAt(index, width) + GAP);
  const columnsOf = (which: keyof Screen): Columns[] =>
    screens.map(({ [which]: [left, right] }) => ({ left: column(left), right: column(right) }));
  return {
    first: columnsOf('first'),
    others: columnsOf('others'),
    growing: totals(count, (index) => (grows(index) ? 1 : 0)),
    firstGrows,
  };
}

interface SplitAndCost {
  cost: number;
  band: Band;
}

function split(measures: Measures, start: number, middle: number, end: number): SplitAndCost {
  const { first, others, growing, firstGrows } = measures;
  let cost = 0;
  let even = true;
  for (const { left, right } of start === 0 ? first : others) {
    const [one, other] = [between(left, start, middle), between(right, middle, end)];
    const apart = Math.abs(one - other);
    const room = one < other ? between(growing, start, middle) : between(growing, middle, end);
    const more = one < other && middle === 1 ? firstGrows : 0;
    if (apart > MAX_STRETCH * room + more) even = false;
    cost += apart ** 2 + Math.max(0, Math.max(one, other) - TALLEST) ** 2;
  }
  const band: Band = {
    left: range(start, middle),
    right: range(middle, end),
    look: even ? 'even' : 'uneven',
  };
  return { cost: even ? cost : cost * 2, band };
}

function alone({ count, spans }: Blocks, screens: number, index: number): SplitAndCost {
  const band: Band = { left: [index], right: [], look: spans(index) ? 'across' : 'alone' };
  return { cost: spans(index) && index > 0 ? screens * ACROSS ** 2 : count === 1 ? 0 : NEVER, band };
}

/** Dynamic programming: for each end, the cheapest bands before it plus one more. */
export function bandsOf(blocks: Blocks, screens: readonly Screen[]): Band[] {
  const measures = measuresOf(blocks, screens);
  const best: Array<{ cost: number; start: number; band: Band }> = [];
  for (let end = 1; end <= blocks.count; end += 1) {
    // Among equal costs the shortest band.
    for (let start = end - 1; start >= Math.max(0, end - MAX_BLOCKS); start -= 1) {
      const before = start === 0 ? 0 : (best[start]?.cost ?? NEVER);
      const found = [
        ...(end - start === 1 ? [alone(blocks, screens.length, start)] : []),
        ...range(start + 1, end).map((middle) => split(measures, start, middle, end)),
      ];
      for (const { cost, band } of found) {
        const total = before + cost;
        if (total < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost: total, start, band };
      }
    }
  }
  const bands: Band[] = [];
  for (let last = best[blocks.count]; last; last = best[last.start]) bands.push(last.band);
  return bands.reverse();
}
