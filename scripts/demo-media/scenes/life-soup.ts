import { boards, leaf, shade, softShadow, specks, steam, turned, vignette } from '../parts/studio.ts';
import { arc, type Pt, type Scenes, type Sheet } from '../toolkit.ts';

function soup(s: Sheet): void {
  boards(s, 0, s.h, 7, '#3A2C2A');
  shade(s, '#FFDDA8', [0, 0], [1000, 900], 0.3);
  const [cx, cy] = [760, 620];
  s.poly('1130,-20 1640,-20 1640,1230 1330,1230', '#C9BFA4');
  for (let i = 0; i < 14; i++)
    s.line(
      [
        [1150 + i * 40, -20],
        [1350 + i * 40, 1230],
      ],
      i % 3 ? '#B3A888' : '#A8503C',
      i % 3 ? 2 : 9,
      'opacity="0.6"',
    );
  softShadow(s, cx + 50, cy + 60, 470, 450, 0.6, '#0E0808');
  s.circle(cx, cy, 470, '#8E8272');
  s.circle(
    cx - 4,
    cy - 6,
    464,
    s.linear(
      [
        [0, '#E9DFC8'],
        [1, '#A89A84'],
      ],
      [cx - 400, cy - 400],
      [cx + 400, cy + 400],
    ),
  );
  s.circle(
    cx,
    cy,
    400,
    s.linear(
      [
        [0, '#8A7E6C'],
        [1, '#EFE6D2'],
      ],
      [cx - 400, cy - 400],
      [cx + 400, cy + 400],
    ),
  );
  s.circle(cx + 2, cy + 4, 380, '#B35A1A');
  s.circle(
    cx + 4,
    cy + 8,
    374,
    s.radial(
      [
        [0, '#F5A63A'],
        [0.7, '#EC8A26'],
        [1, '#D8701C'],
      ],
      cx - 60,
      cy - 60,
      420,
    ),
  );
  for (const r of [300, 215])
    s.curve(arc(cx, cy, r, r * 0.97, 200, 330, 14), '#FBC25E', 16, 'opacity="0.35"');
  const swirl: Pt[] = Array.from({ length: 60 }, (_, i) => {
    const [a, r] = [i * 0.24, 30 + i * 3.1];
    return [cx + 10 + Math.cos(a) * r, cy + Math.sin(a) * r * 0.94] as const;
  });
  s.curve(swirl, '#FFF1D6', 20, 'opacity="0.85"');
  s.curve(swirl, '#FFFBF0', 8, 'opacity="0.8"');
  for (const [x, y] of [
    [600, 520],
    [900, 720],
    [700, 820],
    [930, 500],
  ] as const) {
    s.ellipse(x + 5, y + 6, 30, 18, '#8E4412', 'opacity="0.5"');
    leaf(s, x - 30, y + 8, 70, s.rng.range(-30, 60), '#5A8A3C', 0.6);
  }
  for (let i = 0; i < 26; i++) {
    const [a, d] = [s.rng.range(0, 6.28), s.rng.range(60, 300)];
    const p = turned(s, cx + Math.cos(a) * d, cy + Math.sin(a) * d, 26, s.rng.range(0, 360));
    p.soft('-0.1,-0.7 -0.42,0.1 0,0.75 0.42,0.1 0.1,-0.7', '#4A5A28');
    p.soft('-0.04,-0.5 -0.26,0.1 0,0.5 0.1,0.1', '#8FA850');
  }
  for (let i = 0; i < 46; i++)
    s.circle(cx + s.rng.range(-240, 240), cy + s.rng.range(-240, 240), s.rng.range(2, 4.5), '#3A2412');
  s.soft('560,380 640,330 760,310 700,350', '#FFE0A0', 'opacity="0.55"');
  bread(s, 1330, 330);
  bread(s, 1410, 610);
  spoon(s);
  for (const [x, y, d] of [
    [110, 180, 20],
    [190, 130, 60],
    [80, 290, -10],
    [1250, 1090, 30],
    [1330, 1040, 70],
  ] as const)
    leaf(s, x, y, 130, d, '#4E8A3C', 0.46);
  specks(s, 40, 200, 1040, 150, 90, [3, 8], ['#8FA850', '#4A5A28', '#C9A05A']);
  steam(s, 740, 560, 520, 4, 130, '#FFF6E4', 0.26);
  vignette(s, '#0A0606', 0.6);
}

function bread(s: Sheet, x: number, y: number): void {
  softShadow(s, x + 18, y + 30, 150, 120, 0.5);
  const f = turned(s, x, y, 150, -14);
  f.soft('-0.95,-0.7 -1.05,0.3 -0.75,0.85 0,0.98 0.75,0.85 1.05,0.3 0.95,-0.7 0,-0.8', '#8A4E22');
  f.soft('-0.86,-0.62 -0.95,0.26 -0.68,0.74 0,0.86 0.68,0.74 0.95,0.26 0.86,-0.62 0,-0.7', '#F0D4A0');
  for (let i = 0; i < 34; i++)
    f.ellipse(
      s.rng.range(-0.75, 0.75),
      s.rng.range(-0.52, 0.62),
      s.rng.range(0.02, 0.08),
      s.rng.range(0.02, 0.06),
      s.rng.chance(0.5) ? '#D9B274' : '#FBE9C4',
    );
}

function spoon(s: Sheet): void {
  softShadow(s, 210, 700, 60, 330, 0.4);
  const f = turned(s, 180, 640, 100, 6);
  f.soft('-0.14,0.6 -0.1,-3.4 0,-3.6 0.1,-3.4 0.14,0.6', '#B9A27A');
  f.soft('-0.5,1.5 -0.4,0.8 0,0.45 0.4,0.8 0.5,1.5 0.3,2.2 0,2.4 -0.3,2.2', '#A98F62');
  f.soft('-0.38,1.5 -0.3,0.95 0,0.7 0.3,0.95 0.38,1.5 0.2,2.05 0,2.2 -0.2,2.05', '#E0CBA0');
  f.line('-0.05,0.3 -0.04,-3.2', '#E9D9B4', 0.04);
}

export const soupScenes: Scenes = { suppe: { paint: soup } };
