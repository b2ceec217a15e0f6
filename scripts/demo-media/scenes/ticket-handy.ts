import { darken, finger, forearm, GREEN, INK, lighten, type Scene, type Sheet } from '../toolkit.ts';

function ticket(s: Sheet): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#E9EFE6'],
        [0.5, '#C8DAD2'],
        [1, '#8FA99E'],
      ],
      [0, 0],
      [0, s.h],
    ),
  );
  s.blurred(11, () => {
    for (const [x, w] of [
      [-40, 420],
      [440, 360],
      [860, 380],
      [1300, 360],
    ] as const) {
      s.rect(
        x,
        90,
        w,
        470,
        s.linear(
          [
            [0, '#BFE3EA'],
            [0.6, '#E6F0DC'],
            [1, '#A8C98A'],
          ],
          [0, 90],
          [0, 560],
        ),
        'rx="40"',
      );
      s.circle(x + w * 0.4, 470, 90, '#6B9C45');
      s.circle(x + w * 0.8, 500, 70, '#4E8A3A');
    }
    s.rect(-20, 590, 1700, 60, '#F6F5F1');
    for (const [x, tone] of [
      [60, '#2B7A12'],
      [420, '#33851A'],
      [1080, '#2B7A12'],
      [1420, '#33851A'],
    ] as const) {
      s.rect(x, 640, 250, 420, tone, 'rx="60"');
      s.rect(x - 20, 980, 290, 130, darken(tone, 0.2), 'rx="40"');
    }
    for (const x of [350, 1010, 1380]) s.rect(x, -20, 26, 1240, '#FFC933');
    s.rect(0, 1090, 1600, 130, '#5B6F69');
    s.rect(0, 30, 1600, 26, '#FFFFFF');
    s.circle(1210, 560, 92, '#C98A63');
    s.soft('1060,900 1080,720 1210,650 1340,720 1360,900', '#C4492F');
    s.soft('1110,560 1130,450 1230,430 1310,500 1300,560 1220,500', '#33211C');
  });
  s.poly('0,0 560,0 120,1200 0,1200', '#FFF3CF', 'opacity="0.2"');
  s.group('transform="translate(800 585) rotate(-7)"', () => {
    const skin = '#D9A583';
    forearm(s, [210, 900], [70, 470], 250, '#2F5D7C', skin);
    s.soft('-215,330 -225,120 -160,40 170,60 225,240 210,470 130,640 -130,640', darken(skin, 0.06));
    s.rect(-204, -426, 408, 850, '#000000', 'rx="62" opacity="0.25" transform="translate(14 18)"');
    s.rect(-204, -426, 408, 850, '#14201A', 'rx="62"');
    s.rect(
      -186,
      -408,
      372,
      814,
      s.linear(
        [
          [0, '#FFFFFF'],
          [1, '#EAF1E4'],
        ],
        [0, -408],
        [0, 406],
      ),
      'rx="46"',
    );
    s.path('M-186 -362Q-186 -408 -140 -408H140Q186 -408 186 -362V-250H-186Z', GREEN);
    s.rect(-54, -396, 108, 22, '#14201A', 'rx="11"');
    lines(
      s,
      -150,
      -330,
      [
        [150, 18],
        [210, 12],
      ],
      '#FFFFFF',
    );
    s.circle(0, -88, 122, lighten(GREEN, 0.72));
    s.circle(0, -88, 98, GREEN);
    s.line('-46,-86 -12,-50 52,-124', '#FFFFFF', 26);
    lines(
      s,
      -150,
      70,
      [
        [300, 20],
        [220, 12],
        [250, 12],
      ],
      '#B9C7BB',
    );
    for (let i = 0; i < 24; i++) s.circle(-172 + i * 15, 160, 3, '#9FB0A3');
    for (let y = 0; y < 9; y++)
      for (let x = 0; x < 9; x++)
        if (s.rng.chance(0.5) || finder(x, y))
          s.rect(-92 + x * 20, 188 + y * 20, 20, 20, finder(x, y) === 'gap' ? '#EDF3E8' : INK);
    s.poly('-186,-100 60,-408 186,-408 -186,330', '#FFFFFF', 'opacity="0.1"');
    for (let i = 0; i < 4; i++)
      finger(
        s,
        [
          [236, 60 + i * 88],
          [214, 20 + i * 88],
          [166, 10 + i * 90],
        ],
        80 - i * 5,
        skin,
        true,
      );
    finger(s, '-190,400 -236,240 -224,110 -168,0', 92, skin, true);
  });
}

function finder(x: number, y: number): 'gap' | 'ink' | null {
  for (const [cx, cy] of [
    [0, 0],
    [6, 0],
    [0, 6],
  ] as const) {
    const [dx, dy] = [x - cx, y - cy];
    if (dx >= 0 && dx < 3 && dy >= 0 && dy < 3) return dx === 1 && dy === 1 ? 'gap' : 'ink';
  }
  return null;
}

function lines(
  s: Sheet,
  x: number,
  y: number,
  rows: readonly (readonly [number, number])[],
  colour: string,
): void {
  for (const [i, [w, h]] of rows.entries()) s.rect(x, y + i * 34, w, h, colour, `rx="${h / 2}"`);
}

export const scene: Scene = { paint: ticket, grain: 2 };
