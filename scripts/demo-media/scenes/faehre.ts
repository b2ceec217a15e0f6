import {
  bicycle,
  birds,
  breakUp,
  flat,
  grass,
  hills,
  lights,
  lit,
  mist,
  mistBank,
  mix,
  person,
  poses,
  ripples,
  type Scene,
  type Sheet,
  sky,
  sun,
  water,
  woods,
} from '../toolkit.ts';

function ferry(s: Sheet): void {
  const l = lights.mist;
  sky(s, l, 620);
  sun(s, l, 1180, 330, 74, 6);
  for (const [y, tone, depth, k] of [
    [520, '#6F9384', 0.74, 5],
    [575, '#5E8A74', 0.56, 8],
    [640, '#4F7E62', 0.34, 12],
  ] as const) {
    const edge = hills(s, l, y, 70, tone, depth);
    woods(s, l, edge, 26, k, depth);
    mistBank(s, y + 60, '#FBF4E2', 0.4);
  }
  const shore = 690;
  water(s, l, shore, s.h, { tint: '#5C8E8A', amount: 0.42, dashes: 60 });
  s.poly(
    [
      [1120, shore],
      [1240, shore],
      [1330, s.h],
      [1030, s.h],
    ],
    s.linear(
      [
        [0, '#FFF6DC', 0.9],
        [1, '#FFF6DC', 0],
      ],
      [0, shore],
      [0, s.h],
    ),
  );
  mistBank(s, shore + 6, '#FFF8E8', 0.5);
  const base = 860;
  s.curve('-20,800 330,850 470,858', '#4B5A58', 4);
  s.curve('1130,858 1280,850 1620,790', '#4B5A58', 4);
  s.mirrored(base + 4, 0.4, () => {
    const f = flat(s, 800, base, 118);
    const yellow = '#F2B705';
    f.poly('-2.9,0.5 -2.5,-0.02 2.5,-0.02 2.9,0.5', lit(l, '#3B4A48'));
    f.poly('-3.2,0.86 -2.9,0.32 2.9,0.32 3.2,0.86', lit(l, yellow));
    f.poly('0.4,0.86 0.6,0.32 2.9,0.32 3.2,0.86', mix(lit(l, yellow), '#B5651D', 0.25));
    f.rect(-3.2, 0.8, 6.4, 0.12, lit(l, '#FFF3CF'));
    for (const k of [-1, 1])
      f.poly(`${k * 3.1},0.86 ${k * 4.1},1.24 ${k * 4.1},1.34 ${k * 3.05},0.98`, lit(l, '#5A6562'));
    for (let x = -2.8; x < 2.9; x += 0.7) f.rect(x, 0.9, 0.05, 0.82, lit(l, '#F7F3E4'));
    for (const y of [1.3, 1.7]) f.rect(-2.8, y, 5.6, 0.05, lit(l, '#F7F3E4'));
    const b = f.moved(0, 0.9);
    bicycle(b, l, -1.35, { frame: '#2F5D7C', basket: true });
    person(b, l, -0.5, {
      pose: poses.relaxed,
      facing: 1,
      outfit: {
        kind: 'coat',
        top: '#C4492F',
        legs: '#26323F',
        hair: 'bob',
        hairColour: '#4A2F22',
        skin: '#F1C9A5',
      },
    });
    person(b, l, 0.35, {
      pose: poses.point,
      height: 1.8,
      facing: 1,
      outfit: {
        kind: 'jacket',
        top: '#3F5A4A',
        legs: '#4A3B33',
        hair: 'hat',
        hairColour: '#8A8680',
        skin: '#C98A63',
        accent: '#4A3B33',
      },
    });
    b.rect(1.3, 0, 1.15, 1.9, lit(l, '#F7F3E4'), [0.06, 0.06, 0, 0]);
    b.rect(1.42, 0.95, 0.9, 0.75, lit(l, '#7FA8A8'));
    b.soft('1.6,0.95 1.62,1.3 1.75,1.4 1.98,1.4 2.1,1.28 2.12,0.95', '#26323F');
    b.ellipse(1.86, 1.52, 0.1, 0.13, '#8A5F48');
    b.rect(1.2, 1.86, 1.35, 0.12, lit(l, yellow));
    f.line('2.7,0.9 2.7,3.4', lit(l, '#5A6562'), 0.05);
    f.soft('2.72,3.4 3.1,3.32 3.5,3.42 3.5,3.05 3.1,2.96 2.72,3.04', lit(l, '#2B7A12'));
  });
  breakUp(s, base + 20, s.h, 60, '#B9CEC0');
  ripples(s, 880, s.h, 50, '#FFFBEF', '#6E9C96');
  mist(s, 800, 240, '#FFF9EC', 0.35);
  birds(s, 4, 430, 300, 90, '#6E827C');
  const reeds = flat(s, 0, 1215, 60);
  grass(reeds, l, 19, 27, 4, 90, ['#5A7A4A', '#7A8F4E', '#46683F']);
}

export const scene: Scene = { paint: ferry };
