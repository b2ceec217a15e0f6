import { flat } from '../canvas/face.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { houseRow } from '../parts/houses.ts';
import { dim, GREEN, lights, lit, SUN } from '../parts/light.ts';
import { person, poses, someone } from '../parts/people.ts';
import { cloud, sky } from '../parts/sky.ts';
import { catenary, shelter, stopPole } from '../parts/street.ts';
import { tramSide } from '../parts/tram-side.ts';
import { foliage, tree } from '../parts/trees.ts';
import type { Scene } from '../scene.ts';

function stop(s: Sheet): void {
  const l = lights.spring;
  sky(s, l, 820);
  cloud(s, 300, 190, 360, '#FFFFFF', '#DCEBE6');
  cloud(s, 1250, 130, 260, '#FFFFFF', '#E3EFEA');
  const back = flat(s, 0, 742, 34);
  houseRow(back, l, -3, 50, { depth: 0.32, shop: null });
  for (const x of [3, 13, 24, 36, 45])
    tree(flat(s, 0, 800, 52), l, x * 0.68, {
      height: 8.4,
      leaves: x % 2 ? foliage.blossom : foliage.spring,
      depth: 0.06,
    });
  s.rect(0, 790, s.w, 60, lit(l, '#93B96B'));
  s.rect(0, 826, s.w, 80, lit(l, '#BFB8A6'));
  const track = flat(s, 770, 896, 92);
  catenary(flat(s, 0, 896, 92), l, -2, 20, 11);
  tramSide(track, l, { modules: 3, line: '4', destination: 'ROSENACKER' });
  s.rect(0, 894, s.w, 10, lit(l, '#6B716C'));
  s.rect(0, 910, s.w, 30, dim(l, '#D8D2C0'));
  s.rect(
    0,
    936,
    s.w,
    s.h - 936,
    s.linear(
      [
        [0, lit(l, '#E9E2D0')],
        [1, lit(l, '#D6CDB6')],
      ],
      [0, 936],
      [0, s.h],
    ),
  );
  s.rect(0, 950, s.w, 12, lit(l, '#FBFAF2'));
  for (let x = 10; x < s.w; x += 34) s.rect(x, 974, 20, 8, lit(l, '#FBFAF2'), 'opacity="0.7"');
  const f = flat(s, 110, 1060, 158);
  shelter(f, l, 0, 4.2, { roof: GREEN });
  const seat = flat(s, 110, 1054, 158);
  person(seat, l, 0.95, {
    pose: poses.read,
    height: 1.66,
    outfit: {
      kind: 'coat',
      top: '#7B3F61',
      legs: '#4A3B33',
      hair: 'bun',
      hairColour: '#C9C5BE',
      skin: '#F1C9A5',
      accent: '#E3A12F',
    },
    bag: 'tote',
  });
  person(seat, l, 1.75, {
    pose: poses.sit,
    height: 1.74,
    outfit: {
      kind: 'jacket',
      top: '#4F8F8B',
      legs: '#6B6F62',
      hair: 'hat',
      hairColour: '#8A8680',
      skin: '#E3AC85',
      accent: '#8A7A5E',
    },
  });
  const front = flat(s, 110, 1092, 166);
  person(front, l, 3.2, {
    pose: poses.phone,
    height: 1.78,
    bag: 'backpack',
    outfit: {
      kind: 'jacket',
      top: '#E3A12F',
      legs: '#26323F',
      hair: 'curly',
      hairColour: '#1A1614',
      skin: '#9A6446',
      accent: '#2F5D7C',
    },
  });
  person(front, l, 4.55, {
    pose: poses.wave,
    height: 1.7,
    outfit: {
      kind: 'dress',
      top: '#C4492F',
      legs: '#3A2F2C',
      hair: 'long',
      hairColour: '#7A4B2A',
      skin: '#F1C9A5',
    },
  });
  person(front, l, 4.1, {
    pose: poses.stand,
    height: 1.12,
    bag: 'satchel',
    outfit: {
      kind: 'jacket',
      top: '#2F5D7C',
      legs: '#51637A',
      hair: 'beanie',
      hairColour: '#4A2F22',
      skin: '#F1C9A5',
      accent: SUN,
    },
  });
  stopPole(flat(s, 1200, 1030, 150), l, 0, '4');
  person(front, l, 5.75, {
    pose: poses.walk,
    height: 1.8,
    bag: 'shoulder',
    outfit: someone(s.rng, { kind: 'coat', top: '#3F4A52', hair: 'short' }),
  });
  for (const x of [3.2, 4.1, 4.55, 5.75])
    front.poly(
      [
        [x - 0.15, 0],
        [x + 0.2, 0],
        [x + 1.1, -0.22],
        [x + 0.7, -0.26],
      ],
      '#22304A',
      'opacity="0.16"',
    );
}

export const scene: Scene = { paint: stop };
