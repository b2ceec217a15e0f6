import {
  catenary,
  flat,
  frontFigure,
  houseRow,
  type Light,
  lights,
  person,
  poses,
  type Scene,
  type Sheet,
  tramSide,
  tree,
} from '../toolkit.ts';

function exhibition(s: Sheet): void {
  const l = { ...lights.hall, keyAmount: 0.03 };
  s.rect(
    0,
    0,
    s.w,
    s.h,
    s.linear(
      [
        [0, '#FBFAF5'],
        [1, '#ECE9DF'],
      ],
      [0, 0],
      [0, 860],
    ),
  );
  s.rect(0, 0, s.w, 66, '#E3DFD2');
  for (let i = 0; i < 5; i++) {
    s.rect(150 + i * 320, 40, 60, 34, '#2B3330', 'rx="6"');
    s.poly(
      [
        [150 + i * 320, 74],
        [210 + i * 320, 74],
        [330 + i * 320, 640],
        [30 + i * 320, 640],
      ],
      '#FFF3CF',
      'opacity="0.3"',
    );
  }
  s.rect(
    0,
    900,
    s.w,
    300,
    s.linear(
      [
        [0, '#C9B08A'],
        [1, '#DCC7A2'],
      ],
      [0, 900],
      [0, 1200],
    ),
  );
  for (let i = -8; i < 24; i++)
    s.line(
      [
        [800 + (i - 8) * 120, 900],
        [800 + (i - 8) * 230, 1200],
      ],
      '#B59A72',
      2.5,
      'opacity="0.7"',
    );
  s.rect(0, 884, s.w, 18, '#D6D1C2');
  frame(s, 70, 210, 400, 300, 0);
  frame(s, 540, 160, 560, 410, 1);
  frame(s, 1170, 210, 360, 300, 2);
  frame(s, 110, 590, 320, 230, 3);
  frame(s, 1190, 590, 320, 230, 4);
  const f = flat(s, 800, 1160, 345);
  f.soft('-0.3,0 0.3,0 0.95,-0.1 0.4,-0.12', '#5B4A34', 'opacity="0.35"');
  frontFigure(f, l, 0, {
    back: true,
    height: 1.74,
    arms: [
      [18, -34],
      [18, -34],
    ],
    outfit: {
      kind: 'coat',
      top: '#2B7A12',
      legs: '#26323F',
      hair: 'bun',
      hairColour: '#4A2F22',
      skin: '#E3AC85',
      shoes: '#14201A',
    },
  });
  f.line('-0.14,1.42 0.17,0.66', '#7A4B2A', 0.025);
  f.rect(0.06, 0.5, 0.32, 0.26, '#8A5A34', 0.05);
  s.rect(1240, 1010, 250, 26, '#2B3330', 'rx="6"');
  for (const x of [1260, 1456]) s.rect(x, 1034, 14, 90, '#2B3330');
}

function frame(s: Sheet, x: number, y: number, w: number, h: number, kind: number): void {
  s.rect(x + 8, y + 12, w, h, '#6B6656', 'opacity="0.28"');
  s.rect(x, y, w, h, '#1C201E');
  s.rect(x + 9, y + 9, w - 18, h - 18, '#F6F4EE');
  const m = Math.min(w, h) * 0.11;
  const [px, py, pw, ph] = [x + m, y + m, w - 2 * m, h - 2 * m];
  const grey: Light = { ...lights.day, key: '#808080', keyAmount: 0, haze: '#C9C9C9', glass: '#3A3A3A' };
  s.clipped(`M${px} ${py}h${pw}v${ph}h${-pw}Z`, () => {
    s.rect(
      px,
      py,
      pw,
      ph,
      s.linear(
        [
          [0, '#9A9A9A'],
          [1, '#E6E6E6'],
        ],
        [0, py],
        [0, py + ph],
      ),
    );
    const g = (f: () => void) => s.group('filter="url(#grey)"', f);
    if (kind === 0) s.raw('<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>');
    g(() => {
      if (kind === 1) {
        houseRow(flat(s, px, py + ph * 0.82, 17), grey, -1, 30, { depth: 0.3 });
        catenary(flat(s, px, py + ph * 0.88, 24), grey, 0, 20, 8);
        tramSide(flat(s, px + pw * 0.1, py + ph * 0.88, 24), grey, { modules: 2 });
        s.rect(px, py + ph * 0.88, pw, ph * 0.2, '#777777');
      } else if (kind === 0) {
        s.path(
          `M${px} ${py + ph * 0.7}q${pw * 0.25} ${-ph * 0.4} ${pw * 0.5} ${-ph * 0.1}t${pw * 0.5} ${-ph * 0.06}v${ph}h${-pw}Z`,
          '#8A8A8A',
        );
        tramSide(flat(s, px - 30, py + ph * 0.82, 14), grey, { modules: 3 });
        s.rect(px, py + ph * 0.82, pw, ph * 0.3, '#5E5E5E');
      } else if (kind === 2) {
        tree(flat(s, px + pw * 0.22, py + ph * 0.84, 16), grey, 0, { height: 10 });
        tramSide(flat(s, px + pw * 0.34, py + ph * 0.86, 30), grey, { modules: 2 });
        s.rect(px, py + ph * 0.86, pw, ph * 0.2, '#6A6A6A');
      } else if (kind === 3) {
        s.poly(
          [
            [px, py + ph],
            [px + pw * 0.44, py + ph * 0.4],
            [px + pw * 0.56, py + ph * 0.4],
            [px + pw, py + ph],
          ],
          '#6A6A6A',
        );
        for (const k of [0.36, 0.64])
          s.line(
            [
              [px + pw * (k < 0.5 ? 0.2 : 0.8), py + ph],
              [px + pw * (0.5 + (k - 0.5) * 0.2), py + ph * 0.4],
            ],
            '#E9E9E9',
            5,
          );
        person(flat(s, px + pw * 0.5, py + ph * 0.86, 62), { ...grey, key: '#1A1A1A', keyAmount: 0.85 }, 0, {
          pose: poses.walk,
        });
      } else {
        person(flat(s, px + pw * 0.3, py + ph * 0.94, 82), grey, 0, { pose: poses.wave });
        tramSide(flat(s, px + pw * 0.52, py + ph * 0.94, 44), grey, { modules: 2 });
      }
    });
  });
}

export const scene: Scene = { paint: exhibition };
