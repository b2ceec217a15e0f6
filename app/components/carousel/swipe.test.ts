import { describe, expect, it } from 'vitest';
import { swipeStep } from './swipe.ts';

describe('swipeStep', () => {
  it.each([
    ['quick and 21 px to the left', 249, -21, 1],
    ['quick and 21 px to the right', 249, 21, -1],
    ['quick but only 20 px', 249, -20, 0],
    ['250 ms is not quick', 250, -60, 0],
    ['slow, over half the width', 2000, -151, 1],
    ['slow, exactly half the width', 2000, -150, 0],
    ['slow and far to the right', 2000, 200, -1],
    ['a tap', 80, 0, 0],
  ] as const)('%s', (_, ms, movedX, step) => {
    expect(swipeStep({ ms, movedX, movedY: 0, width: 300 })).toBe(step);
  });

  it.each([
    ['quick and more horizontal than vertical', 30, -29, -1],
    ['quick and more vertical: scrolls the page', 30, 31, 0],
    ['quick and more vertical, upwards', -200, -201, 0],
  ] as const)('%s', (_, movedX, movedY, step) => {
    expect(swipeStep({ ms: 100, movedX, movedY, width: 300 })).toBe(step);
  });
});
