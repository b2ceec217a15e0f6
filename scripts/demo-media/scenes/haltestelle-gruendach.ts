import {
  blob,
  cloud,
  darken,
  dim,
  flat,
  GREEN,
  type Light,
  lighten,
  lights,
  lit,
  person,
  poses,
  type Scene,
  type Sheet,
  SUN,
  sky,
  tree,
} from '../toolkit.ts';

function greenRoof(s: Sheet): void {
  const l = lights.noon;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#3F9FBE'],
        [0.7, '#B8E0DC'],
        [1, '#F0F3DC'],
      ],
    },
    1000,
  );
  cloud(s, 1150, 230, 460, '#FFFFFF', '#DCEBEA');
  cloud(s, 240, 330, 260, '#FFFFFF', '#DCEBEA');
  const back = flat(s, 0, 1000, 52);
  for (let i = 0; i < 9; i++) tree(back, l, i * 3.9 + 0.6, { height: s.rng.range(6, 9), depth: 0.42 });
  s.rect(0, 985, s.w, 220, lit(l, '#D6CFBC'));
  s.rect(0, 985, s.w, 14, lit(l, '#A9A290'));
  const steel = lit(l, '#3E4A48');
  for (const x of [200, 760, 1330]) s.rect(x, 640, 30, 420, steel);
  s.rect(230, 660, 1110, 360, '#D3EBE6', 'opacity="0.4"');
  for (const x of [320, 860, 1080])
    s.poly(
      [
        [x, 1010],
        [x + 220, 664],
        [x + 320, 664],
        [x + 100, 1010],
      ],
      '#FFFFFF',
      'opacity="0.3"',
    );
  s.rect(330, 962, 480, 20, lit(l, '#A9713F'));
  for (const x of [370, 750]) s.rect(x, 980, 14, 78, steel);
  const f = flat(s, 0, 1062, 216);
  person(f, l, 2.2, {
    pose: poses.read,
    outfit: {
      kind: 'dress',
      top: '#D9574A',
      legs: '#3A2F2C',
      hair: 'bob',
      hairColour: '#1A1614',
      skin: '#E3AC85',
    },
  });
  person(f, l, 5.15, {
    pose: poses.point,
    height: 1.22,
    facing: -1,
    bag: 'satchel',
    outfit: {
      kind: 'shirt',
      top: '#F2C14E',
      legs: '#2F5D7C',
      hair: 'short',
      hairColour: '#4A2F22',
      skin: '#F1C9A5',
      accent: '#2B7A12',
    },
  });
  s.rect(96, 560, 1380, 96, lit(l, GREEN), 'rx="14"');
  s.rect(96, 620, 1380, 36, dim(l, GREEN), 'rx="14"');
  s.rect(96, 540, 1380, 34, lit(l, '#7A5B40'), 'rx="8"');
  sedum(s, l);
  for (const [x, y, k, r] of [
    [330, 240, 1.25, -16],
    [760, 180, 0.9, 12],
    [1030, 330, 1.5, -8],
    [1370, 190, 1, 20],
    [560, 330, 0.75, 6],
  ] as const)
    bee(s, x, y, k, r);
}

function sedum(s: Sheet, l: Light): void {
  const greens = ['#5E9A48', '#7DB055', '#4E8A4A', '#93B955', '#3F7A48'] as const;
  for (let i = 0; i < 320; i++) {
    const x = s.rng.range(90, 1480);
    const y = 556 - s.rng.next() * 30;
    s.soft(blob(s.rng, x, y, s.rng.range(14, 32), s.rng.range(12, 26), 8, 0.2), lit(l, s.rng.pick(greens)));
  }
  const blooms = ['#E8728A', '#F2C14E', '#F6F0E0', '#D6569A', '#F3A0B4', '#C98AD0'] as const;
  for (let i = 0; i < 120; i++) {
    const x = s.rng.range(100, 1470);
    const h = s.rng.range(20, 150) * (0.6 + 0.4 * Math.sin(x / 130));
    const bend = s.rng.range(-16, 16);
    s.curve(
      [
        [x, 548],
        [x + bend * 0.3, 548 - h * 0.5],
        [x + bend, 545 - h],
      ],
      lit(l, '#4E8A4A'),
      4,
    );
    const tone = s.rng.pick(blooms);
    const kind = s.rng.next();
    if (kind < 0.45) {
      for (let k = 0; k < 9; k++)
        s.circle(
          x + bend + s.rng.range(-17, 17),
          541 - h + s.rng.range(-10, 9),
          s.rng.range(5, 9),
          lit(l, k % 3 ? tone : lighten(tone, 0.3)),
        );
    } else if (kind < 0.8) {
      for (let k = 0; k < 7; k++) {
        const a = (k * Math.PI * 2) / 7;
        s.ellipse(
          x + bend + Math.cos(a) * 13,
          540 - h + Math.sin(a) * 13,
          10,
          6,
          lit(l, tone),
          `transform="rotate(${((a * 180) / Math.PI).toFixed(0)} ${(x + bend + Math.cos(a) * 13).toFixed(1)} ${(540 - h + Math.sin(a) * 13).toFixed(1)})"`,
        );
      }
      s.circle(x + bend, 540 - h, 7, lit(l, SUN));
    } else {
      for (let k = 0; k < 8; k++)
        s.ellipse(x + bend, 545 - h + k * 8, 9 - k * 0.4, 6, lit(l, k % 2 ? tone : darken(tone, 0.1)));
    }
  }
}

function bee(s: Sheet, x: number, y: number, k: number, turn: number): void {
  s.group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"`, () => {
    s.ellipse(-8, -30, 24, 34, '#FFFFFF', 'opacity="0.75" transform="rotate(-28 -8 -30)"');
    s.ellipse(22, -30, 20, 30, '#EAF6F6', 'opacity="0.75" transform="rotate(24 22 -30)"');
    s.ellipse(0, 0, 46, 30, '#F2B01E');
    for (const dx of [-22, -2, 18])
      s.path(`M${dx} -28Q${dx + 8} 0 ${dx} 28L${dx + 11} 26Q${dx + 19} 0 ${dx + 11} -26Z`, '#2B1F18');
    s.circle(-44, -2, 19, '#3A2A20');
    s.circle(-52, -8, 4, '#F6F0E0');
    s.curve('-54,-16 -66,-32 -74,-32', '#2B1F18', 4);
    s.curve('-48,-18 -56,-38 -62,-42', '#2B1F18', 4);
    s.poly('44,-4 62,0 44,6', '#2B1F18');
  });
}

export const scene: Scene = { paint: greenRoof, grain: 2 };
