/**
 * A teaser page in bands, one below the other: in each the left column is read down, then the right one, and both end
 * together. Positions stay in their order; where a band ends and where it splits is what fits best by estimate, and what
 * is left over the pictures and lists of the shorter column take up (styles/bands.css). Why: decision 0036.
 */

export interface Band {
  /** Places in the list, in reading order. */
  left: number[];
  right: number[];
  /**
   * Columns that differ so little that the shorter one can be stretched to the other's end; a single block laid out across
   * both columns; or neither.
   */
  look: 'even' | 'across' | 'uneven';
}

/** A screen's columns; the first band's may differ from those of the others. */
export interface Screen {
  first: readonly [left: number, right: number];
  others: readonly [left: number, right: number];
}

/** What is known of the blocks of a page. */
export interface Blocks {
  count: number;
  /** How tall the one at a place is in a column of a width. */
  heightAt: (place: number, width: number) => number;
  /** Whether it can be stretched. */
  grows: (place: number) => boolean;
  /** How much further than others the first can be, where it has its column to itself. */
  firstGrows: number;
  /** Whether it looks well across both columns. */
  spans: (place: number) => boolean;
}

const GAP = 24;
/** Nobody likes to scroll back up further than this. */
const TALLEST = 1500;
const MOST_BLOCKS = 14;
/** More than this no block can be stretched without looking stretched. */
const MOST_STRETCH = 220;
/** A block across both columns breaks the page's rhythm: only where columns would end this far apart. */
const ACROSS = 110;
const NEVER = Number.MAX_SAFE_INTEGER;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** For every place the sum over all blocks before it. */
function totals(count: number, valueAt: (place: number) => number): number[] {
  const before = [0];
  for (let place = 0; place < count; place += 1) before.push((before[place] ?? 0) + valueAt(place));
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
  const column = (width: number) => totals(count, (place) => heightAt(place, width) + GAP);
  const columnsOf = (which: keyof Screen): Columns[] =>
    screens.map(({ [which]: [left, right] }) => ({ left: column(left), right: column(right) }));
  return {
    first: columnsOf('first'),
    others: columnsOf('others'),
    growing: totals(count, (place) => (grows(place) ? 1 : 0)),
    firstGrows,
  };
}

interface Found {
  cost: number;
  band: Band;
}

function split(measures: Measures, start: number, middle: number, end: number): Found {
  const { first, others, growing, firstGrows } = measures;
  let cost = 0;
  let even = true;
  for (const { left, right } of start === 0 ? first : others) {
    const [one, other] = [between(left, start, middle), between(right, middle, end)];
    const apart = Math.abs(one - other);
    const room = one < other ? between(growing, start, middle) : between(growing, middle, end);
    const more = one < other && middle === 1 ? firstGrows : 0;
    if (apart > MOST_STRETCH * room + more) even = false;
    cost += apart ** 2 + Math.max(0, Math.max(one, other) - TALLEST) ** 2;
  }
  const band: Band = {
    left: range(start, middle),
    right: range(middle, end),
    look: even ? 'even' : 'uneven',
  };
  return { cost: even ? cost : cost * 2, band };
}

function alone({ count, spans }: Blocks, screens: number, place: number): Found {
  const band: Band = { left: [place], right: [], look: spans(place) ? 'across' : 'uneven' };
  return { cost: spans(place) && place > 0 ? screens * ACROSS ** 2 : count === 1 ? 0 : NEVER, band };
}

/** The cheapest way to cut all blocks into bands: for each end, the best of those before it and one band more. */
export function bandsOf(blocks: Blocks, screens: readonly Screen[]): Band[] {
  const measures = measuresOf(blocks, screens);
  const best: Array<{ cost: number; bands: Band[] }> = [{ cost: 0, bands: [] }];
  for (let end = 1; end <= blocks.count; end += 1) {
    // Of equal ones the shortest.
    for (let start = end - 1; start >= Math.max(0, end - MOST_BLOCKS); start -= 1) {
      const before = best[start] ?? { cost: NEVER, bands: [] };
      const found = [
        ...(end - start === 1 ? [alone(blocks, screens.length, start)] : []),
        ...range(start + 1, end).map((middle) => split(measures, start, middle, end)),
      ];
      for (const { cost, band } of found) {
        const total = before.cost + cost;
        if (total < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) {
          best[end] = { cost: total, bands: [...before.bands, band] };
        }
      }
    }
  }
  return best[blocks.count]?.bands ?? [];
}
