import type { Camera } from '../canvas/camera.ts';
import { flat } from '../canvas/face.ts';
import { arc } from '../canvas/geometry.ts';
import { hills } from './ground.ts';
import { houseRow } from './houses.ts';
import { dim, GREEN, type Light, lit, SUN } from './light.ts';
import { rails } from './street.ts';
import { canyon, oldTown } from './town.ts';

/** The market square from the clock tower: houses on three sides, paving, tracks, fountain and stalls. */
export function marketSquare(c: Camera, l: Light): void {
  const s = c.sheet;
  const y0 = c.project([0, 0, 74])[1];
  hills(s, l, 130, 50, '#6E9E7A', 0.6);
  oldTown(flat(s, 0, y0 - 88, 7), l, -2, 190, 0.5);
  s.rect(0, y0 - 92, s.w, s.h, lit(l, '#D9C6A2'));
  s.rect(
    0,
    y0 - 4,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#E0D2B2')],
        [1, lit(l, '#EADFC6')],
      ],
      [0, y0],
      [0, s.h],
    ),
  );
  houseRow(c.wall([-60, 0, 74], [1, 0, 0]), l, 0, 120, { depth: 0.1, gable: 'stepped' });
  canyon(c, l, { left: -31, right: 33, z0: 12, z1: 74, haze: 400, house: { gable: 'eaves' } });
  const floor = c.floor();
  for (let i = 0; i < 420; i++) {
    const tone = lit(l, s.rng.chance(0.5) ? '#C4B08A' : '#F3E9D2');
    floor.rect(s.rng.range(-30, 31), s.rng.range(13, 72), 1, 0.24, tone, 0, 'opacity="0.5"');
  }
  for (const r of [9.5, 8.9, 6.2, 5.6]) {
    floor.soft(arc(-9, 47, r, r, 0, 345, 24), lit(l, r > 9 || (r > 6 && r < 7) ? '#C9B48E' : '#E3D5B6'));
  }
  fountain(c, l, -9, 47);
  for (const x of [15, 19.5]) rails(c, l, x, 10, 74);
}

export function marketStalls(c: Camera, l: Light): void {
  const colours = ['#C4492F', GREEN, SUN, '#2F5D7C', '#C4492F', '#7B3F61'];
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 4; i++) {
      const [x, z] = [-25 + i * 7.2 + (row % 2) * 1.6, 21 + row * 9.4];
      if (Math.hypot(x + 9, z - 47) > 10.5) stall(c, l, x, z, colours[(row * 3 + i) % 6] ?? GREEN);
    }
  }
}

function fountain(c: Camera, l: Light, x: number, z: number): void {
  c.floor().soft(arc(x - 1, z + 0.4, 3.6, 3.4, 0, 345, 24), '#22344E', 'opacity="0.25"');
  c.floor(0.5).soft(arc(x, z, 3.3, 3.3, 0, 345, 24), lit(l, '#F1E7D0'));
  c.floor(0.5).soft(arc(x, z, 2.8, 2.8, 0, 345, 24), lit(l, '#6FB0BC'));
  const f = c.billboard([x, 0.5, z]);
  f.poly('-0.5,0 -0.25,2.8 0.25,2.8 0.5,0', lit(l, '#E0D2B4'));
  for (const k of [-1, 1]) f.curve(`0,2.6 ${k},3 ${k * 1.6},1.6 ${k * 1.9},0.2`, '#F2FBFA', 0.16);
}

function stall(c: Camera, l: Light, x: number, z: number, colour: string): void {
  const shadow = [
    [x - 1.8, z - 1.5],
    [x + 1.6, z - 1.5],
    [x + 1.6, z + 1.5],
    [x - 2.8, z + 2],
  ] as const;
  c.floor().poly(shadow, '#1F3354', 'opacity="0.3"');
  for (const dx of [-1.5, 1.5]) {
    c.sheet.line([c.project([x + dx, 0, z - 1.4]), c.project([x + dx, 2.2, z - 1.4])], lit(l, '#7A4F30'), 2);
  }
  c.wall([x - 1.5, 0, z - 1.4], [1, 0, 0]).rect(0, 0, 3, 0.9, lit(l, '#A9713F'));
  for (let i = 0; i < 7; i++) {
    const fruit = c.sheet.rng.pick(['#D6453D', '#E89A2B', '#7BA552', '#8C3B5A', '#F2C14E'] as const);
    c.billboard([x - 1.3 + i * 0.43, 0.95, z - 1.4]).ellipse(0, 0, 0.24, 0.2, lit(l, fruit));
  }
  for (let i = 0; i < 4; i++) {
    const [a, b] = [x - 1.8 + i * 0.9, x - 0.9 + i * 0.9];
    const tone = i % 2 ? '#F8F1DE' : colour;
    c.quad(
      [
        [a, 2.2, z - 1.7],
        [b, 2.2, z - 1.7],
        [b, 3, z],
        [a, 3, z],
      ],
      lit(l, tone),
    );
    c.quad(
      [
        [a, 2.2, z + 1.7],
        [b, 2.2, z + 1.7],
        [b, 3, z],
        [a, 3, z],
      ],
      dim(l, tone),
    );
    c.quad(
      [
        [a, 2.2, z - 1.7],
        [b, 2.2, z - 1.7],
        [b, 1.9, z - 1.7],
        [a, 1.9, z - 1.7],
      ],
      dim(l, tone),
    );
  }
}
