import { describe, expect, it } from 'vitest';
import { bandsOf, type Screen } from './bands.ts';

const ONE: Screen[] = [{ first: [500, 500], others: [500, 500] }];

function cut(
  heights: readonly number[],
  {
    rigid = [],
    whole = [],
    firstGrows = 0,
  }: { rigid?: number[]; whole?: number[]; firstGrows?: number } = {},
) {
  const blocks = {
    count: heights.length,
    heightAt: (place: number) => heights[place] ?? 0,
    grows: (place: number) => !rigid.includes(place),
    firstGrows,
    spans: (place: number) => !whole.includes(place),
  };
  return bandsOf(blocks, ONE);
}

const text = (bands: ReturnType<typeof bandsOf>) =>
  bands.map(({ left, right, look }) => `${left.join('')}|${right.join('')} ${look}`).join(', ');

describe('bandsOf', () => {
  it.each<[string, number[], string, number[]?]>([
    ['nothing', [], ''],
    ['one block spans both columns', [300], '0| across'],
    ['one block that may not span both columns is alone', [300], '0| alone', [0]],
    ['blocks of equal height form pairs', [400, 400, 400, 400], '0|1 even, 2|3 even'],
    ['a tall block is beside several that together are as tall', [848, 400, 400], '0|12 even'],
    ['a small difference in height is stretched', [400, 480], '0|1 even'],
    ['a block that no other matches spans both columns', [400, 400, 300], '0|1 even, 2| across'],
  ])('%s', (_, heights, expected, whole: number[] = []) => {
    expect(text(cut(heights, { whole }))).toBe(expected);
  });

  it('pairs 20,000 blocks without running out of time or stack', () => {
    const many = cut(Array.from({ length: 20_000 }, () => 400));
    expect(many).toHaveLength(10_000);
    expect(many.at(-1)).toEqual({ left: [19_998], right: [19_999], look: 'even' });
  });

  it('never stretches a block that can’t grow', () => {
    expect(text(cut([100, 190], { rigid: [0], whole: [0, 1] }))).toBe('0|1 uneven');
    expect(text(cut([100, 190], { rigid: [1], whole: [0, 1] }))).toBe('0|1 even');
  });

  it('stretches the first block by `firstGrows` px more if it is alone in its column', () => {
    expect(text(cut([400, 700], { whole: [0, 1] }))).toBe('0|1 uneven');
    expect(text(cut([400, 700], { whole: [0, 1], firstGrows: 140 }))).toBe('0|1 even');
    expect(text(cut([700, 400], { whole: [0, 1], firstGrows: 140 }))).toBe('0|1 uneven');
  });

  it('takes all screen widths into account, not only the first', () => {
    const blocks = {
      count: 3,
      heightAt: (place: number, width: number) => (place === 0 ? 100_000 / width : 100),
      grows: () => true,
      firstGrows: 0,
      spans: () => false,
    };
    const at = (...widths: number[]): Screen[] =>
      widths.map((width) => ({ first: [width, width], others: [width, width] }));
    expect(bandsOf(blocks, at(1000))[0]?.left).toEqual([0]);
    expect(bandsOf(blocks, at(1000, 250)).map(({ look }) => look)).toEqual(['even']);
  });

  it('contains each of 120 blocks once and in order', () => {
    const heights = Array.from({ length: 120 }, (_, index) => 80 + ((index * 137) % 900));
    const places = cut(heights).flatMap(({ left, right }) => [...left, ...right]);
    expect(places).toEqual(heights.map((_, index) => index));
  });

  it('makes no band taller than 1,500 px', () => {
    const tallest = cut(Array.from({ length: 40 }, () => 300)).map(({ left }) => left.length * 324);
    expect(Math.max(...tallest)).toBeLessThanOrEqual(1500);
  });
});
