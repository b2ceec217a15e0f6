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

it('is worked out once for the same content', () => {
  const page = positions();
  expect(layoutOf(page, 0, false)).toBe(layoutOf(page, 0, false));
  expect(layoutOf(positions(), 0, false)).not.toBe(layoutOf(page, 0, false));
});

it('is computed anew for the text-only view and for another number of headlines', () => {
  const page = positions();
  expect(layoutOf(page, 0, true)).not.toBe(layoutOf(page, 0, false));
  expect(layoutOf(page, 3, false)).not.toBe(layoutOf(page, 0, false));
});
