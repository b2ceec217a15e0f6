import {
  birds,
  Camera,
  centred,
  flat,
  frontFigure,
  GREEN,
  houseRow,
  INK,
  lights,
  lit,
  type Outfit,
  PAPER,
  ripples,
  type Scene,
  type Sheet,
  SUN,
  sky,
  someone,
  sun,
} from '../toolkit.ts';

function cityRun(s: Sheet): void {
  const l = { ...lights.morning, keyAmount: 0.07 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#5FB0C4'],
        [0.6, '#CFE6DA'],
        [1, '#FFF0CE'],
      ],
    },
    460,
  );
  sun(s, l, 1290, 250, 56, 5);
  const c = new Camera(s, { at: [0, 2.8, 0], pitch: 3, focal: 1500, centre: [800, 430] });
  houseRow(flat(s, 0, 470, 17), l, -2, 98, { depth: 0.5, shop: null });
  for (const k of [-1, 1]) {
    s.rect(
      k < 0 ? 0 : 800,
      466,
      800,
      740,
      s.linear(
        [
          [0, '#BFE0D6'],
          [1, '#5FA3A8'],
        ],
        [0, 466],
        [0, 1200],
      ),
    );
  }
  ripples(s, 480, 1190, 100, '#EAF6EA', '#4F949C');
  c.quad(
    [
      [-4.6, 0, 4],
      [4.6, 0, 4],
      [4.6, 0, 160],
      [-4.6, 0, 160],
    ],
    lit(l, '#D9CDB4'),
  );
  for (let z = 5; z < 120; z += 2.2)
    for (const x of [-3.2, -1, 1.2, 3])
      c.strip(x, x + 1.2, z, z + 0.07, lit(l, '#BFB090'), 0, 'opacity="0.6"');
  for (const k of [-1, 1]) {
    const w = c.wall([k * 4.6, 0, 5], [0, 0, 1]);
    w.rect(0, 0, 150, 1, lit(l, k < 0 ? '#CDB58E' : '#B59C78'));
    w.rect(0, 1, 150, 0.14, lit(l, '#EADBB8'));
    for (let z = 120; z > 8; z -= 18) {
      const p = c.billboard([k * 4.6, 1, z]);
      p.rect(-0.05, 0, 0.1, 3.2, INK);
      p.poly('-0.2,3.2 -0.3,3.8 0.3,3.8 0.2,3.2', lit(l, '#F1EAD0'));
      p.poly('-0.4,3.8 0,4.1 0.4,3.8', INK);
    }
  }
  const gate = c.billboard([0, 0, 62]);
  for (const x of [-4, 3.5]) gate.rect(x, 0, 0.5, 5, GREEN);
  gate.rect(-4, 4.6, 8, 1.3, GREEN);
  centred(gate, 'STADTLAUF', 0, 4.88, 0.76, PAPER, 0.16);
  const kit = [
    '#E5483C',
    '#2F7A8C',
    SUN,
    GREEN,
    '#E8728A',
    '#F0763A',
    '#7B4F8C',
    PAPER,
    '#4FB0A8',
    '#2F5D9C',
  ];
  const field: { x: number; z: number; lead: boolean }[] = [];
  for (let i = 0; i < 78; i++)
    field.push({ x: s.rng.range(-3.9, 3.9), z: 9 + s.rng.next() ** 1.2 * 46, lead: false });
  for (const [x, z] of [
    [-1.9, 6.7],
    [0.1, 6.1],
    [1.9, 6.9],
    [-3.1, 8.2],
    [3.2, 8.3],
    [1, 8.6],
    [-0.8, 8.8],
  ] as const)
    field.push({ x, z, lead: true });
  for (const [i, { x, z }] of field.sort((a, b) => b.z - a.z).entries()) {
    const f = c.billboard([x, 0, z]);
    const depth = Math.min(0.35, z / 150);
    f.soft('-0.3,0.02 0.3,0.02 0.2,-0.1 -0.9,-0.14', '#4A4A5A', 'opacity="0.25"');
    const outfit: Outfit = someone(s.rng, {
      kind: 'sport',
      top: kit[i % kit.length] ?? SUN,
      legs: s.rng.pick(['#1E262E', '#23394A', '#3A2F3F', '#E5483C'] as const),
      hair: s.rng.pick(['short', 'cap', 'bun', 'curly', 'long', 'short'] as const),
      shoes: s.rng.pick(['#F2E205', '#F0763A', '#F6F5F1'] as const),
    });
    frontFigure(f, l, 0, {
      height: s.rng.range(1.62, 1.86),
      depth,
      step: s.rng.chance(0.5) ? 'left' : 'right',
      arms: s.rng.chance(0.5)
        ? [
            [34, -70],
            [28, -100],
          ]
        : [
            [28, -100],
            [36, -66],
          ],
      outfit,
    });
    if (z < 26) {
      f.rect(-0.09, 1.02, 0.18, 0.15, PAPER);
      f.rect(-0.06, 1.06, 0.12, 0.05, INK);
    }
  }
  birds(s, 6, 420, 180, 110, '#4A6A72');
}

export const scene: Scene = { paint: cityRun, grain: 2 };
