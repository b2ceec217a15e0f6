import {
  bicycle,
  Camera,
  cloud,
  crown,
  darken,
  dim,
  type Face,
  flat,
  foliage,
  half,
  type Light,
  lighten,
  lights,
  lit,
  mix,
  person,
  poses,
  type Scene,
  type Sheet,
  sky,
  tree,
} from '../toolkit.ts';

function gardenTown(s: Sheet): void {
  const l = lights.noon;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#4FA9C4'],
        [0.7, '#B5DDDB'],
        [1, '#EFF3DC'],
      ],
    },
    640,
  );
  cloud(s, 420, 180, 380, '#FFFFFF', '#DCEBEA');
  cloud(s, 1290, 260, 260, '#FFFFFF', '#DCEBEA');
  const c = new Camera(s, { at: [4.6, 2.1, 0], yaw: -13, pitch: 2, focal: 1020, centre: [800, 600] });
  const horizon = c.project([0, 0, 3000])[1];
  s.rect(0, horizon, s.w, s.h, lit(l, '#8DB462'));
  c.strip(2.2, 7.5, -4, 200, lit(l, '#C9C2B0'));
  c.strip(1.4, 2.2, -4, 200, lit(l, '#E6DDC8'));
  c.strip(1.2, 1.4, -4, 200, lit(l, '#B5A98F'));
  for (let i = 0; i < 8; i++) {
    const z = 96 - i * 12.4;
    const depth = Math.min(0.5, z / 170);
    const tone = ['#F0E4CC', '#EBD3A4', '#DDE3CC', '#F2D9C0'][i % 4] ?? '#F0E4CC';
    cottage(c, l, z, tone, depth);
    tree(c.billboard([-7, 0, z - 3]), l, 0, { height: 6, leaves: foliage.summer, depth });
  }
  for (let z = 88; z > 5; z -= 9) {
    const depth = Math.min(0.5, z / 150);
    tree(c.billboard([9.6, 0, z]), l, 0, {
      height: 6.5,
      leaves: z % 2 ? foliage.summer : foliage.spring,
      depth,
    });
    roses(c.billboard([8.2, 0, z - 2]), l, 1.1, 8, depth);
    roses(c.billboard([8.4, 0, z - 5]), l, 1.2, 8, depth);
  }
  for (let z = 90; z > 2; z -= 0.42) {
    const p = c.wall([-0.6, 0, z], [0, 0, 1]);
    p.rect(0, 0, 0.26, 1, lit(l, '#FBF8EE', Math.min(0.5, z / 150)), [0.1, 0.1, 0, 0]);
  }
  const fence = c.wall([-0.6, 0, 2], [0, 0, 1]);
  for (const y of [0.3, 0.75]) fence.rect(0, y, 90, 0.08, lit(l, '#E9E2D0'));
  for (let z = 60; z > 2.6; z -= 0.7) {
    const q = c.billboard([-0.2 + s.rng.range(-0.1, 0.5), 0, z]);
    roses(q, l, 1.1, z < 8 ? 12 : 6, Math.min(0.4, z / 130));
  }
  roses(flat(s, 190, 1290, 330), l, 1.7, 38, 0);
  const p = c.billboard([4.6, 0, 8.6]);
  p.poly('-0.9,0 0.9,0 1.8,0.18 0.2,0.18', '#20304A', 'opacity="0.2"');
  bicycle(p, l, 0, { frame: '#2F5D7C', basket: true });
  person(p.moved(0, 0.34), l, -0.24, {
    pose: poses.ride,
    height: 1.66,
    outfit: {
      kind: 'dress',
      top: '#C4492F',
      legs: '#3A2F2C',
      hair: 'hat',
      hairColour: '#7A4B2A',
      skin: '#F1C9A5',
      accent: '#E9D9B0',
    },
  });
}

function cottage(c: Camera, l: Light, z: number, wall: string, depth: number): void {
  const x = -3.4;
  const front = c.wall([x, 0, z], [0, 0, 1]);
  const side = c.wall([x - 8, 0, z], [1, 0, 0]);
  side.poly('0,0 8,0 8,4.4 4,8.4 0,4.4', half(l, wall, depth));
  side.rect(3.2, 5, 1.5, 1.6, lit(l, '#F6F0E0', depth));
  side.rect(3.35, 5.15, 1.2, 1.3, mix(l.glass, l.haze, depth));
  side.rect(4.4, 1.2, 1.7, 1.7, lit(l, '#F6F0E0', depth));
  side.rect(4.55, 1.35, 1.4, 1.4, mix(l.glass, l.haze, depth));
  front.rect(0, 0, 9, 4.4, lit(l, wall, depth));
  c.quad(
    [
      [x + 0.3, 4.2, z - 0.3],
      [x + 0.3, 4.2, z + 9.3],
      [x - 4, 8.6, z + 9.3],
      [x - 4, 8.6, z - 0.3],
    ],
    lit(l, '#C2553C', depth),
  );
  for (let i = 1; i < 6; i++)
    c.quad(
      [
        [x + 0.3 - i * 0.72, 4.2 + i * 0.73, z - 0.3],
        [x + 0.3 - i * 0.72, 4.2 + i * 0.73, z + 9.3],
        [x + 0.22 - i * 0.72, 4.3 + i * 0.73, z + 9.3],
        [x + 0.22 - i * 0.72, 4.3 + i * 0.73, z - 0.3],
      ],
      dim(l, '#C2553C', depth),
      'opacity="0.4"',
    );
  c.quad(
    [
      [x - 3, 8.2, z + 6.4],
      [x - 3, 9.6, z + 6.4],
      [x - 3, 9.6, z + 7.3],
      [x - 3, 8.2, z + 7.3],
    ],
    lit(l, '#A5664E', depth),
  );
  for (const wx of [1.4, 7]) {
    front.rect(wx - 0.75, 1.2, 1.5, 1.7, lit(l, '#FBF8EE', depth));
    front.rect(wx - 0.6, 1.35, 1.2, 1.4, mix(l.glass, l.haze, depth));
    front.rect(wx - 1.35, 1.2, 0.55, 1.7, lit(l, '#3F7A5B', depth));
    front.rect(wx + 0.8, 1.2, 0.55, 1.7, lit(l, '#3F7A5B', depth));
  }
  front.rect(3.7, 0, 1.2, 2.5, lit(l, '#B3392C', depth), [0.3, 0.3, 0, 0]);
}

function roses(f: Face, l: Light, h: number, count: number, depth: number): void {
  const { rng } = f.sheet;
  crown(f, l, 0, h * 0.48, h * 0.85, h * 0.52, foliage.dark, depth);
  for (let i = 0; i < count; i++) {
    const a = rng.range(0, 6.28);
    const r = Math.sqrt(rng.next());
    const [x, y] = [Math.cos(a) * r * h * 0.76, h * 0.5 + Math.sin(a) * r * h * 0.44];
    const tone = rng.pick(['#D6382E', '#E8728A', '#F3A0A8', '#F7D7D0'] as const);
    const k = h * rng.range(0.05, 0.075);
    f.ellipse(x, y, k, k * 0.92, lit(l, tone, depth));
    f.ellipse(x - k * 0.1, y + k * 0.15, k * 0.6, k * 0.52, lit(l, darken(tone, 0.14), depth));
    f.ellipse(x, y + k * 0.2, k * 0.3, k * 0.26, lit(l, lighten(tone, 0.2), depth));
  }
}

export const scene: Scene = { paint: gardenTown };
