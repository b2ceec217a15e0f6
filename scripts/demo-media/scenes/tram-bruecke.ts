import { darken, lighten, mix } from '../canvas/colour.ts';
import { flat } from '../canvas/face.ts';
import type { Pt } from '../canvas/geometry.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { breakUp, hills, water, woods } from '../parts/ground.ts';
import { lights, lit } from '../parts/light.ts';
import { person, poses } from '../parts/people.ts';
import { birds, mistBank, sky, streaks, sun } from '../parts/sky.ts';
import { catenary } from '../parts/street.ts';
import { church, oldTown, parapet, stoneBridge } from '../parts/town.ts';
import { tramSide } from '../parts/tram-side.ts';
import { grass, tree, willow } from '../parts/trees.ts';
import type { Scene } from '../scene.ts';

/** The house picture: tram, stone bridge, river and old town in the first sun. */
function bridge(s: Sheet): void {
  const l = lights.morning;
  sky(s, l, 760);
  sun(s, l, 1210, 470, 62);
  streaks(s, l, 9, 120, 430, '#FFF4DA');
  hills(s, l, 585, 130, '#5E8F78', 0.62);
  const far = hills(s, l, 620, 80, '#4F8457', 0.42);
  woods(s, l, far, 34, 6, 0.4);
  const shore = 806;
  const paintTown = () => {
    const town = flat(s, 0, 762, 17);
    oldTown(town, l, -2, 56, 0.42);
    church(town, l, 20, { height: 25, depth: 0.34 });
    for (const x of [57, 62, 68, 75, 83, 90, 98, 105])
      tree(town, l, x, { height: s.rng.range(7, 11), depth: 0.32 });
    s.rect(0, 758, s.w, shore - 756, lit(l, '#7D9A62', 0.25));
  };
  paintTown();
  water(s, l, shore, s.h, { tint: '#3B7C86', amount: 0.4, dashes: 40 });
  const deck = 5.6;
  s.mirrored(shore, 0.42, () => {
    const f = flat(s, 0, shore, 36);
    const onDeck = flat(s, 430, shore - (deck + 0.1) * 36, 36);
    catenary(onDeck, l, -14, 36, 15);
    tramSide(onDeck, l, { modules: 3, line: '4', destination: 'ROSENACKER' });
    stoneBridge(f, l, -4, 48.5, deck, 4);
    parapet(f, l, -4, 49, deck);
  });
  breakUp(s, shore, s.h, 70, mix('#BFD3C0', '#3B7C86', 0.25));
  breakUp(s, shore, s.h, 26, '#FFE7B5');
  const [gx, gy] = [1210, shore];
  s.poly(
    [
      [gx - 40, gy],
      [gx + 40, gy],
      [gx + 120, s.h],
      [gx - 120, s.h],
    ],
    s.linear(
      [
        [0, '#FFF0C0', 0.6],
        [1, '#FFF0C0', 0],
      ],
      [0, gy],
      [0, s.h],
    ),
  );
  mistBank(s, shore + 8, '#FFF6E0', 0.34);
  birds(s, 7, 830, 300, 130, lit(l, '#3C4F55'));
  rowingBoat(s, 1130, 1010, 1.2, '#7A3B2E');
  const bank: Pt[] = [
    [-40, 1040],
    [160, 1060],
    [380, 1120],
    [560, 1180],
    [640, 1260],
    [-40, 1260],
  ];
  s.soft(bank, darken(lit(l, '#3F6B3A'), 0.25));
  const reeds = flat(s, 0, 1190, 60);
  grass(reeds, l, -0.3, 7.6, 2.1, 110, ['#2F5B35', '#4A7A3C', '#86963F', '#25492F']);
  willow(flat(s, 1590, 1230, 105), { ...l, keyAmount: 0.05 }, 0, 8.4);
}

function rowingBoat(s: Sheet, x: number, y: number, k: number, hull: string): void {
  s.ellipse(x, y + 8 * k, 130 * k, 10 * k, '#1C3F48', 'opacity="0.35"');
  s.path(
    `M${x - 120 * k} ${y - 22 * k}Q${x} ${y + 6 * k} ${x + 120 * k} ${y - 24 * k}Q${x + 90 * k} ${y + 14 * k} ${x} ${y + 16 * k}Q${x - 90 * k} ${y + 14 * k} ${x - 120 * k} ${y - 22 * k}Z`,
    hull,
  );
  s.path(
    `M${x - 120 * k} ${y - 22 * k}Q${x} ${y + 6 * k} ${x + 120 * k} ${y - 24 * k}Q${x} ${y - 4 * k} ${x - 120 * k} ${y - 22 * k}Z`,
    lighten(hull, 0.35),
  );
  const f = flat(s, x - 10 * k, y - 18 * k, 50 * k);
  const l = lights.morning;
  const { hand } = person(f, l, 0, {
    pose: poses.sit,
    outfit: {
      kind: 'jacket',
      top: '#E9E2D0',
      legs: '#26323F',
      hair: 'hat',
      hairColour: '#4A2F22',
      skin: '#E3AC85',
      accent: '#D9B36A',
    },
  });
  const [hx, hy] = f.at(...hand);
  s.line(
    [
      [hx, hy],
      [hx + 96 * k, hy + 46 * k],
    ],
    '#6B4A2E',
    5 * k,
  );
}

export const scene: Scene = { paint: bridge };
