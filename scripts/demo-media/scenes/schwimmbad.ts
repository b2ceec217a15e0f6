import { darken, ribbon, type Scene, type Sheet, smoothPath } from '../toolkit.ts';

function pool(s: Sheet): void {
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#35B8C0'],
        [1, '#1C96AC'],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
  s.group('transform="rotate(-14 800 600)"', () => {
    for (let i = -1; i < 7; i++) s.rect(-300, i * 226 + 86, 2200, 34, '#14708C', 'opacity="0.55"');
    for (let i = 0; i < 520; i++) {
      const [x, y, w] = [s.rng.range(-260, 1860), s.rng.range(-330, 1530), s.rng.range(18, 70)];
      s.curve(
        [
          [x, y],
          [x + w * 0.5, y - w * 0.2],
          [x + w, y],
          [x + w * 1.4, y + w * 0.16],
        ],
        s.rng.chance(0.7) ? '#8FE0DC' : '#D9F7F0',
        s.rng.range(1.6, 4),
        `opacity="${s.rng.range(0.16, 0.5).toFixed(2)}"`,
      );
    }
    for (let i = -1; i < 7; i++) {
      const y = i * 226 - 10;
      s.rect(-300, y + 16, 2200, 13, '#0E6A84', 'opacity="0.4"');
      for (let x = -300; x < 1900; x += 44) {
        const tone = x < -60 || x > 1580 ? '#E5483C' : (x / 44) % 6 < 3 ? '#F6F5F1' : '#F2B705';
        s.rect(x, y - 9, 38, 19, Math.floor((x + 300) / 44) % 2 ? tone : '#E5483C', 'rx="9"');
        s.rect(x + 4, y - 7, 30, 5, '#FFFFFF', 'rx="3" opacity="0.45"');
      }
    }
    swimmer(s, 900, 560);
  });
  s.poly('0,0 640,0 0,560', '#FFFFFF', 'opacity="0.08"');
}

function swimmer(s: Sheet, x: number, y: number): void {
  for (let i = 0; i < 130; i++) {
    const t = s.rng.next();
    s.ellipse(
      x + 120 + t * 620,
      y + s.rng.range(-1, 1) * (16 + t * 78),
      s.rng.range(5, 26) * (1 - t * 0.5),
      s.rng.range(3, 9),
      '#F4FFFC',
      `opacity="${(0.85 - t * 0.65).toFixed(2)}"`,
    );
  }
  for (const k of [-1, 1])
    s.curve(
      [
        [x - 60, y],
        [x + 120, y + k * 62],
        [x + 400, y + k * 104],
        [x + 720, y + k * 130],
      ],
      '#E3FAF4',
      9,
      'opacity="0.5"',
    );
  s.soft(
    [
      [x - 130, y + 38],
      [x - 20, y + 66],
      [x + 180, y + 46],
      [x + 330, y + 26],
      [x + 180, y + 20],
    ],
    '#0E5F7C',
    'opacity="0.35"',
  );
  const skin = '#D9A583';
  s.path(
    smoothPath(
      ribbon(
        [
          [x + 150, y - 14],
          [x + 250, y - 26],
          [x + 340, y - 16],
        ],
        [44, 34, 18],
      ),
    ),
    skin,
  );
  s.path(
    smoothPath(
      ribbon(
        [
          [x + 150, y + 16],
          [x + 250, y + 24],
          [x + 336, y + 42],
        ],
        [44, 34, 18],
      ),
    ),
    darken(skin, 0.08),
  );
  s.path(
    smoothPath(
      ribbon(
        [
          [x - 40, y + 40],
          [x + 20, y + 74],
          [x + 110, y + 84],
        ],
        [36, 28, 18],
      ),
    ),
    darken(skin, 0.1),
  );
  s.soft(
    [
      [x - 66, y - 44],
      [x - 20, y - 50],
      [x + 80, y - 36],
      [x + 165, y - 32],
      [x + 170, y + 32],
      [x + 80, y + 34],
      [x - 20, y + 50],
      [x - 66, y + 42],
    ],
    skin,
  );
  s.soft(
    [
      [x - 24, y - 46],
      [x + 80, y - 36],
      [x + 168, y - 34],
      [x + 172, y + 34],
      [x + 80, y + 34],
      [x - 24, y + 47],
      [x + 10, y],
    ],
    '#1F3F8A',
  );
  s.soft(
    [
      [x + 20, y - 14],
      [x + 60, y - 18],
      [x + 66, y + 16],
      [x + 20, y + 12],
    ],
    skin,
  );
  s.path(
    smoothPath(
      ribbon(
        [
          [x - 36, y - 42],
          [x - 110, y - 84],
          [x - 214, y - 52],
        ],
        [38, 30, 20],
      ),
    ),
    skin,
  );
  s.ellipse(x - 222, y - 48, 22, 14, skin, `transform="rotate(24 ${x - 222} ${y - 48})"`);
  s.ellipse(x - 96, y, 44, 36, '#E5483C');
  s.ellipse(x - 106, y - 8, 26, 17, '#F5776B');
  s.rect(x - 100, y - 36, 9, 72, '#B83028');
  for (let i = 0; i < 26; i++)
    s.circle(
      x - 230 + s.rng.range(-46, 60),
      y - 48 + s.rng.range(-40, 40),
      s.rng.range(3, 10),
      '#F4FFFC',
      'opacity="0.85"',
    );
}

export const scene: Scene = { paint: pool, grain: 2 };
