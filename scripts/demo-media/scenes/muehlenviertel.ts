import { duck } from '../parts/duck.ts';
import {
  arc,
  bush,
  darken,
  dim,
  flat,
  foliage,
  house,
  type Light,
  lighten,
  lights,
  lit,
  meadow,
  ripples,
  type Scene,
  type Sheet,
  SUN,
  sky,
  smoothPath,
  tree,
} from '../toolkit.ts';

function mill(s: Sheet): void {
  const l = lights.spring;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#8CCBD0'],
        [1, '#F2F3DC'],
      ],
    },
    700,
  );
  const back = flat(s, 0, 700, 30);
  for (let i = 0; i < 13; i++)
    tree(back, l, i * 4.4 + 0.5, { height: s.rng.range(12, 17), leaves: foliage.summer, depth: 0.42 });
  house(flat(s, 30, 770, 40), l, 0, {
    width: 7,
    floors: 2,
    gable: 'plain',
    wall: '#EADFCB',
    roof: '#9C4633',
    timber: true,
    shop: null,
    depth: 0.12,
  });
  house(flat(s, 320, 770, 40), l, 0, {
    width: 6.4,
    floors: 2,
    gable: 'eaves',
    wall: '#E6B98A',
    roof: '#B0533A',
    shop: null,
    depth: 0.12,
  });
  house(flat(s, 1310, 770, 44), l, 0, {
    width: 7.4,
    floors: 2,
    gable: 'plain',
    wall: '#C9D2B4',
    roof: '#A85F4A',
    shop: null,
    shutters: '#4F7A5B',
    flowers: true,
  });
  s.rect(0, 764, s.w, 60, lit(l, '#7FA553'));
  for (let x = 0; x < 1600; x += 90) bush(flat(s, x, 800, 46), l, 0, 2.4, 1.2, foliage.spring);
  const f = flat(s, 690, 860, 62);
  house(f, l, 0, {
    width: 9.4,
    floors: 3,
    gable: 'plain',
    wall: '#F0E4CC',
    roof: '#8E4434',
    timber: true,
    shop: null,
    flowers: true,
    shutters: null,
  });
  f.rect(-0.1, -0.6, 9.6, 1.3, lit(l, '#A39A8C'));
  for (let i = 0; i < 26; i++)
    f.rect(
      s.rng.range(0, 9),
      s.rng.range(-0.5, 0.5),
      s.rng.range(0.4, 0.9),
      0.24,
      s.rng.chance(0.5) ? lighten('#A39A8C', 0.2) : darken('#A39A8C', 0.15),
      0.08,
    );
  const top = 880;
  s.rect(
    0,
    top,
    s.w,
    s.h - top,
    s.linear(
      [
        [0, '#7FB7AE'],
        [1, '#2F747A'],
      ],
      [0, top],
      [0, s.h],
    ),
  );
  ripples(s, top, s.h, 110, '#D9EFE4', '#2A6A72');
  wheel(s, l, 560, 800, 235);
  for (let i = 0; i < 60; i++)
    s.circle(
      560 + s.rng.range(-190, 210),
      1000 + s.rng.range(-26, 30),
      s.rng.range(4, 15),
      '#F6FCF8',
      `opacity="${s.rng.range(0.4, 0.9).toFixed(2)}"`,
    );
  s.poly('760,556 790,556 770,596 742,596', lit(l, '#7A5A40'));
  s.rect(330, 566, 450, 26, lit(l, '#7A5A40'));
  for (const x of [360, 730]) s.rect(x, 590, 18, 300, lit(l, '#7A5A40'));
  s.soft('330,560 560,556 600,566 330,574', '#BFE3E0');
  s.poly('-20,1080 240,1100 420,1160 520,1220 -20,1220', lit(l, '#4E8A3A'));
  meadow(s, l, 1110, 1200, '#4E8A3A', ['#F6F0E0', SUN, '#E8728A'], 60);
  s.soft('1180,1220 1300,1120 1620,1060 1640,1240', lit(l, '#5A9440'));
  meadow(s, l, 1120, 1210, '#5A9440', ['#F6F0E0', '#8C7BC0'], 60);
  for (const [x, k] of [
    [980, 1],
    [1060, 0.8],
    [1090, 0.8],
  ] as const)
    duck(s, x, 1050, k, l);
}

function wheel(s: Sheet, l: Light, x: number, y: number, r: number): void {
  const [wood, dark] = [lit(l, '#8A6243'), dim(l, '#7A5236')];
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 + 0.1;
    const [px, py] = [x + Math.cos(a) * r, y + Math.sin(a) * r];
    const [qx, qy] = [x + Math.cos(a + 0.12) * r * 0.8, y + Math.sin(a + 0.12) * r * 0.8];
    s.line(
      [
        [px, py],
        [qx, qy],
      ],
      dark,
      22,
    );
    if (Math.sin(a) < 0 && Math.cos(a) > -0.3) s.circle(px, py, 9, '#DDF1EC', 'opacity="0.8"');
  }
  for (const [k, w, tone] of [
    [1, 20, wood],
    [0.8, 14, dark],
  ] as const)
    s.stroke(smoothPath(arc(x, y, r * k, r * k, 0, 345, 23)), tone, w);
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.2;
    s.line(
      [
        [x, y],
        [x + Math.cos(a) * r, y + Math.sin(a) * r],
      ],
      i % 2 ? wood : dark,
      15,
    );
  }
  s.circle(x, y, 30, dark);
  s.circle(x, y, 14, '#3A2A20');
}

export const scene: Scene = { paint: mill };
