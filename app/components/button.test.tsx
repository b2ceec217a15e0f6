import { describe, expect, it } from 'vitest';
import { buttonLook } from './button.tsx';

describe('a button in an editor’s colour', () => {
  it.each([
    ['#ffffff', 'var(--soft)'],
    ['#fdfdf5', 'var(--soft)'],
    ['#0b5a8f', '#0b5a8f'],
  ])('outlined in %s has a border that is visible on the card: %s', (color, edge) => {
    expect(buttonLook({ color, inverse: true }).style).toEqual({ borderColor: edge });
  });

  it.each([
    ['#ffffff', true],
    ['#0b5a8f', false],
  ])('filled with %s has a box shadow as its edge: %s', (color, edged) => {
    expect(buttonLook({ color }).style?.boxShadow !== undefined).toBe(edged);
  });
});
