import { Camera } from '../canvas/camera.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { GREEN, lights, lit, PAPER, SUN } from '../parts/light.ts';
import { person, poses, someone } from '../parts/people.ts';
import { road } from '../parts/road.ts';
import { cloud, sky } from '../parts/sky.ts';
import { overhead, rails } from '../parts/street.ts';
import { canyon, church } from '../parts/town.ts';
import { tramInSpace } from '../parts/tram-front.ts';
import type { Scene } from '../scene.ts';

function oldTownStreet(s: Sheet): void {
  const l = lights.noon;
  sky(s, l, 640);
  cloud(s, 840, 250, 260, '#FFFFFF', '#DDECEA');
  const c = new Camera(s, { at: [0.9, 2.1, 0], yaw: 1, pitch: -4, focal: 1240, centre: [800, 650] });
  const face = c.billboard([-1.5, 0, 150]);
  church(face, l, -5, { height: 44, depth: 0.42 });
  const horizon = c.project([0, 0, 400])[1];
  road(s, l, horizon, '#D8C7A6', '#E8DDC6');
  canyon(c, l, {
    left: -5.2,
    right: 5.4,
    z0: 6,
    z1: 120,
    haze: 190,
    house: { timber: true, gable: 'plain', floors: 3, flowers: true },
  });
  for (let z = 2; z < 40; z += 0.9) {
    for (let i = 0; i < 5; i++) {
      const x = s.rng.range(-5, 5);
      c.strip(x, x + 0.5, z, z + 0.12, lit(l, '#BCA988'), 0, 'opacity="0.55"');
    }
  }
  c.strip(2.2, 5.4, 1, 110, '#1C3566', 0, 'opacity="0.22"');
  rails(c, l, -0.6, 1, 110, lit(l, '#CBB896'));
  overhead(c, l, -0.6, 12, 100, 5);
  tramInSpace(c, l, [-0.6, 0, 19], {
    line: '1',
    destination: 'HAFENKANTE',
    visibleSide: 'right',
    length: 27,
  });
  for (const [x, z, facing, pose] of [
    [3.4, 12.5, -1, 'walk'],
    [3.9, 12.9, -1, 'relaxed'],
    [-4, 17, 1, 'stand'],
    [3.7, 24, 1, 'walk'],
    [-4.1, 30, 1, 'walk'],
  ] as const) {
    person(c.billboard([x, 0, z]), l, 0, {
      facing,
      pose: poses[pose],
      outfit: someone(s.rng, { kind: s.rng.pick(['dress', 'shirt', 'skirt'] as const) }),
    });
  }
  const flags = [GREEN, SUN, PAPER, '#C4492F'];
  for (const z of [15, 26, 40]) {
    for (let i = 0; i < 14; i++) {
      const t = i / 13;
      const at = (u: number) => [-5.2 + 10.6 * u, 7.6 - Math.sin(Math.PI * u) * 0.9, z] as const;
      s.poly(
        [
          c.project(at(t)),
          c.project(at(Math.min(1, t + 0.055))),
          c.project([at(t + 0.028)[0], at(t)[1] - 0.55, z]),
        ],
        flags[i % 4] ?? SUN,
      );
    }
  }
}

export const scene: Scene = { paint: oldTownStreet, grain: 0 };
