import { darken, lighten } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { bargeBoards, type Gable, gableShape, roofFront } from './house-roof.ts';
import { frontDoor, shopColours, shopFront } from './house-shop.ts';
import { windowAt } from './house-windows.ts';
import { dim, half, type Light, lit } from './light.ts';

export type { Gable } from './house-roof.ts';
export * from './house-shop.ts';
export * from './house-windows.ts';

export type House = {
  width?: number;
  floors?: number;
  gable?: Gable;
  wall?: string;
  roof?: string;
  timber?: boolean;
  shop?: string | null;
  shutters?: string | null;
  flowers?: boolean;
  depth?: number;
};

export const walls = [
  '#EBD9B4',
  '#E6B98A',
  '#D98F6A',
  '#EADFCB',
  '#C9D2B4',
  '#D9B36A',
  '#B9C7C4',
  '#E8C9B0',
  '#F0E4CC',
  '#C7806A',
] as const;

export const roofs = ['#B0533A', '#9C4633', '#C06A45', '#7E4238', '#A85F4A'] as const;

const FLOOR = 3;

/** An old-town house front, its lower left corner at x. Returns its width. */
export function house(f: Face, l: Light, x: number, options: House = {}): number {
  const { rng } = f.sheet;
  const {
    width = rng.range(6.5, 9),
    floors = rng.int(2, 4),
    gable = rng.pick(['plain', 'stepped', 'curved', 'eaves'] as const),
    wall = rng.pick(walls),
    roof = rng.pick(roofs),
    timber = false,
    depth = 0,
    flowers = false,
  } = options;
  const shop = options.shop === undefined ? (rng.chance(0.55) ? rng.pick(shopColours) : null) : options.shop;
  const shutters = options.shutters === undefined ? (rng.chance(0.3) ? '#4F7A5B' : null) : options.shutters;
  const top = 0.5 + floors * FLOOR;
  const wallTone = lit(l, wall, depth);
  const crownHeight = width * (gable === 'eaves' || gable === 'hipped' ? 0.42 : 0.62);
  const shape = gableShape(x, width, top, crownHeight, gable);

  if (gable === 'eaves' || gable === 'hipped')
    roofFront(f, l, x, width, top, crownHeight, roof, gable === 'hipped', depth);
  f.poly(shape, wallTone);
  f.clipPoly(shape, () => {
    f.rect(x + width * 0.84, 0, width * 0.2, top + crownHeight, half(l, wall, depth), 0, 'opacity="0.55"');
    f.rect(x, 0, width, 0.55, dim(l, darken(wall, 0.1), depth));
    if (timber && f.scale(x, top) > 12) timberwork(f, l, x, width, floors, top, crownHeight, depth);
    else
      for (let i = 1; i <= floors; i++)
        f.rect(x, 0.4 + i * FLOOR, width, 0.12, lit(l, lighten(wall, 0.35), depth));
  });
  if (gable === 'plain') bargeBoards(f, lit(l, roof, depth), x, width, top, crownHeight);
  if (gable === 'stepped' || gable === 'curved')
    f.sheet.line(
      [...f.map(shape.slice(2)), ...f.map(shape.slice(0, 1))],
      lit(l, lighten(wall, 0.45), depth),
      0.16 * f.scale(),
    );

  const columns = Math.max(2, Math.round(width / 2.3));
  const gap = width / columns;
  for (let floor = shop === null ? 0 : 1; floor < floors; floor++) {
    for (let c = 0; c < columns; c++) {
      if (floor === 0 && c === Math.floor(columns / 2)) {
        frontDoor(f, l, x + gap * (c + 0.5), depth);
      } else {
        windowAt(f, l, x + gap * (c + 0.5), 1.1 + floor * FLOOR, Math.min(1.15, gap * 0.5), 1.6, {
          shutters,
          flowers: flowers && floor > 0,
          depth,
        });
      }
    }
  }
  if (gable !== 'eaves' && gable !== 'hipped') {
    windowAt(f, l, x + width / 2, top + crownHeight * 0.2, 0.95, 1.25, { depth });
  }
  if (shop !== null) shopFront(f, l, x, width, shop, depth);
  return width;
}

function timberwork(
  f: Face,
  l: Light,
  x: number,
  w: number,
  floors: number,
  top: number,
  rise: number,
  depth: number,
): void {
  const beam = lit(l, '#5B3A2A', depth);
  const t = 0.24;
  const columns = Math.max(2, Math.round(w / 2.3));
  for (let i = 1; i <= floors; i++) f.rect(x, 0.5 + i * FLOOR - 0.28, w, 0.34, beam);
  for (let floor = 1; floor < floors; floor++) {
    const y = 0.5 + floor * FLOOR;
    for (let c = 0; c <= columns; c++)
      f.beam(
        [
          [x + (w * c) / columns, y],
          [x + (w * c) / columns, y + FLOOR],
        ],
        beam,
        t,
      );
    f.beam(
      [
        [x, y + 0.55],
        [x + w, y + 0.55],
      ],
      beam,
      0.16,
    );
    f.beam(
      [
        [x + w * 0.02, y],
        [x + (w / columns) * 0.42, y + FLOOR],
      ],
      beam,
      0.2,
    );
    f.beam(
      [
        [x + w * 0.98, y],
        [x + w - (w / columns) * 0.42, y + FLOOR],
      ],
      beam,
      0.2,
    );
  }
  f.beam(
    [
      [x + w * 0.25, top],
      [x + w / 2, top + rise],
    ],
    beam,
    0.2,
  );
  f.beam(
    [
      [x + w * 0.75, top],
      [x + w / 2, top + rise],
    ],
    beam,
    0.2,
  );
  f.beam(
    [
      [x, top + rise * 0.12],
      [x + w, top + rise * 0.12],
    ],
    beam,
    0.2,
  );
  f.beam(
    [
      [x, top + rise * 0.62],
      [x + w, top + rise * 0.62],
    ],
    beam,
    0.2,
  );
}

/** A row of different houses from x0 on until x1 is reached. */
export function houseRow(f: Face, l: Light, x0: number, x1: number, options: House = {}): void {
  let x = x0;
  let last = '';
  while (x < x1) {
    let wall: string = f.sheet.rng.pick(walls);
    while (wall === last) wall = f.sheet.rng.pick(walls);
    last = wall;
    x += house(f, l, x, { wall, ...options });
  }
}
