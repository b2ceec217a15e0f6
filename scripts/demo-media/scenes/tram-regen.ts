import { Camera } from '../canvas/camera.ts';
import { mix } from '../canvas/colour.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { lights, lit, SUN } from '../parts/light.ts';
import { person, poses, someone } from '../parts/people.ts';
import { road } from '../parts/road.ts';
import { rainfall, sky } from '../parts/sky.ts';
import { glow, overhead, rails } from '../parts/street.ts';
import { umbrella } from '../parts/things.ts';
import { canyon } from '../parts/town.ts';
import { tramInSpace } from '../parts/tram-front.ts';
import type { Scene } from '../scene.ts';

function rain(s: Sheet): void {
  const l = lights.rain;
  sky(s, l, 620);
  const c = new Camera(s, { at: [2.6, 1.75, 0], yaw: -5, focal: 1150, centre: [800, 640] });
  road(s, l, 640, '#2C3B47', '#74868A');
  canyon(c, l, { left: -10, right: 11, z0: 9, z1: 100, haze: 70, house: { floors: 3 } });
  const wet = mix(lit(l, '#3A4A55'), '#7F9796', 0.3);
  for (let i = 0; i < 70; i++) {
    const [x, z] = [s.rng.range(-8, 9), s.rng.range(2.4, 26)];
    const [px, py] = c.project([x, 0, z]);
    const k = c.scaleAt([x, 0, z]);
    s.ellipse(
      px,
      py,
      k * s.rng.range(0.2, 0.9),
      k * 0.05,
      i % 3 ? wet : '#FFD58A',
      `opacity="${i % 3 ? 0.35 : 0.25}"`,
    );
  }
  rails(c, l, -1.3, 1, 90);
  overhead(c, l, -1.3, 10, 80, 9);
  const z = 9.4;
  const base = c.project([-1.3, 0, z])[1];
  s.mirrored(
    base,
    0.3,
    () =>
      tramInSpace(c, l, [-1.3, 0, z], {
        line: '2',
        destination: 'SÜDBAD',
        visibleSide: 'right',
        length: 28,
      }),
    0.9,
  );
  for (const [x, zz, colour, facing] of [
    [5.3, 16, '#4F8F8B', 1],
    [7.6, 11.5, '#C4492F', -1],
    [4.7, 7.6, '#E3A12F', -1],
    [-6.4, 10, '#D98C8C', 1],
    [-7.4, 16, SUN, 1],
  ] as const) {
    const q = c.billboard([x, 0, zz]);
    const y = q.at(0, 0)[1];
    s.mirrored(
      y,
      0.22,
      () => {
        const { hand } = person(q, { ...l, keyAmount: 0.28 }, 0, {
          facing,
          pose: {
            ...poses.walk,
            arms: [
              [30, 128],
              [-20, -4],
            ],
          },
          outfit: someone(s.rng, {
            kind: 'coat',
            hair: 'short',
            top: s.rng.pick(['#23394A', '#7B3F61', '#3F4A52'] as const),
          }),
        });
        umbrella(q, l, hand[0], hand[1], colour);
      },
      0.8,
    );
  }
  for (const x of [-8.6, 9]) glow(c.billboard([x, 4.4, 16]), 0, 0, 4);
  rainfall(s, 420, '#E4EEF0');
}

export const scene: Scene = { paint: rain, grain: 2 };
