import { describe, expect, it } from 'vitest';
import { POSITION_TYPES } from '#app/contract/content/position.ts';
import { columnsFor } from './columns.ts';
import { fixturesOf, positionFrom, teaserSurvey } from './position-fixtures.ts';

it.each(['long words', 'three-line kickers'] as const)(
  'heights below the leading story are estimated at its column’s width: with %s both columns are even',
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

describe('in the text-only view', () => {
  const story = (id: number) => ({ id: `${id}`, title: `Meldung ${id}`, kacheln: [] });
  const rows = (count: number) =>
    positionFrom({ type: 'slider', entries: Array.from({ length: count }, (_, index) => story(index)) });
  const question = positionFrom({
    type: 'full',
    entries: [{ id: '9', title: 'Frage', kacheln: [teaserSurvey] }],
  });
  const text = (...blocks: Parameters<typeof columnsFor>[0]) =>
    columnsFor(blocks, 0, true).bands.map(({ left, right, look }) => `${left}|${right} ${look}`);

  it('columns of equal height share a band; a block that no other matches spans both', () => {
    expect(text(rows(4), rows(2), rows(2))).toEqual(['0|1,2 even']);
    expect(text(rows(2), rows(2), rows(10))).toEqual(['0|1 even', '2| across']);
  });

  it('a survey’s question is never stretched', () => {
    expect(text(question, rows(4))).toEqual(['0|1 even']);
    expect(text(question, rows(6))).toEqual(['0|1 uneven']);
  });
});
