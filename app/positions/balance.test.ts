import { describe, expect, it } from 'vitest';
import { estimatedHeight } from './balance.ts';
import { blocksOf } from './blocks.ts';
import { fixturesOf, positionFrom } from './position-fixtures.ts';

describe('estimatedHeight', () => {
  it.each([
    ['slider', 400, 348],
    ['slider', 600, 498],
    ['banner', 600, 139],
    ['small', 400, 372],
  ] as const)('of a typical %s in a column of %i px', (type, width, height) => {
    expect(Math.round(estimatedHeight(positionFrom(fixturesOf(type)[0]?.[1]), 0, width))).toBe(height);
  });

  it('of wire news grows with their number and is nothing without any', () => {
    const wire = positionFrom({ type: 'dpaheadlines' });
    expect([0, 3, 6, 20].map((posts) => estimatedHeight(wire, posts, 600))).toEqual([0, 390, 669, 669]);
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
