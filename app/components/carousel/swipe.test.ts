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
    expect(swipeStep({ ms, movedX, width: 300 })).toBe(step);
  });
});
