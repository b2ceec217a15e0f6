import { darken } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { type Pt, ribbon } from '../canvas/geometry.ts';
import { type Arms, frontFigure, frontPoses } from './front-figure.ts';
import { type Light, lit } from './light.ts';
import { type Outfit, someone } from './people.ts';

type SeatOptions = { height?: number; outfit?: Outfit; arms?: Arms; back?: boolean; seat?: number };

/** Someone who sits and looks at the viewer, the seat's height in metres; knees come forward. */
export function seatedFront(
  f: Face,
  l: Light,
  x: number,
  options: SeatOptions = {},
): { left: Pt; right: Pt; head: Pt } {
  const { height: h = 1.72, seat = 0.45, back = false, arms = frontPoses.sing } = options;
  const outfit = options.outfit ?? someone(f.sheet.rng);
  const lap = f.moved(0, seat - h * 0.46);
  const hands = frontFigure(lap, l, x, { height: h, outfit, arms, back, torsoOnly: true });
  if (!back) {
    const tone = lit(l, outfit.legs);
    for (const k of [-1, 1]) {
      const knee: Pt = [x + k * h * 0.075, seat + h * 0.01];
      f.poly(ribbon([[x + k * h * 0.05, seat + h * 0.06], knee], [h * 0.11, h * 0.105]), tone);
      f.ellipse(knee[0], knee[1], h * 0.054, h * 0.05, tone);
      f.poly(
        ribbon([knee, [x + k * h * 0.07, 0.07]], [h * 0.09, h * 0.058]),
        lit(l, darken(outfit.legs, 0.16)),
      );
      f.ellipse(
        x + k * h * 0.072,
        0.05,
        h * 0.04,
        h * 0.028,
        lit(l, outfit.shoes ?? darken(outfit.legs, 0.5)),
      );
    }
  }
  const up = ([px, py]: Pt): Pt => [px, py + seat - h * 0.46];
  return { left: up(hands.left), right: up(hands.right), head: up(hands.head) };
}
