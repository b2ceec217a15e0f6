import { darken, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { item, type Pt, ribbon } from '../canvas/geometry.ts';
import { type Light, lit } from './light.ts';
import { go, headOf, torso } from './people-body.ts';
import { type Limb, type Outfit, type Pose, poses, someone } from './people-cast.ts';

export * from './people-cast.ts';

type PersonOptions = {
  height?: number;
  pose?: Pose;
  outfit?: Outfit;
  facing?: 1 | -1;
  depth?: number;
  bag?: 'shoulder' | 'backpack' | 'satchel' | 'tote';
  seen?: 'side' | 'back';
};

/** A person in metres, feet at (x, 0). Returns the hand and head so that a scene can give them something. */
export function person(
  f: Face,
  l: Light,
  x: number,
  options: PersonOptions = {},
): { hand: Pt; otherHand: Pt; head: Pt; shoulder: Pt } {
  const { height = 1.72, facing = 1, depth = 0, bag } = options;
  const pose: Pose = options.pose ?? poses.stand;
  const outfit = options.outfit ?? someone(f.sheet.rng);
  const tone = (colour: string) => lit(l, colour, depth);
  const g = facing === 1 ? f.moved(x, 0) : f.moved(x, 0).mirrored(0);
  const h = height;
  const lean = pose.lean ?? 0;
  const hip: Pt = [0, h * (pose.hip ?? 0.5)];
  const chest = go(hip, 180 - lean, h * 0.3);
  const neck = go(chest, 180 - lean, h * 0.035);
  const head = go(neck, 180 - lean * 0.5, h * 0.085);
  const bare = outfit.kind === 'dress' || outfit.kind === 'skirt' || outfit.kind === 'sport';
  const legTone = outfit.kind === 'sport' ? outfit.skin : bare ? darken(outfit.legs, 0.1) : outfit.legs;

  const leg = ([a, b]: Limb, back: boolean) => {
    const colour = tone(back ? darken(legTone, 0.18) : legTone);
    const knee = go(hip, a, h * 0.245);
    const ankle = go(knee, b, h * 0.225);
    const k = bare ? 0.8 : 1;
    g.poly(
      ribbon([[hip[0], hip[1] + h * 0.02], knee, ankle], [h * 0.098 * k, h * 0.07 * k, h * 0.05 * k]),
      colour,
    );
    g.ellipse(knee[0], knee[1], h * 0.033 * k, h * 0.033 * k, colour);
    const toe = go(ankle, b + 82, h * 0.085);
    const heel = go(ankle, b - 60, h * 0.02);
    const sole = go(ankle, b, h * 0.028);
    g.soft(
      [
        heel,
        go(ankle, b + 170, h * 0.01),
        toe,
        [sole[0] + (toe[0] - ankle[0]) * 0.9, sole[1] + (toe[1] - ankle[1])],
        sole,
      ],
      tone(outfit.shoes ?? darken(outfit.legs, 0.5)),
    );
  };
  const arm = ([a, b]: Limb, back: boolean): Pt => {
    const sleeve = tone(back ? darken(outfit.top, 0.2) : mix(outfit.top, '#FFFFFF', 0.05));
    const shoulder: Pt = [chest[0] + (back ? 0.01 : -0.01) * h, chest[1] - h * 0.018];
    const elbow = go(shoulder, a, h * 0.165);
    const wrist = go(elbow, b, h * 0.14);
    const short = outfit.kind === 'sport' || outfit.kind === 'dress';
    const lower = short ? tone(outfit.skin) : sleeve;
    g.poly(ribbon([elbow, wrist], [h * 0.05, h * 0.038]), lower);
    g.ellipse(elbow[0], elbow[1], h * 0.026, h * 0.026, short ? lower : sleeve);
    g.poly(ribbon([shoulder, elbow], [h * 0.066, h * 0.05]), sleeve);
    g.ellipse(shoulder[0], shoulder[1], h * 0.034, h * 0.034, sleeve);
    const hand = go(wrist, b, h * 0.025);
    g.ellipse(hand[0], hand[1], h * 0.026, h * 0.03, tone(outfit.skin));
    return hand;
  };

  const otherHand = arm(item(pose.arms, 1), true);
  leg(item(pose.legs, 1), true);
  leg(item(pose.legs, 0), false);
  if (bag === 'backpack' || bag === 'satchel') {
    const c = go(hip, 180 - lean, h * 0.17);
    g.soft(
      [
        [c[0] - h * 0.2, c[1] - h * 0.1],
        [c[0] - h * 0.2, c[1] + h * 0.1],
        [c[0] - h * 0.08, c[1] + h * 0.13],
        [c[0] - h * 0.02, c[1] + h * 0.1],
        [c[0] - h * 0.02, c[1] - h * 0.11],
      ],
      tone(outfit.accent ?? '#C4492F'),
    );
  }
  torso(g, tone, outfit, h, hip, lean, pose.hip !== undefined);
  g.poly(ribbon([chest, head], [h * 0.052, h * 0.045]), tone(darken(outfit.skin, 0.1)));
  headOf(g, tone, outfit, h, head, options.seen === 'back');
  const hand = arm(item(pose.arms, 0), false);
  if (bag === 'shoulder' || bag === 'tote') {
    const c: Pt = [hip[0] - h * 0.06, hip[1] + h * 0.0];
    g.line(
      [
        [chest[0] + h * 0.02, chest[1]],
        [c[0], c[1] + h * 0.04],
      ],
      tone(darken(outfit.accent ?? '#7A4B2A', 0.2)),
      h * 0.012,
    );
    g.rect(c[0] - h * 0.09, c[1] - h * 0.1, h * 0.17, h * 0.14, tone(outfit.accent ?? '#7A4B2A'), h * 0.02);
  }
  const world = ([px, py]: Pt): Pt => [x + px * facing, py];
  return { hand: world(hand), otherHand: world(otherHand), head: world(head), shoulder: world(chest) };
}
