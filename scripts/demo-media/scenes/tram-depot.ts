import { Camera } from '../canvas/camera.ts';
import { darken, lighten } from '../canvas/colour.ts';
import { flat } from '../canvas/face.ts';
import { arc, type Pt } from '../canvas/geometry.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { dim, lights, lit } from '../parts/light.ts';
import { person, poses } from '../parts/people.ts';
import { castShadow } from '../parts/street.ts';
import { tramFront } from '../parts/tram-front.ts';
import type { Scene } from '../scene.ts';

function depot(s: Sheet): void {
  const l = { ...lights.morning, keyAmount: 0.08 };
  const brick = '#B5654A';
  s.rect(0, 0, s.w, s.h, lit(l, brick));
  for (let y = 0; y < 760; y += 18) {
    for (let x = (y / 18) % 2 ? -30 : 0; x < s.w; x += 60) {
      if (s.rng.chance(0.4))
        s.rect(x, y, 56, 14, s.rng.chance(0.5) ? lighten(brick, 0.12) : darken(brick, 0.12), 'opacity="0.5"');
    }
  }
  const floor = 790;
  s.rect(
    0,
    floor,
    s.w,
    s.h - floor,
    s.linear(
      [
        [0, '#CDBFA4'],
        [1, '#E6D9BC'],
      ],
      [0, floor],
      [0, s.h],
    ),
  );
  const c = new Camera(s, { at: [0, 3.1, 0], focal: 1010, centre: [800, 520] });
  const gates = [-5.4, 0, 5.4];
  for (const gx of gates) gate(s, 800 + gx * 92, floor, 92);
  for (const gx of gates) {
    const curve = (z: number) => gx * Math.min(1, 0.16 + (z / 11.6) ** 1.5 * 0.84);
    for (const k of [-0.72, 0.72]) {
      const line = (w: number) =>
        Array.from({ length: 24 }, (_, i) => {
          const z = 2.6 + (i / 23) * 9;
          return c.project([curve(z) + k + w, 0, z]);
        });
      s.poly([...line(-0.07), ...line(0.07).reverse()], '#4B4F4C');
      s.poly([...line(-0.03), ...line(0.03).reverse()], '#EDE6D2');
    }
  }
  for (const [i, gx] of gates.entries()) {
    const x = 800 + gx * 92;
    s.ellipse(x, floor + 8, 150, 16, '#2B2A2A', 'opacity="0.4"');
    tramFront(flat(s, x, floor + 4, 104), lights.day, {
      line: ['1', '4', '5'][i] ?? '4',
      destination: ['HAFENKANTE', 'ROSENACKER', 'TIERPARK'][i] ?? '',
      lampsOn: i === 1,
      driver: i === 1,
    });
  }
  for (const gx of [-1, 1]) {
    castShadow(
      s,
      [
        [800 + gx * 248 - 30, floor],
        [800 + gx * 248 + 30, floor],
        [800 + gx * 248 + 330, s.h],
        [800 + gx * 248 + 180, s.h],
      ],
      0.12,
    );
  }
  const w = flat(s, 0, 0, 1);
  w.rect(0, -78, s.w, 50, dim(l, '#8A4A38'));
  for (let x = 20; x < s.w; x += 70) s.rect(x, 58, 34, 20, lit(l, '#D98F6A'));
  const p = flat(s, 1300, 1080, 165);
  person(p, l, 0, {
    facing: -1,
    pose: poses.hold,
    outfit: {
      kind: 'vest',
      top: '#EC7A1F',
      legs: '#26323F',
      hair: 'cap',
      hairColour: '#2B1D18',
      skin: '#C98A63',
      accent: '#23394A',
    },
  });
  p.rect(-0.52, 0.84, 0.3, 0.42, '#F4EDDD', 0.02);
  castShadow(
    s,
    [
      [1288, 1081],
      [1320, 1081],
      [1480, 1185],
      [1420, 1190],
    ],
    0.18,
  );
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#FFDf9a', 0.3],
        [0.5, '#FFDF9A', 0],
        [1, '#4A3A5A', 0.16],
      ],
      [0, 0],
      [s.w, s.h],
    ),
  );
}

/** One arched gate with the dim hall behind it, its lamps and roof trusses. */
function gate(s: Sheet, x: number, floor: number, k: number): void {
  const w = 2.35 * k;
  const opening: Pt[] = [
    [x - w, floor],
    [x - w, floor - 4.3 * k],
    ...arc(x, floor - 4.3 * k, w, 1.9 * k, 180, 360, 20),
    [x + w, floor],
  ];
  s.poly(
    [
      [x - w - 26, floor],
      [x - w - 26, floor - 4.3 * k],
      ...arc(x, floor - 4.3 * k, w + 26, 1.9 * k + 26, 180, 360, 20),
      [x + w + 26, floor],
    ],
    '#E3C79A',
  );
  s.poly(
    opening,
    s.linear(
      [
        [0, '#2B3B40'],
        [1, '#46524C'],
      ],
      [0, floor - 6 * k],
      [0, floor],
    ),
  );
  s.clipped(`M${opening.map(([px, py]) => `${px.toFixed(0)} ${py.toFixed(0)}`).join('L')}Z`, () => {
    for (let i = 0; i < 4; i++) {
      const y = floor - (5.6 - i * 0.35) * k;
      s.line(
        [
          [x - w, y + 60],
          [x, y],
          [x + w, y + 60],
        ],
        '#5C6B68',
        7 - i,
      );
    }
    for (const dx of [-0.5, 0.5]) {
      s.circle(
        x + dx * w,
        floor - 4.7 * k,
        130,
        s.radial(
          [
            [0, '#FFE2A0', 0.65],
            [1, '#FFE2A0', 0],
          ],
          x + dx * w,
          floor - 4.7 * k,
          130,
        ),
      );
      s.rect(x + dx * w - 34, floor - 4.72 * k, 68, 9, '#FFF3CF');
    }
  });
  for (const d of [-1, 1]) {
    const px = x + d * (w + 4);
    s.poly(
      [
        [px, floor],
        [px, floor - 4.4 * k],
        [px + d * 30, floor - 4.3 * k],
        [px + d * 30, floor + 14],
      ],
      '#2F5B3A',
    );
  }
}

export const scene: Scene = { paint: depot };
