import { marketSquare, marketStalls } from '../parts/market-square.ts';
import { shade } from '../parts/studio.ts';
import {
  arc,
  bezier,
  birds,
  breakUp,
  Camera,
  catenary,
  centred,
  church,
  Face,
  flat,
  GREEN,
  grass,
  hills,
  type Light,
  lettering,
  lights,
  mist,
  mistBank,
  oldTown,
  type Pt,
  parapet,
  person,
  poses,
  type Scenes,
  type Sheet,
  SUN,
  sky,
  someone,
  stoneBridge,
  streaks,
  sun,
  textWidth,
  tramInSpace,
  tramSide,
  water,
  woods,
} from '../toolkit.ts';

function bridgeFilm(s: Sheet): void {
  const l = {
    ...lights.mist,
    sky: [
      [0, '#8FB4B4'],
      [0.5, '#E3DBBE'],
      [1, '#FBE3BA'],
    ] as const,
    key: '#FBE6BE',
  };
  sky(s, l, 470);
  sun(s, l, 300, 250, 46, 6);
  streaks(s, l, 6, 60, 240, '#FFF6E0');
  const far = hills(s, l, 400, 90, '#6F9A86', 0.7);
  woods(s, l, far, 26, 5, 0.6);
  oldTown(flat(s, 640, 505, 13), l, 0, 52, 0.55);
  church(flat(s, 640, 505, 13), l, 27, { height: 22, depth: 0.5 });
  mist(s, 480, 130, '#FBF0D8', 0.85);
  const shore = 560;
  water(s, l, shore, s.h, { tint: '#5C8F92', amount: 0.4, dashes: 30 });
  const deck = 5.2;
  s.mirrored(shore, 0.4, () => {
    const onDeck = flat(s, 150, shore - (deck + 0.1) * 46, 46);
    catenary(onDeck, l, -8, 30, 13);
    tramSide(onDeck, l, { modules: 3, line: '4', destination: 'ROSENACKER' });
    stoneBridge(flat(s, 0, shore, 46), l, -6, 34, deck, 3);
    parapet(flat(s, 0, shore, 46), l, -6, 34, deck);
  });
  breakUp(s, shore, s.h, 46, '#C9D6C4');
  breakUp(s, shore, s.h, 16, '#FFEBC0');
  mistBank(s, shore + 4, '#FFF8E8', 0.42);
  mistBank(s, shore - 60, '#FFF8E8', 0.16);
  mist(s, 575, 120, '#FFF6E2', 0.65);
  birds(s, 6, 880, 120, 90, '#5A6E70');
  grass(flat(s, 0, 735, 46), l, -0.5, 7, 2.4, 60, ['#3B6239', '#56803F', '#8C9A4A']);
  grass(flat(s, 0, 735, 46), l, 22, 29, 1.7, 50, ['#3B6239', '#56803F', '#2E5336']);
}

function squareFromAbove(s: Sheet): void {
  const l: Light = { ...lights.noon, key: '#FFEBBE', keyAmount: 0.1 };
  sky(
    s,
    {
      ...l,
      sky: [
        [0, '#5FB0C6'],
        [1, '#E4F0DC'],
      ],
    },
    190,
  );
  const c = new Camera(s, { at: [0, 25, 0], pitch: 30, focal: 830, centre: [640, 350] });
  const _y0 = c.project([0, 0, 74])[1];
  marketSquare(c, l);
  const floor = c.floor();
  floor.poly('12.6,34 12.6,62 9.6,61 9.6,33.6', '#1F3354', 'opacity="0.28"');
  tramInSpace(c, l, [15, 0, 34], { line: '4', destination: 'ROSENACKER', length: 28, visibleSide: 'left' });
  marketStalls(c, l);
  for (let i = 0; i < 100; i++) {
    const [x, z] = [s.rng.range(-28, 12), s.rng.range(15, 70)];
    if (Math.hypot(x + 9, z - 47) < 4) continue;
    floor.poly(
      [
        [x, z],
        [x + 0.3, z],
        [x - 1, z + 1],
        [x - 1.4, z + 0.9],
      ],
      '#1F3354',
      'opacity="0.25"',
    );
    person(c.billboard([x, 0, z]), l, 0, {
      pose: s.rng.pick([poses.walk, poses.stand, poses.relaxed] as const),
      facing: s.rng.chance(0.5) ? 1 : -1,
      outfit: someone(s.rng),
    });
  }
  shade(s, '#FFE7B0', [0, 0], [700, 500], 0.25);
}

