import { softShadow } from '../parts/studio.ts';
import {
  arc,
  darken,
  type Face,
  flat,
  GREEN,
  type Light,
  lighten,
  lights,
  lit,
  type Pt,
  ribbon,
  type Scenes,
  type Sheet,
  SUN,
  someone,
} from '../toolkit.ts';

/** Seen straight from above: a ring of delegates around a wooden table. */
function conference(s: Sheet): void {
  const l = lights.hall;
  s.rect(0, 0, s.w, s.h, '#33495E');
  for (let i = 0; i < 14; i++)
    for (let k = 0; k < 11; k++)
      s.rect(i * 118 - 20, k * 118 - 20, 114, 114, (i + k) % 2 ? '#2E4357' : '#384F65');
  const [cx, cy] = [800, 610];
  const f = flat(s, cx, cy, 1);
  softShadow(s, cx + 26, cy + 34, 560, 560, 0.4, '#0D1620');
  const colours = [
    '#C4492F',
    SUN,
    '#2F7DB0',
    GREEN,
    '#7B3F61',
    '#E98A3A',
    '#4FA8A0',
    '#E9E2D0',
    '#3A4A9A',
    '#B03A5A',
  ];
  const seats = 14;
  const ring = (i: number, r: number): Pt => [
    Math.cos((i / seats) * 6.2832 + 0.2) * r,
    Math.sin((i / seats) * 6.2832 + 0.2) * r,
  ];
  for (let i = 0; i < seats; i++) delegate(s, f, l, ring(i, 590), (i / seats) * 360 + 11.5, i);
  f.ellipse(0, 0, 500, 500, '#6E4424');
  f.ellipse(
    0,
    6,
    494,
    494,
    s.linear(
      [
        [0, '#D9A566'],
        [1, '#A9713F'],
      ],
      [cx - 400, cy - 400],
      [cx + 400, cy + 400],
    ),
  );
  for (let a = 0; a < 360; a += 15) {
    const [p] = arc(0, 4, 494, 494, a, a, 1);
    const [q] = arc(0, 4, 250, 250, a, a, 1);
    if (p && q) f.line([p, q], '#8A5830', 3, 'opacity="0.55"');
  }
  f.ellipse(0, 4, 262, 262, '#7A4C28');
  f.ellipse(
    0,
    0,
    250,
    250,
    s.radial(
      [
        [0, '#4A6A50'],
        [1, '#2E4A3A'],
      ],
      cx,
      cy,
      260,
    ),
  );
  for (let i = 0; i < 90; i++) {
    const [a, d] = [s.rng.range(0, 6.28), Math.sqrt(s.rng.next()) * 190];
    f.ellipse(
      Math.cos(a) * d,
      Math.sin(a) * d,
      s.rng.range(16, 32),
      s.rng.range(14, 28),
      s.rng.pick(['#5B8A4A', '#3F7040', '#7BA552', '#4E8A3A', '#F2E6EC', '#E8A0B0', '#F6F1DC'] as const),
    );
  }
  for (let i = 0; i < seats; i++) placeSetting(f, i, seats, colours[i % colours.length] ?? GREEN);
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#FFF0C8', 0.32],
        [0.5, '#FFF0C8', 0],
        [1, '#0D1620', 0.4],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
}

function delegate(s: Sheet, f: Face, l: Light, [x, y]: Pt, degrees: number, i: number): void {
  const rad = (degrees * Math.PI) / 180;
  const along = (u: number, v: number): Pt => [
    x + Math.cos(rad) * u - Math.sin(rad) * v,
    y + Math.sin(rad) * u + Math.cos(rad) * v,
  ];
  const outline = (list: readonly Pt[]): Pt[] => list.map(([u, v]) => along(u, v));
  const o = someone(s.rng, {
    skin: ['#F1C9A5', '#9A6446', '#E3AC85', '#6E4530', '#C98A63'][i % 5] ?? '#E3AC85',
  });
  const suit = ['#2B3440', '#4A5568', '#7B3F61', '#35555F', '#5A4636', '#23394A'][i % 6] ?? '#2B3440';
  const g = f.moved(14, -18);
  g.soft(
    outline([
      [-60, -74],
      [-72, 0],
      [-60, 74],
      [70, 70],
      [84, 0],
      [70, -70],
    ]),
    '#0D1620',
    'opacity="0.35"',
  );
  f.soft(
    outline([
      [10, -70],
      [92, -66],
      [104, 0],
      [92, 66],
      [10, 70],
    ]),
    '#1E2A36',
  );
  for (const k of [-1, 1]) {
    f.poly(
      ribbon(
        outline([
          [0, k * 66],
          [-60, k * 70],
          [-118, k * 36],
        ]),
        [44, 36, 28],
      ),
      lit(l, darken(suit, 0.12)),
    );
    const [hx, hy] = along(-124, k * 32);
    f.ellipse(hx, hy, 15, 15, lit(l, o.skin));
  }
  f.soft(
    outline([
      [-34, -40],
      [-30, 40],
      [4, 86],
      [48, 62],
      [58, 0],
      [48, -62],
      [4, -86],
    ]),
    lit(l, suit),
  );
  f.soft(
    outline([
      [-30, -16],
      [-30, 16],
      [6, 0],
    ]),
    '#F1ECE0',
  );
  const [hx, hy] = along(2, 0);
  f.ellipse(hx, hy, 40, 40, lit(l, o.hairColour));
  const [nx, ny] = along(-26, 0);
  f.ellipse(nx, ny, 17, 20, lit(l, o.skin));
  f.ellipse(hx - 8, hy + 10, 24, 22, lighten(o.hairColour, 0.16), 'opacity="0.7"');
}

function placeSetting(f: Face, i: number, seats: number, colour: string): void {
  const rad = (i / seats) * 6.2832 + 0.2;
  const at = (u: number, v: number): Pt => [
    Math.cos(rad) * u - Math.sin(rad) * v,
    Math.sin(rad) * u + Math.cos(rad) * v + 4,
  ];
  const quad = (u0: number, u1: number, v0: number, v1: number): Pt[] => [
    at(u0, v0),
    at(u0, v1),
    at(u1, v1),
    at(u1, v0),
  ];
  f.moved(-5, 7).poly(quad(384, 458, -44, 6), '#3A2412', 'opacity="0.35"');
  f.poly(quad(384, 458, -44, 6), '#FBF8F0');
  for (let k = 0; k < 4; k++) f.poly(quad(394 + k * 15, 398 + k * 15, -36, -6 - (k % 2) * 8), '#A9B0B4');
  const [gx, gy] = at(372, 40);
  f.ellipse(gx - 4, gy - 5, 18, 18, '#3A2412', 'opacity="0.3"');
  f.ellipse(gx, gy, 17, 17, '#CFE6EA');
  f.ellipse(gx, gy, 12, 12, '#EAF6F6');
  f.line([at(330, 14), at(392, 14)], '#1B242C', 5);
  const [mx, my] = at(394, 14);
  f.ellipse(mx, my, 9, 9, '#1B242C');
  f.ellipse(...at(330, 14), 14, 14, '#2B3640');
  f.moved(-7, 9).poly(quad(286, 330, -40, -8), '#1A2A1E', 'opacity="0.35"');
  f.line([at(308, -6), at(308, -50)], '#E9E2D0', 4);
  f.poly([at(286, -8), at(284, -44), at(306, -48), at(330, -44), at(332, -10), at(308, -6)], colour);
  f.poly([at(308, -6), at(306, -48), at(330, -44), at(332, -10)], darken(colour, 0.18));
}

export const conferenceScenes: Scenes = { 'welt-konferenz': { paint: conference } };
