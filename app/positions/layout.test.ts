import { expect, it } from 'vitest';
import { readPositions } from '#app/contract/content/position.ts';
import { layoutOf } from './layout.ts';

const positions = () =>
  readPositions(
    ['1', '2', '3'].map((id) => ({
      type: 'full',
      entries: [{ id, headline: `Meldung ${id}`, kacheln: [] }],
    })),
    'test',
    () => undefined,
  ) ?? [];

it('a layout is computed once for the same positions', () => {
  const page = positions();
  expect(layoutOf(page, 0, false)).toBe(layoutOf(page, 0, false));
  expect(layoutOf(positions(), 0, false)).not.toBe(layoutOf(page, 0, false));
});

it('a layout is computed again for the text-only view and for another number of headlines', () => {
  const page = positions();
  expect(layoutOf(page, 0, true)).not.toBe(layoutOf(page, 0, false));
  expect(layoutOf(page, 3, false)).not.toBe(layoutOf(page, 0, false));
});
