import { bustHead } from '../parts/bust.ts';
import { glowSpot, vignette } from '../parts/studio.ts';
import {
  darken,
  dim,
  type Face,
  flat,
  type Light,
  lights,
  lit,
  mix,
  type Scenes,
  type Sheet,
} from '../toolkit.ts';

function conductor(s: Sheet): void {
  const l: Light = { ...lights.hall, key: '#FFD9A0', keyAmount: 0.14, shade: '#5A4668' };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#1C1018'],
        [0.6, '#33191C'],
        [1, '#120A10'],
      ],
      [0, 0],
      [300, 1200],
    ),
  );
  for (let i = 0; i < 3; i++) {
    const y = 250 + i * 170;
    s.soft(
      [
        [-60, y],
        [260, y + 46],
        [640, y + 46],
        [960, y],
        [960, y + 74],
        [640, y + 116],
        [260, y + 116],
        [-60, y + 74],
      ],
      mix('#5A2A22', '#1C1018', i * 0.2),
    );
    s.curve(
      [
        [-60, y],
        [260, y + 46],
        [640, y + 46],
        [960, y],
      ],
      '#C98A3C',
      5,
      'opacity="0.55"',
    );
    for (let k = 0; k < 10; k++)
      glowSpot(s, 40 + k * 92, y + 34 - Math.abs(k - 4.5) * 5 + 40, 34, '#FFCF80', 0.7);
  }
  s.poly(
    '60,0 250,0 760,1200 120,1200',
    s.linear(
      [
        [0, '#FFE3AE', 0.32],
        [1, '#FFE3AE', 0],
      ],
      [0, 0],
      [0, 1100],
    ),
  );
  const f = flat(s, 430, 640, 148);
  const hair = '#B7441F';
  f.soft('-1.2,0.9 -1.28,2 -0.8,2.9 0,3.12 0.85,2.9 1.25,2 1.16,0.9', darken(hair, 0.25));
  const g = f.moved(0, 0.42);
  g.soft(
    '-0.7,-0.7 -1.6,-1.02 -2.5,-1.5 -2.8,-2.8 -3,-5 3,-5 2.8,-2.8 2.5,-1.5 1.6,-1.02 0.7,-0.7 0,-1.2',
    '#1B181F',
  );
  g.soft('-1.6,-1.02 -2.5,-1.5 -2.8,-2.8 -3,-5 -2.3,-5 -2.2,-2.6 -1.9,-1.6', '#4A4250');
  g.poly('-0.66,-0.6 -0.95,-0.95 -0.3,-1.9 0,-1.35 0.3,-1.9 0.95,-0.95 0.66,-0.6 0,-1.2', '#2C2731');
  g.line('0,-1.4 0,-5', '#37313D', 0.05);
  for (const y of [-2.2, -3, -3.8]) g.ellipse(0.12, y, 0.05, 0.05, '#5C5464');
  bustHead(f, l, {
    skin: '#F5D6BC',
    hair,
    lips: '#B5403C',
    smile: 0.06,
    iris: '#3F6B5A',
    gaze: 0.8,
    age: 0.1,
  });
  f.soft(
    '-1.1,1.35 -1.16,2.1 -0.8,2.86 0,3.1 0.8,2.9 1.14,2.2 1.06,1.3 0.92,1.8 0.72,2.12 0.2,2.36 -0.5,2.1 -0.86,1.9 -0.98,1.6',
    hair,
  );
  f.soft('-1,2 -0.6,2.7 0.1,2.95 0.6,2.8 -0.1,2.7 -0.6,2.3', '#E0703A', 'opacity="0.8"');
  for (let i = 0; i < 6; i++)
    f.curve(
      [
        [-0.9 + i * 0.3, 2.2 + (i % 2) * 0.1],
        [-0.6 + i * 0.3, 2.7],
        [-0.2 + i * 0.25, 2.95],
      ],
      '#8A2F16',
      0.03,
      'opacity="0.6"',
    );
  baton(f.moved(0, 0.3), l);
  vignette(s, '#0A050A', 0.6);
}

function baton(f: Face, l: Light): void {
  f.soft('1.5,-1.2 2.5,-1.5 3.05,-1.1 2.75,0.3 2.5,1.2 1.95,1.15 1.9,0.1 1.7,-1.5 1.2,-2.4', '#241F29');
  f.soft('1.95,1.15 1.9,0.1 1.8,-1 2,-1.1 2.1,0 2.2,1.15', '#4A4250');
  f.soft('1.98,1.1 2.48,1.15 2.46,1.42 2,1.4', '#F1ECE2');
  const skin = lit(l, '#F5D6BC');
  const shadow = dim(l, '#D9A98C');
  f.line('2.15,1.75 1.3,3.15', '#F8F1E2', 0.055);
  f.soft('2,1.35 2.5,1.38 2.58,1.75 2.45,2.05 2.1,2.05 1.92,1.75', skin);
  for (let i = 0; i < 4; i++)
    f.soft(
      [
        [1.9 + i * 0.02, 1.98 - i * 0.15],
        [2.2, 2.06 - i * 0.15],
        [2.28, 1.95 - i * 0.15],
        [1.95, 1.85 - i * 0.15],
      ],
      i % 2 ? skin : mix(skin, shadow, 0.35),
    );
  f.soft('2.4,1.5 2.62,1.75 2.4,2.12 2.1,2.2 2.05,2.1 2.3,1.9', mix(skin, shadow, 0.2));
  f.ellipse(2.2, 1.66, 0.1, 0.13, '#7A4326');
}

export const stagePortraitScenes: Scenes = { 'portrait-dirigentin': { paint: conductor } };
