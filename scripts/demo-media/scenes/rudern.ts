import { arc, blob, GREEN, INK, polyPath, ribbon, type Scene, type Sheet, smoothPath } from '../toolkit.ts';

function rowing(s: Sheet): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#5E9C98'],
        [0.5, '#8FBFAE'],
        [1, '#E3D8AE'],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
  s.group('transform="rotate(-24 800 600)"', () => {
    for (let i = 0; i < 120; i++) {
      const [x, y, w] = [s.rng.range(-300, 1900), s.rng.range(-400, 1600), s.rng.range(40, 240)];
      s.soft(
        [
          [x - w, y],
          [x, y - 3],
          [x + w, y],
          [x, y + 4],
        ],
        s.rng.chance(0.6) ? '#F1F3DC' : '#3F807E',
        `opacity="${s.rng.range(0.14, 0.4).toFixed(2)}"`,
      );
    }
    for (const k of [-1, 1])
      for (const r of [1, 1.7, 2.5])
        s.curve(
          [
            [120, 600],
            [700, 600 + k * 60 * r],
            [1500, 600 + k * 150 * r],
            [2000, 600 + k * 230 * r],
          ],
          '#F6F6E3',
          5,
          `opacity="${(0.5 / r).toFixed(2)}"`,
        );
    s.soft('180,700 500,672 1300,690 1460,722 1280,752 500,748', '#14413F', 'opacity="0.4"');
    const seats = Array.from({ length: 8 }, (_, i) => 430 + i * 112);
    for (const [i, x] of seats.entries()) {
      const k = i % 2 ? 1 : -1;
      s.line(
        [
          [x + 16, 600 + k * 30],
          [x - 60, 600 + k * 320],
        ],
        '#14413F',
        9,
        'opacity="0.28" transform="translate(40 70)"',
      );
      for (let p = 0; p < 3; p++)
        s.stroke(
          polyPath(arc(x - 66, 600 + k * 336, 26 + p * 18, 14 + p * 9, 0, 360, 24), false),
          '#F6F6E3',
          3,
          `opacity="${(0.7 - p * 0.2).toFixed(2)}"`,
        );
    }
    s.soft('110,600 320,574 800,562 1300,574 1480,600 1300,626 800,638 320,626', '#F6F0E0');
    s.soft('110,600 320,592 800,590 1300,592 1480,600 1300,626 800,638 320,626', '#D9CDAE');
    s.soft('350,600 500,582 1240,582 1340,600 1240,618 500,618', '#7A4526');
    const skin = ['#E3AC85', '#F1C9A5', '#C98A63', '#9A6446'];
    const hair = ['#4A2F22', '#B5803F', '#1A1614', '#7A4B2A', '#2B1D18', '#A8452A', '#4A2F22', '#1A1614'];
    for (const [i, x] of seats.entries()) {
      const k = i % 2 ? 1 : -1;
      const tone = skin[i % 4] ?? '#E3AC85';
      s.line(
        [
          [x + 20, 600 + k * 12],
          [x - 66, 600 + k * 336],
        ],
        '#F1E6D0',
        9,
      );
      s.poly(
        [
          [x - 52, 600 + k * 282],
          [x - 42, 600 + k * 350],
          [x - 84, 600 + k * 366],
          [x - 78, 600 + k * 286],
        ],
        GREEN,
      );
      s.path(
        smoothPath(
          ribbon(
            [
              [x + 60, 588],
              [x + 18, 584],
            ],
            [20, 14],
          ),
        ),
        tone,
      );
      s.path(
        smoothPath(
          ribbon(
            [
              [x + 60, 612],
              [x + 18, 616],
            ],
            [20, 14],
          ),
        ),
        tone,
      );
      s.path(
        smoothPath(
          ribbon(
            [
              [x - 14, 600 - 24],
              [x + 22, 600 + k * 6 - 16],
              [x + 14, 600 + k * 22],
            ],
            [22, 18, 12],
          ),
        ),
        tone,
      );
      s.path(
        smoothPath(
          ribbon(
            [
              [x - 14, 600 + 24],
              [x + 24, 600 + k * 6 + 14],
              [x + 10, 600 + k * 34],
            ],
            [22, 18, 12],
          ),
        ),
        tone,
      );
      s.soft(
        [
          [x - 34, 576],
          [x - 4, 568],
          [x + 12, 600],
          [x - 4, 632],
          [x - 34, 624],
          [x - 40, 600],
        ],
        '#2B7A12',
      );
      s.soft(
        [
          [x - 34, 602],
          [x + 6, 604],
          [x - 4, 632],
          [x - 34, 624],
        ],
        '#215F0D',
      );
      s.circle(x - 12, 600, 19, tone);
      s.circle(x - 15, 599, 17, hair[i] ?? INK);
    }
    s.soft('1336,578 1370,574 1384,600 1370,626 1336,622', '#E5483C');
    s.circle(1366, 600, 18, '#F6F0E0');
    s.circle(110, 600, 12, '#E5483C');
  });
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    s.soft(
      blob(
        s.rng,
        1640 - t * 700 + s.rng.range(-30, 30),
        820 + t * 420 + s.rng.range(-30, 30),
        s.rng.range(60, 110),
        s.rng.range(50, 90),
        9,
        0.15,
      ),
      s.rng.pick(['#3E6A3A', '#4E7F42', '#5F8F48', '#365F3A'] as const),
    );
  }
  for (let i = 0; i < 30; i++)
    s.soft(
      blob(
        s.rng,
        s.rng.range(1150, 1600),
        s.rng.range(1020, 1200),
        s.rng.range(40, 70),
        s.rng.range(36, 60),
        9,
        0.15,
      ),
      s.rng.pick(['#5F8F48', '#7DA552', '#4E7F42', '#8FB562'] as const),
    );
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#12403F', 0.28],
        [0.6, '#FFE9B0', 0],
        [1, '#FFE9B0', 0.3],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
}

export const scene: Scene = { paint: rowing };
