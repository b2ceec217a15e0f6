import type { Sheet } from '../canvas/sheet.ts';
import { type Light, lit } from '../parts/light.ts';

export const road = (s: Sheet, l: Light, horizon: number, near: string, far: string) =>
  s.rect(
    0,
    horizon,
    s.w,
    s.h - horizon,
    s.linear(
      [
        [0, lit(l, far)],
        [1, lit(l, near)],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
