import { profileHead } from '../parts/bust.ts';
import { glowSpot, softShadow, vignette } from '../parts/studio.ts';
import {
  darken,
  dim,
  flat,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  ribbon,
  type Scenes,
  type Sheet,
} from '../toolkit.ts';

function laboratory(s: Sheet): void {
  const l: Light = { ...lights.blueHour, key: '#2E6A6E', keyAmount: 0.22, shade: '#3E6A80', lit: 0 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#16343E'],
        [0.6, '#1F4C50'],
        [1, '#12282F'],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
  for (let i = 0; i < 3; i++)
    s.rect(
      90 + i * 150,
      110,
      120,
      330,
      s.linear(
        [
          [0, '#7FB4BC', 0.5],
          [1, '#3A7078', 0.3],
        ],
        [0, 110],
        [0, 440],
      ),
    );
  for (const y of [300, 520]) {
    s.rect(780, y, 860, 16, '#0E2228');
    for (let x = 810; x < 1590; x += s.rng.range(66, 96))
      flask(
        s,
        x,
        y,
        s.rng.range(0.6, 0.95),
        s.rng.pick(['#3E8E8A', '#4A7AA0', '#C98A3C', '#5A9A5A', '#8A5A8E'] as const),
      );
  }
  s.blurred(3, () => {
    s.rect(40, 560, 300, 300, '#1A3B42');
    s.rect(70, 590, 240, 150, '#0C2026');
    for (let i = 0; i < 6; i++)
      s.rect(90, 610 + i * 20, s.rng.range(60, 180), 7, i % 2 ? '#5FD08A' : '#4AA0B0');
  });
  s.rect(
    0,
    960,
    s.w,
    260,
    s.linear(
      [
        [0, '#3E6E70'],
        [1, '#152E34'],
      ],
      [0, 960],
      [0, 1200],
    ),
  );
  s.rect(0, 956, s.w, 10, '#7FB0A8', 'opacity="0.6"');
  microscope(s);
  for (const [x, k, c] of [
    [1320, 1.3, '#4AA0B0'],
    [1450, 1.7, '#4FBF6A'],
    [1560, 1.2, '#C98A3C'],
  ] as const)
    flask(s, x, 1010, k, c);
  for (let i = 0; i < 6; i++) {
    s.rect(980 + i * 44, 906, 26, 110, '#BFE6DA', 'opacity="0.35" rx="10"');
    s.rect(
      980 + i * 44,
      950 + (i % 3) * 12,
      26,
      66 - (i % 3) * 12,
      i % 2 ? '#4FBF6A' : '#3E8E8A',
      'opacity="0.85" rx="10"',
    );
  }
  s.rect(962, 980, 280, 42, '#0E2228', 'rx="6"');
  scientist(s, l);
  vignette(s, '#061216', 0.6);
}

function flask(s: Sheet, x: number, y: number, k: number, colour: string): void {
  const f = flat(s, x, y, 60 * k);
  const glass = '-0.8,0.05 -0.75,0.25 -0.24,1.2 -0.24,1.9 0.24,1.9 0.24,1.2 0.75,0.25 0.8,0.05';
  f.poly(glass, '#CFEDE6', 'opacity="0.28"');
  f.clipPoly(glass, () => f.rect(-1, 0, 2, 0.75, colour, 0, 'opacity="0.85"'));
  f.ellipse(0, 0.76, 0.46, 0.06, lighten(colour, 0.35), 'opacity="0.8"');
  f.rect(-0.32, 1.84, 0.64, 0.12, '#CFEDE6', 0.05, 'opacity="0.6"');
  f.line('-0.5,0.3 -0.16,1.1', '#FFFFFF', 0.07, 'opacity="0.45"');
}

function scientist(s: Sheet, l: Light): void {
  const glowing: Light = { ...l, key: '#8FE0A0', keyAmount: 0.2 };
  const f = flat(s, 620, 620, 158);
  const hair = '#3A2218';
  f.soft('-1.9,1.2 -2.15,0.6 -2.2,-0.5 -1.85,-1.1 -1.6,-0.4 -1.35,0.6', hair);
  f.soft('-0.9,-0.6 -2,-1 -2.7,-2 -2.9,-4 1.4,-4 1.1,-2 0.4,-1 0,-0.75', lit(glowing, '#E9F1EC'));
  f.soft('-0.9,-0.6 -2,-1 -2.7,-2 -2.9,-4 -1.2,-4 -1.3,-2', dim(l, '#C9D8D4'), 'opacity="0.85"');
  f.poly('-0.3,-0.75 0.15,-0.7 0.5,-1.2 0.42,-3.9 0.05,-3.9', lit(l, '#2F6B78'));
  f.poly('-0.3,-0.72 -0.5,-1.3 -0.05,-2.6 0.25,-3.9 -0.1,-3.9 -0.75,-1.7 -0.8,-0.8', lit(glowing, '#F6FBF6'));
  profileHead(f, glowing, '#D9A27C');
  f.soft(
    '0.72,1.95 0.9,2.45 0.5,2.95 -0.4,3.1 -1.3,2.7 -1.55,1.8 -1.4,0.9 -1,0.35 -0.75,0.5 -0.62,1 -0.5,1.7 -0.1,2',
    hair,
  );
  f.soft('-1.2,2.2 -0.5,2.8 0.3,2.75 -0.3,2.45', mix(hair, '#8FE0A0', 0.3), 'opacity="0.8"');
  f.soft('-1.3,1.7 -1.5,1.4 -1.9,1.3 -2,0.9 -1.7,0.6 -1.35,0.9', darken(hair, 0.2));
  f.line('0.5,1.5 -0.3,1.42', '#12282F', 0.09);
  f.soft('0.36,1.72 0.7,1.76 0.98,1.66 1.02,1.3 0.86,1.1 0.5,1.08 0.38,1.3', '#BFF0D6', 'opacity="0.55"');
  f.curve('0.36,1.72 0.7,1.76 0.98,1.66 1.02,1.3 0.86,1.1 0.5,1.08 0.38,1.3 0.36,1.72', '#0E2A2E', 0.06);
  f.line('0.55,1.65 0.72,1.2', '#FFFFFF', 0.05, 'opacity="0.8"');
  const [vx, vy] = f.at(2.75, 0.95);
  glowSpot(s, vx, vy, 520, '#7CFF8E', 0.5);
  f.soft(ribbon('-1.6,-1.7 -0.5,-3 1.9,-1.1', [0.7, 1.15, 0.72]), lit(glowing, '#DDE9E2'));
  f.ellipse(-0.5, -3, 0.58, 0.58, lit(glowing, '#DDE9E2'));
  f.poly(ribbon('-0.4,-2.6 1.7,-0.9', [0.12, 0.16]), '#FFFFFF', 'opacity="0.4"');
  f.poly(ribbon('1.75,-1.2 2.3,-0.5', [0.66, 0.62]), lit(glowing, '#5FA8C8'));
  f.soft('2,-0.9 1.95,-0.2 2.2,0.3 2.62,0.5 3.05,0.3 3,-0.3 2.6,-0.8', lit(glowing, '#5FA8C8'));
  const tube = '2.55,0.1 2.5,2.3 3,2.3 2.95,0.1 2.75,-0.08';
  f.poly(tube, '#DDFBE6', 'opacity="0.4"');
  f.clipPoly(tube, () => {
    f.rect(2.4, -0.2, 0.8, 1.6, '#4BE06A');
    f.rect(2.4, -0.2, 0.35, 1.6, '#B6FFB0', 0, 'opacity="0.7"');
  });
  f.ellipse(2.75, 1.4, 0.23, 0.06, '#D9FFD0');
  for (const [bx, by, r] of [
    [2.66, 0.5, 0.05],
    [2.84, 0.9, 0.06],
    [2.7, 1.15, 0.04],
  ] as const)
    f.ellipse(bx, by, r, r, '#F2FFE9');
  f.rect(2.44, 2.24, 0.62, 0.12, '#DDFBE6', 0.05);
  for (let i = 0; i < 4; i++)
    f.soft(
      [
        [2.45, 0.42 - i * 0.22],
        [2.95, 0.48 - i * 0.22],
        [3.12, 0.36 - i * 0.22],
        [2.95, 0.24 - i * 0.22],
        [2.45, 0.24 - i * 0.22],
      ],
      lit(glowing, i % 2 ? '#6BB6D4' : '#559EBE'),
    );
  f.soft('2,-0.2 2.2,0.5 2.5,0.75 2.62,0.55 2.4,0.1', lit(glowing, '#74C0DC'));
  glowSpot(s, vx, vy - 20, 150, '#D9FFC8', 0.55);
}

function microscope(s: Sheet): void {
  const f = flat(s, 140, 1030, 64);
  softShadow(s, 150, 1040, 130, 16, 0.5);
  f.rect(-1.6, 0, 3.4, 0.5, '#DCE9E6', 0.2);
  f.poly(ribbon('1.2,0.4 1.5,2 0.9,3.4', [0.6, 0.5, 0.5]), '#C2D4D2');
  f.rect(-1.1, 1.3, 2.4, 0.25, '#22424A');
  f.poly('-0.2,1.9 0.3,1.9 0.7,4 0.1,4.1', '#EAF4F1');
  f.poly('0.08,4.05 0.72,4 0.9,5 0.35,5.1', '#22424A');
  f.rect(-0.15, 1.6, 0.4, 0.35, '#22424A');
  f.ellipse(1.35, 1, 0.35, 0.35, '#22424A');
}

export const laboratoryScenes: Scenes = { 'welt-labor': { paint: laboratory } };
