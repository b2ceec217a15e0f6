import { describe, expect, it } from 'vitest';
import { columnsFor, estimatedHeight } from './balance.ts';
import { blocksOf } from './blocks.ts';
import { fixturesOf, positionFrom } from './position-fixtures.ts';

describe('columnsFor', () => {
  it.each([
    ['nothing', [], ''],
    ['alike blocks take turns', [100, 100, 100, 100], 'lrlr'],
    ['a tall one lets the other column catch up', [400, 100, 100, 100, 100], 'lrrrr'],
    ['the gap between blocks counts', [100, 60, 20, 20], 'lrrl'],
  ] as const)('%s', (_, heights, expected) => {
    const columns = columnsFor(heights);
    expect(columns.map((column) => column[0]).join('')).toBe(expected);
  });

  it('never starts a block above one that stands before it', () => {
    const heights = [344, 734, 480, 440, 90, 900, 300, 120, 60, 500];
    const columns = columnsFor(heights);
    const ends = { left: 0, right: 0 };
    const starts = columns.map((column, index) => {
      const start = ends[column];
      ends[column] += (heights[index] ?? 0) + 24;
      return start;
    });
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });
});

describe('estimatedHeight', () => {
  it.each([
    ['slider', 348],
    ['banner', 108],
    ['small', 330],
  ] as const)('of a typical %s', (type, height) => {
    expect(estimatedHeight(positionFrom(fixturesOf(type)[0]?.[1]), 0)).toBe(height);
  });

  it('of wire news grows with their number and is nothing without any', () => {
    const wire = positionFrom({ type: 'dpaheadlines' });
    expect([0, 3, 6, 20].map((posts) => estimatedHeight(wire, posts))).toEqual([0, 422, 734, 734]);
  });
});

describe('blocksOf', () => {
  const full = positionFrom(fixturesOf('full')[0]?.[1]);
  const wire = positionFrom({ type: 'dpaheadlines' });
  const empty = positionFrom({ type: 'small', entries: [] });

  it('makes each wide card a block of its own and leaves out what shows nothing', () => {
    expect(blocksOf([full, wire, empty], 2).map(({ type }) => type)).toEqual([
      'full',
      'full',
      'full',
      'dpaheadlines',
    ]);
    expect(blocksOf([wire, empty], 0)).toEqual([]);
  });
});
