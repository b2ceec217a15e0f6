import {
  Camera,
  canyon,
  cloud,
  cyclistBack,
  foliage,
  lights,
  lit,
  overhead,
  PAPER,
  rails,
  type Scene,
  type Sheet,
  SUN,
  sky,
  tramInSpace,
  tree,
} from '../toolkit.ts';

function behindTram(s: Sheet): void {
  const l = lights.spring;
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#7EC3CF'],
        [0.6, '#D0EADF'],
        [1, '#FFF1D2'],
      ],
    },
    560,
  );
  cloud(s, 430, 150, 320, '#FFFFFF', '#E3F0EA');
  const c = new Camera(s, { at: [0.7, 1.85, 0], yaw: -1, focal: 1080, centre: [800, 560] });
  const horizon = c.project([0, 0, 3000])[1];
  s.rect(0, horizon, s.w, s.h, lit(l, '#C9C5B4'));
  canyon(c, l, { left: -10, right: 9.2, z0: 10, z1: 130, haze: 110, house: { floors: 3 } });
  c.strip(4.2, 9.2, 0.5, 140, lit(l, '#E0D8C4'), 0.1);
  c.strip(-1, -4.2, 0.5, 140, lit(l, '#9CC06E'));
  c.strip(0.1, 3.9, 0.5, 140, lit(l, '#6FAE4A'));
  for (const x of [0.1, 3.8]) c.strip(x, x + 0.12, 0.5, 140, PAPER);
  for (let z = 2; z < 90; z += 5) c.strip(1.9, 2.05, z, z + 2, PAPER);
  for (let z = 96; z > 6; z -= 11) {
    const q = c.billboard([6.4, 0, z]);
    tree(q, l, 0, {
      height: 7,
      leaves: z % 2 ? foliage.blossom : foliage.spring,
      depth: Math.min(0.5, z / 150),
    });
  }
  rails(c, l, -2.6, 0.5, 130);
  overhead(c, l, -2.6, 8, 110, 8);
  tramInSpace(c, l, [-2.6, 0, 8.6], {
    line: '4',
    destination: 'ROSENACKER',
    visibleSide: 'right',
    driver: false,
    lampsOn: false,
  });
  const rear = c.wall([-4.6, 0, 8.58], [1, 0, 0]).moved(2, 0);
  for (const k of [-1, 1])
    rear.poly(
      [
        [k * 0.62, 0.78],
        [k * 1.16, 0.92],
        [k * 1.18, 1.04],
        [k * 0.66, 0.9],
      ],
      '#E5483C',
    );
  const q = c.billboard([1.9, 0, 5.6]);
  q.soft('-0.3,0 0.3,-0.1 1.6,-0.06 0.6,0.12', '#22442F', 'opacity="0.28"');
  cyclistBack(q, l, 0, {
    height: 1.72,
    outfit: {
      kind: 'dress',
      top: '#E5A52F',
      legs: '#2B3A52',
      hair: 'long',
      hairColour: '#6B3A24',
      skin: '#F1C9A5',
    },
  });
  q.poly('-0.27,1.0 0.27,1.0 0.21,0.72 -0.21,0.72', lit(l, '#A9713F'));
  for (let i = 0; i < 9; i++)
    q.ellipse(
      -0.22 + i * 0.055,
      1.04 + (i % 3) * 0.05,
      0.06,
      0.06,
      lit(l, ['#E5483C', '#6B9C45', SUN][i % 3] ?? SUN),
    );
  cyclistBack(c.billboard([2.4, 0, 22]), l, 0);
}

export const scene: Scene = { paint: behindTram };
