import { Camera } from '../canvas/camera.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { lights, lit } from '../parts/light.ts';
import { person, poses, someone } from '../parts/people.ts';
import { road } from '../parts/road.ts';
import { moon, sky, stars } from '../parts/sky.ts';
import { lantern, overhead, rails } from '../parts/street.ts';
import { canyon } from '../parts/town.ts';
import { tramInSpace } from '../parts/tram-front.ts';
import type { Scene } from '../scene.ts';

function night(s: Sheet): void {
  const l = lights.night;
  sky(s, l, 760);
  stars(s, 210, 700);
  moon(s, 1130, 170, 52, '#0d2137');
  const c = new Camera(s, { at: [-3.4, 1.9, 0], yaw: 7, focal: 1080, centre: [800, 700] });
  road(s, l, 700, '#3E4A5C', '#5A6A78');
  canyon(c, l, { left: -9.5, right: 8.5, z0: 5, z1: 110, haze: 130 });
  c.strip(-9.5, -6.2, 1, 110, lit(l, '#8B93A0'), 0.12);
  c.strip(5.6, 8.5, 1, 110, lit(l, '#8B93A0'), 0.12);
  rails(c, l, 0.6, 1, 110);
  overhead(c, l, 0.6, 10, 100, 8);
  for (const z of [64, 46, 31, 19]) {
    const p = c.billboard([6.4, 0.12, z]);
    lantern(p, l, 0, 4.6);
    const [px, py] = p.at(0, 0);
    s.ellipse(px, py, p.scale() * 2.6, p.scale() * 0.5, '#FFDF9A', 'opacity="0.16"');
  }
  const nose = c.project([0.6, 0, 10.5]);
  const k = c.scaleAt([0.6, 0, 10.5]);
  s.blurred(30, () =>
    s.poly(
      [
        c.project([-0.5, 0, 10.4]),
        c.project([1.7, 0, 10.4]),
        c.project([3.1, 0, 3]),
        c.project([-2.2, 0, 3]),
      ],
      s.linear(
        [
          [0, '#FFE9B0', 0.62],
          [1, '#FFE9B0', 0],
        ],
        [0, nose[1]],
        [0, s.h - 60],
      ),
    ),
  );
  tramInSpace(c, l, [0.6, 0, 10.5], { line: '2', destination: 'NORDHANG', visibleSide: 'left', length: 30 });
  for (const [x, z, facing] of [
    [-7.4, 13, 1],
    [-8, 13.6, 1],
  ] as const) {
    const q = c.billboard([x, 0.12, z]);
    person(q, { ...l, keyAmount: 0.5 }, 0, {
      facing,
      pose: poses.walk,
      outfit: someone(s.rng, { kind: 'coat' }),
    });
  }
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.radial(
      [
        [0, '#000', 0],
        [0.62, '#000', 0],
        [1, '#020812', 0.5],
      ],
      nose[0],
      nose[1] - k,
      1150,
    ),
  );
}

export const scene: Scene = { paint: night };
