import {
  blob,
  Camera,
  darken,
  GREEN,
  lerp,
  lighten,
  ribbon,
  type Scene,
  type Sheet,
  SUN,
  smoothPath,
} from '../toolkit.ts';

function climbing(s: Sheet): void {
  const c = new Camera(s, { at: [0, 0.8, 0], pitch: -34, focal: 900, centre: [800, 640] });
  s.rect(0, 0, s.w, s.h, '#F6E9CF');
  s.rect(
    0,
    0,
    s.w,
    240,
    s.linear(
      [
        [0, '#BFE3EA'],
        [1, '#F3F6E6'],
      ],
      [0, 0],
      [0, 240],
    ),
  );
  for (let i = 0; i < 8; i++)
    s.line(
      [
        [i * 240 - 60, -10],
        [800 + (i - 3.5) * 110, 240],
      ],
      '#4A5A56',
      12,
    );
  const panels: (readonly [number, number, number, number, string])[] = [
    [-9, -3.2, 7.4, 6.2, '#E3D3B0'],
    [-3.2, 2.4, 6.2, 6.8, '#C9D6CE'],
    [2.4, 9, 6.8, 5.4, '#E9C9A0'],
  ];
  for (const [x0, x1, z0, z1, tone] of panels) {
    c.quad(
      [
        [x0, 0, z0],
        [x1, 0, z1],
        [x1, 15, z1 - 0.4],
        [x0, 15, z0 - 0.4],
      ],
      tone,
    );
    c.quad(
      [
        [x0, 0, z0],
        [lerp(x0, x1, 0.5), 7, lerp(z0, z1, 0.5)],
        [x0, 15, z0 - 0.4],
      ],
      darken(tone, 0.1),
      'opacity="0.6"',
    );
    c.quad(
      [
        [x1, 4, z1],
        [lerp(x0, x1, 0.55), 9, lerp(z0, z1, 0.5)],
        [x1, 15, z1 - 0.4],
      ],
      lighten(tone, 0.25),
      'opacity="0.7"',
    );
  }
  const tones = ['#E5483C', SUN, '#2F7A8C', GREEN, '#7B4F8C', '#F0763A', '#E8728A', '#2F5D9C'];
  for (const [x0, x1, z0, z1] of panels) {
    for (let i = 0; i < 66; i++) {
      const [t, y] = [s.rng.range(0.06, 0.94), s.rng.range(0.6, 14.5)];
      const p = [lerp(x0, x1, t), y, lerp(z0, z1, t) - 0.1] as const;
      const [px, py] = c.project(p);
      const k = c.scaleAt(p) * s.rng.range(0.1, 0.24);
      const tone = tones[(Math.floor(t * 4) + (x0 > 0 ? 3 : 0)) % 8] ?? SUN;
      s.soft(blob(s.rng, px + k * 0.2, py + k * 0.35, k, k * 0.7, 7, 0.25), '#6B5A44', 'opacity="0.4"');
      s.soft(blob(s.rng, px, py, k, k * 0.7, 7, 0.25), tone);
      s.ellipse(px - k * 0.2, py - k * 0.2, k * 0.34, k * 0.18, lighten(tone, 0.4), 'opacity="0.8"');
    }
  }
  s.curve('860,-20 846,160 830,330 812,560', '#F6F5F1', 7);
  s.curve('848,-20 836,160 824,330', '#C9D0C6', 4);
  const limb = (p: string, w: number[], tone: string) => s.path(smoothPath(ribbon(p, w)), tone);
  const skin = '#C98A63';
  limb('800,700 900,760 850,900', [100, 78, 50], '#2A3A5A');
  limb('770,700 650,700 640,850', [104, 80, 52], '#33466A');
  s.soft('808,886 870,880 908,920 890,944 812,926', '#F2B01E');
  s.soft('600,836 660,832 684,872 668,894 602,878', '#F2B01E');
  s.soft('718,480 790,450 862,480 866,600 838,722 738,724 712,600', '#2B7A12');
  s.soft('718,480 760,460 752,600 770,724 738,724 712,600', '#3F9A22');
  s.rect(722, 690, 130, 30, '#F0763A', 'rx="12"');
  for (const x of [748, 812])
    s.path(
      `M${x} 716Q${x - 24} 770 ${x + 8} 790Q${x + 34} 760 ${x + 20} 716`,
      'none',
      'stroke="#F0763A" stroke-width="12"',
    );
  limb('850,500 930,420 900,300', [58, 46, 32], skin);
  limb('730,500 650,400 700,280', [58, 46, 32], darken(skin, 0.08));
  s.circle(900, 286, 26, skin);
  s.circle(702, 268, 26, darken(skin, 0.08));
  s.soft('868,262 930,252 950,290 900,306 868,290', '#E5483C');
  s.soft('670,246 730,238 744,272 700,288 668,274', '#E5483C');
  s.rect(766, 414, 50, 60, darken(skin, 0.15), 'rx="20"');
  s.ellipse(792, 388, 56, 64, '#2B1A16');
  s.path(smoothPath(ribbon('800,410 826,490 812,560', [44, 34, 12])), '#2B1A16');
  s.rect(768, 420, 50, 14, SUN, 'rx="6"');
  s.soft('690,700 660,720 664,780 700,790 716,740', '#E9E2D0');
  for (let i = 0; i < 26; i++)
    s.circle(
      700 + s.rng.range(-50, 50),
      250 + s.rng.range(-40, 60),
      s.rng.range(2, 6),
      '#FFFFFF',
      'opacity="0.6"',
    );
  s.poly('500,-20 1000,-20 1500,1220 700,1220', '#FFFBE6', 'opacity="0.13"');
}

export const scene: Scene = { paint: climbing };
