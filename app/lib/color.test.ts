import { describe, expect, it } from 'vitest';
import { BLACK, contrast, readableOn, WHITE } from './color.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#fff', '#FFFFFF', 1],
    ['#2b7a12', '#ffffff', 5.4],
    ['red', '#ffffff', 1],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 1);
    expect(contrast(other, one)).toBeCloseTo(expected, 1);
  });
});

describe('readableOn', () => {
  it.each([
    ['#000', WHITE],
    ['#14201a', WHITE],
    ['#2b7a12', WHITE],
    ['#b3261e', WHITE],
    ['#338c15', BLACK],
    ['#ffc933', BLACK],
    ['#ffffff', BLACK],
    ['nonsense', WHITE],
  ])('on %s text is %s', (color, text) => {
    expect(readableOn(color)).toBe(text);
  });

  it('reaches 4.5:1 on every grey and every pure hue', () => {
    for (let level = 0; level < 256; level += 1) {
      const hex = level.toString(16).padStart(2, '0');
      for (const color of [
        `#${hex}${hex}${hex}`,
        `#${hex}0000`,
        `#00${hex}00`,
        `#0000${hex}`,
        `#ff${hex}00`,
      ]) {
        expect(contrast(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
