import { Camera } from '../canvas/camera.ts';
import { flat } from '../canvas/face.ts';
import type { Sheet } from '../canvas/sheet.ts';
import { GREEN, lights, lit, PAPER, SUN } from '../parts/light.ts';
import { person, poses, someone } from '../parts/people.ts';
import { cloud, sky } from '../parts/sky.ts';
import { overhead, rails } from '../parts/street.ts';
import { tramInSpace } from '../parts/tram-front.ts';
import { foliage, tree } from '../parts/trees.ts';
import type { Scene } from '../scene.ts';

function newTram(s: Sheet): void {
  const l = lights.noon;
  sky(s, l, 720);
  cloud(s, 330, 250, 420, '#FFFFFF', '#D7E9E8');
  cloud(s, 1180, 160, 280, '#FFFFFF', '#D7E9E8');
  const c = new Camera(s, { at: [-6.6, 1.5, -0.5], yaw: 30, pitch: -3, focal: 1350, centre: [800, 720] });
  const horizon = c.project([200, 0, 400])[1];
  for (const [i, x] of [60, 160, 250, 330, 980, 1080, 1150, 1240, 1330, 1420, 1500, 1580].entries())
    tree(flat(s, x, horizon + 16, 17), l, 0, {
      height: 9 + (i % 3) * 2,
      depth: 0.4,
      leaves: i % 2 ? foliage.summer : foliage.spring,
    });
  s.rect(
    0,
    horizon,
    s.w,
    s.h,
    s.linear(
      [
        [0, lit(l, '#9DBB68')],
        [1, lit(l, '#6E9C48')],
      ],
      [0, horizon],
      [0, s.h],
    ),
  );
  c.strip(-2.6, 2.6, 0.6, 90, lit(l, '#B9AE98'));
  for (let z = 1; z < 60; z += 0.7) c.strip(-1.3, 1.3, z, z + 0.28, lit(l, '#8A7A66'), 0.02);
  rails(c, l, 0, 0.6, 90);
  overhead(c, l, 0, 6, 80, 5);
  const shadow = [
    c.project([1.3, 0, 8.6]),
    c.project([5.4, 0, 10]),
    c.project([5.4, 0, 46]),
    c.project([1.3, 0, 44]),
  ];
  s.poly(shadow, '#14303A', 'opacity="0.28"');
  tramInSpace(c, l, [0, 0.12, 8.2], {
    line: '6',
    destination: 'NEUBAU',
    visibleSide: 'left',
    length: 34,
    livery: { body: '#3E9A1E', upper: '#FBFAF4', stripe: SUN, skirt: '#1C2B24' },
  });
  const front = c.wall([-2, 0.12, 8.18], [1, 0, 0]).moved(2, 0);
  const red = '#D6382E';
  front.poly('-1.34,0.98 1.34,0.78 1.34,1.08 -1.34,1.28', red);
  front.poly('-1.34,0.98 1.34,0.78 1.34,0.85 -1.34,1.05', '#A32720');
  front.soft('0,1.05 -0.6,1.62 -0.72,1.1', '#E5483C');
  front.soft('0,1.05 0.6,1.58 0.72,1.0', '#C22F27');
  front.poly('-0.06,1.0 -0.42,0.34 -0.2,0.3 0.06,0.96', '#E5483C');
  front.poly('0,1.0 0.3,0.26 0.5,0.34 0.12,1.0', '#C22F27');
  front.ellipse(0, 1.05, 0.17, 0.17, '#F0604F');
  for (let i = 0; i < 70; i++) {
    const [x, y, r] = [s.rng.range(80, 1500), s.rng.range(140, 1080), s.rng.range(5, 12)];
    s.rect(
      x,
      y,
      r,
      r * 1.7,
      s.rng.pick([SUN, '#E5483C', PAPER, GREEN, '#7FB9C9'] as const),
      `transform="rotate(${s.rng.int(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})" opacity="0.9"`,
    );
  }
  const crowd = [
    [-5.6, 6.4],
    [-4.9, 7.2],
    [-4.3, 8.6],
    [-5.3, 9.2],
    [-4.2, 10.6],
    [-3.9, 13],
    [-4.6, 15],
  ] as const;
  for (const [x, z] of [...crowd].reverse()) {
    const q = c.billboard([x, 0, z]);
    person(q, l, 0, {
      facing: 1,
      pose: s.rng.pick([poses.cheer, poses.wave, poses.phone] as const),
      outfit: someone(s.rng),
    });
  }
}

export const scene: Scene = { paint: newTram };