/** A round crest: stone bridge over two waves, founded 1906. */
function crestHome(s: Sheet): void {
  const f = flat(s, 200, 200, 1);
  f.ellipse(0, 0, 194, 194, '#174F08');
  f.ellipse(0, 0, 186, 186, '#FFFFFF');
  f.ellipse(0, 0, 176, 176, GREEN);
  f.ellipse(0, 0, 124, 124, '#174F08');
  f.ellipse(0, 0, 119, 119, '#FFFFFF');
  around(f, 'FC ALDENBRÜCK', 148, 90, 21);
  for (const a of [200, 340]) f.poly(star(arc(0, 0, 148, 148, a, a, 1)[0] ?? [0, 0], 12), SUN);
  around(f, '1906', 148, -90, 18);
  f.clipSoft(arc(0, 0, 119, 119, 0, 352, 44), () => {
    f.rect(-130, -74, 260, 84, GREEN);
    f.rect(-130, 10, 260, 9, '#174F08');
    for (const x of [-78, 0, 78]) {
      f.poly(arc(x, -72, 36, 68, 0, 180, 16), '#174F08');
      f.poly(arc(x, -72, 30, 61, 0, 180, 16), '#FFFFFF');
    }
    for (const [y, colour] of [
      [-66, '#0B5C8A'],
      [-88, '#3E8FBE'],
    ] as const) {
      const wave: Pt[] = Array.from(
        { length: 27 },
        (_, i) => [-130 + i * 10, y + Math.sin(i * 1.25 + y) * 6] as const,
      );
      f.poly([...wave, [140, -140], [-140, -140]], colour);
      f.curve(wave, '#FFFFFF', 4.5);
    }
  });
  lettering(f, '06', -textWidth('06', 62) / 2, 28, 62, GREEN, 0.21);
}

function star([x, y]: Pt, r: number): Pt[] {
  return Array.from({ length: 10 }, (_, i) => {
    const a = ((90 + i * 36) * Math.PI) / 180;
    const d = i % 2 ? r * 0.42 : r;
    return [x + Math.cos(a) * d, y + Math.sin(a) * d] as const;
  });
}

/** Letters on a circle; the upper arc reads clockwise, the lower one counter-clockwise. */
function around(f: Face, text: string, r: number, middle: number, size: number): void {
  const top = middle > 0;
  const width = textWidth(text, size);
  let cursor = -width / 2;
  for (const char of text) {
    const w = char === ' ' ? size * 0.45 : textWidth(char, size) + size * 0.24;
    const angle = ((middle + ((top ? -1 : 1) * (((cursor + w / 2) / r) * 180)) / Math.PI) * Math.PI) / 180;
    const turn = top ? angle - Math.PI / 2 : angle + Math.PI / 2;
    const [cx, cy] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const local = new Face(f.sheet, (x, y) =>
      f.at(cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)),
    );
    centred(local, char, 0, -size / 2, size, '#FFFFFF', 0.19);
    cursor += w;
  }
}

