import { arc, centred, flat, frontFigure, INK, lights, type Scene, type Sheet, SUN } from '../toolkit.ts';

function controlRoom(s: Sheet): void {
  const l = { ...lights.night, keyAmount: 0.3 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear([
      [0, '#0C1A2B'],
      [1, '#142A40'],
    ]),
  );
  s.poly('60,90 1540,90 1500,730 100,730', '#0A131F');
  s.poly(
    '80,108 1520,108 1482,712 118,712',
    s.linear(
      [
        [0, '#15364E'],
        [1, '#0F2840'],
      ],
      [0, 100],
      [0, 712],
    ),
  );
  for (let i = 1; i < 5; i++)
    s.line(
      [
        [80 + i * 288, 108],
        [118 + i * 273, 712],
      ],
      '#0A131F',
      5,
    );
  s.line('100,410 1500,410', '#0A131F', 5);
  s.soft(
    '90,560 400,500 640,540 900,470 1200,500 1510,420 1510,500 1200,580 900,550 640,620 400,580 90,640',
    '#1E4F6B',
    'opacity="0.7"',
  );
  const lines: (readonly [string, string, string])[] = [
    ['#5FC23A', '140,300 420,300 560,410 900,410 1080,260 1460,260', '4'],
    [SUN, '200,640 360,520 560,410 900,410 1120,560 1440,600', '1'],
    ['#F0705A', '300,150 430,230 560,410 700,600 980,660', '5'],
    ['#6FC3E8', '820,150 840,300 900,410 860,540 1100,680', '2'],
    ['#D58AD0', '1340,140 1240,300 1100,400 900,410 560,410 330,420 150,480', '3'],
  ];
  for (const [colour, points] of lines) s.line(points, colour, 11);
  for (const [colour, points] of lines) {
    for (const pair of points.split(' ')) {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      s.circle(x, y, 13, '#F6F5F1');
      s.circle(x, y, 7, colour);
    }
    const [px = 0, py = 0] = (points.split(' ')[2] ?? '0,0').split(',').map(Number);
    s.circle(
      px + 60,
      py - 4,
      34,
      s.radial(
        [
          [0, colour, 0.9],
          [1, colour, 0],
        ],
        px + 60,
        py - 4,
        34,
      ),
    );
  }
  for (const [colour, points, name] of lines) {
    const [x = 0, y = 0] = (points.split(' ').at(-1) ?? '0,0').split(',').map(Number);
    s.rect(x - 22, y - 66, 44, 42, colour, 'rx="8"');
    centred(flat(s, x, y - 33, 1), name, 0, 0, 26, INK, 0.18);
  }
  s.rect(
    0,
    730,
    s.w,
    470,
    s.linear(
      [
        [0, '#0E2033'],
        [1, '#0A1624'],
      ],
      [0, 730],
      [0, 1200],
    ),
  );
  s.ellipse(800, 790, 900, 110, '#2E7BA0', 'opacity="0.22"');
  s.path('M-20 900Q800 820 1620 900V1010Q800 930 -20 1010Z', '#24405A');
  s.path('M-20 900Q800 820 1620 900V914Q800 834 -20 914Z', '#5FA0BE');
  for (const [x, rot] of [
    [210, -3],
    [480, -1],
    [780, 0],
    [1080, 1],
    [1370, 3],
  ] as const) {
    s.group(`transform="rotate(${rot} ${x} 860)"`, () => {
      s.rect(x - 124, 734, 248, 132, '#08111B', 'rx="8"');
      s.rect(x - 116, 742, 232, 116, s.rng.pick(['#1C5A74', '#1A4B66', '#22637A'] as const), 'rx="4"');
      for (let i = 0; i < 5; i++)
        s.rect(
          x - 104,
          756 + i * 20,
          s.rng.range(60, 190),
          8,
          ['#7FD0E8', '#5FC23A', SUN, '#BFE6F0', '#F0705A'][i] ?? SUN,
          'opacity="0.75"',
        );
      s.rect(x - 12, 866, 24, 30, '#08111B');
    });
  }
  for (const [x, hair, tone] of [
    [430, 'short', '#24506A'],
    [1170, 'bun', '#2B5A3A'],
  ] as const) {
    const f = flat(s, x, 1330, 430);
    frontFigure(f, { ...l, keyAmount: 0.22 }, 0, {
      back: true,
      torsoOnly: true,
      outfit: {
        kind: 'shirt',
        top: tone,
        legs: '#1A2430',
        hair,
        hairColour: hair === 'bun' ? '#5A2E22' : '#241A17',
        skin: hair === 'bun' ? '#D9A583' : '#8A5A40',
      },
      arms: [
        [24, -20],
        [26, -30],
      ],
    });
    f.soft('-0.28,-0.1 -0.3,0.5 -0.24,0.98 0.24,0.98 0.3,0.5 0.28,-0.1', '#0A131D');
    f.soft('-0.22,-0.1 -0.23,0.5 -0.18,0.9 0.1,0.9 0.06,0.4 0.08,-0.1', '#16263A');
    f.line(arc(0, 1.6, 0.135, 0.15, 20, 160, 10), '#0A131D', 0.03);
    f.ellipse(-0.12, 1.58, 0.035, 0.06, '#DCE5DE');
    const [hx, hy] = f.at(0, 1.58);
    s.circle(
      hx,
      hy,
      190,
      s.radial(
        [
          [0, '#6FC3E8', 0.16],
          [1, '#6FC3E8', 0],
        ],
        hx,
        hy,
        190,
      ),
    );
  }
  s.soft('690,960 694,926 770,926 774,960', '#E9E2D0');
  s.stroke('M774 936q22 2 0 20', '#E9E2D0', 6);
}

export const scene: Scene = { paint: controlRoom, grain: 2 };
