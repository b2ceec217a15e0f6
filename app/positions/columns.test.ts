import { expect, it } from 'vitest';
import { POSITION_TYPES } from '#app/contract/content/position.ts';
import { columnsFor } from './columns.ts';
import { fixturesOf, positionFrom } from './position-fixtures.ts';

it.each(['long words', 'three-line kickers'] as const)(
  'a stack under the leading story counts as wide as its column: with %s enough stands beside it',
  (set) => {
    const blocks = POSITION_TYPES.map((type) => {
      const [, raw] = fixturesOf(type).find(([name]) => name === set) ?? [];
      return positionFrom({ title: type, ...raw });
    });
    const [first] = columnsFor(blocks, 6, false).bands;
    const types = (places: readonly number[] = []) => places.map((place) => blocks[place]?.type);
    expect(types(first?.left)).toEqual(['slider', 'full', 'small']);
    expect(types(first?.right)).toEqual(['banner', 'colortopic', 'rubrik', 'rublikslider']);
    expect(first?.look).toBe('even');
  },
);