function crestAway(s: Sheet): void {
  const f = flat(s, 200, 200, 1);
  const shield = (k: number): Pt[] => [
    [-160 * k, 176 * k],
    ...bezier([-160 * k, 176 * k], [-90 * k, 150 * k], [-50 * k, 168 * k], [0, 190 * k], 8),
    ...bezier([0, 190 * k], [50 * k, 168 * k], [90 * k, 150 * k], [160 * k, 176 * k], 8),
    ...bezier([160 * k, 176 * k], [178 * k, -20 * k], [130 * k, -130 * k], [0, -194 * k], 16),
    ...bezier([0, -194 * k], [-130 * k, -130 * k], [-178 * k, -20 * k], [-160 * k, 176 * k], 16),
  ];
  f.poly(shield(1), '#0E2F66');
  f.poly(shield(0.95), '#FFFFFF');
  f.poly(shield(0.9), '#1D4FA0');
  f.clipPoly(shield(0.9), () => {
    f.rect(-200, -64, 400, 130, '#2A62B8');
    for (let a = 6; a < 180; a += 21) {
      const [p, q] = arc(0, -36, 240, 240, a - 4.5, a + 4.5, 1);
      if (p && q) f.poly([[0, -36], p, q], '#FFD23C', a < 180 ? 'opacity="0.9"' : '');
    }
    f.rect(-200, 66, 400, 140, '#1D4FA0');
    f.ellipse(0, -36, 66, 66, '#FFFFFF');
    f.ellipse(0, -36, 58, 58, '#FFC21E');
    f.soft('-220,-74 -120,-56 -10,-40 90,-58 220,-86 220,-260 -220,-260', '#0E2F66');
    f.soft('-220,-96 -100,-84 20,-74 110,-92 220,-112 220,-260 -220,-260', '#174289');
    f.rect(-200, 60, 400, 8, '#FFFFFF');
  });
  lettering(f, 'V', -92, 88, 60, '#FFD23C', 0.22);
  lettering(f, 'F', -28, 88, 48, '#FFD23C', 0.26);
  lettering(f, 'L', 42, 88, 60, '#FFD23C', 0.22);
  centred(f, 'OSTERWEDE', 0, -122, 18, '#FFFFFF', 0.19);
}

function theatreLogo(s: Sheet): void {
  s.rect(0, 0, s.w, s.h, '#FFFFFF');
  const f = flat(s, 0, 160, 1);
  const red = '#8E1824';
  f.poly('22,112 76,140 130,112', red);
  f.poly('40,116 76,134 112,116', '#FFFFFF');
  f.ellipse(76, 121, 5, 5, red);
  f.rect(26, 100, 100, 8, red);
  for (const x of [32, 57, 82, 107]) {
    f.rect(x, 42, 13, 54, red);
    f.rect(x + 5.5, 44, 2, 50, '#FFFFFF');
    f.rect(x - 2, 95, 17, 4, red);
    f.rect(x - 2, 38, 17, 4, red);
  }
  f.rect(24, 28, 104, 7, red);
  f.rect(18, 18, 116, 7, red);
  lettering(f, 'THEATER', 152, 88, 37, red, 0.16);
  lettering(f, 'AM WALL', 152, 30, 37, red, 0.16);
}

function operatorLogo(s: Sheet): void {
  s.rect(0, 0, s.w, s.h, '#FFFFFF');
  const f = flat(s, 0, 160, 1);
  f.rect(14, 26, 108, 108, GREEN, 24);
  f.poly(arcBody(68, 40), '#FFFFFF');
  f.rect(44, 78, 48, 28, GREEN, [11, 11, 4, 4]);
  f.rect(50, 110, 36, 5, GREEN, 2.5);
  for (const k of [-1, 1]) f.rect(68 + k * 22 - 7, 60, 14, 7, SUN, 3);
  f.rect(38, 34, 60, 4, '#FFFFFF', 2);
  f.line('58,120 68,129 78,120', '#FFFFFF', 4);
  lettering(f, 'STADTBAHN', 138, 88, 29, GREEN, 0.18);
  lettering(f, 'ALDENBRÜCK', 138, 38, 26, GREEN, 0.18);
}

const arcBody = (x: number, y: number): Pt[] => [
  [x - 34, y + 10],
  ...bezier([x - 34, y + 10], [x - 34, y + 52], [x - 32, y + 80], [x - 16, y + 80], 10),
  ...bezier([x + 16, y + 80], [x + 32, y + 80], [x + 34, y + 52], [x + 34, y + 10], 10),
  [x + 28, y + 3],
  [x - 28, y + 3],
];

export const posterScenes: Scenes = {
  'poster-tram-bruecke': { paint: bridgeFilm },
  'poster-marktplatz': { paint: squareFromAbove },
};

export const emblemScenes: Scenes = {
  'team-aldenbrueck': { paint: crestHome },
  'team-osterwede': { paint: crestAway },
  'logo-theater': { paint: theatreLogo },
  'logo-stadtbahn': { paint: operatorLogo },
};
