import type { Face } from '../canvas/face.ts';
import { arc, type Pt } from '../canvas/geometry.ts';
import { windowAt } from './house-windows.ts';
import { dim, half, type Light, lit } from './light.ts';

export type Gable = 'plain' | 'stepped' | 'curved' | 'eaves' | 'hipped';

export function bargeBoards(f: Face, colour: string, x: number, w: number, top: number, rise: number): void {
  const eaves = top - 0.3;
  f.poly(
    [
      [x - 0.35, eaves],
      [x - 0.35, eaves + 0.42],
      [x + w / 2, top + rise + 0.4],
      [x + w + 0.35, eaves + 0.42],
      [x + w + 0.35, eaves],
      [x + w / 2, top + rise - 0.05],
    ],
    colour,
  );
}

export function gableShape(x: number, w: number, top: number, rise: number, gable: Gable): Pt[] {
  const base: Pt[] = [
    [x, 0],
    [x + w, 0],
    [x + w, top],
  ];
  const mid = x + w / 2;
  if (gable === 'plain') return [...base, [mid, top + rise], [x, top]];
  if (gable === 'stepped') {
    const right: Pt[] = [];
    const steps = 4;
    for (let i = 0; i < steps; i++) {
      const dx = (w / 2) * (1 - i / steps);
      const y = top + (rise * 1.05 * (i + 0.75)) / steps;
      right.push([mid + dx, y], [mid + dx - (w / 2 / steps) * (i === steps - 1 ? 0.4 : 1), y]);
    }
    return [...base, ...right, ...right.map(([px, py]) => [2 * mid - px, py] as const).reverse(), [x, top]];
  }
  if (gable === 'curved') {
    const right: Pt[] = [
      [x + w, top + 0.2],
      ...arc(x + w, top + rise * 0.5, w * 0.22, rise * 0.38, 270, 180, 6),
      [mid + w * 0.26, top + rise * 0.55],
      ...arc(mid + w * 0.26, top + rise * 0.85, w * 0.13, rise * 0.28, 270, 180, 5),
      ...arc(mid, top + rise * 0.86, w * 0.13, rise * 0.22, 0, 90, 5),
    ];
    return [...base, ...right, ...right.map(([px, py]) => [2 * mid - px, py] as const).reverse(), [x, top]];
  }
  return [...base, [x, top]];
}

export function roofFront(
  f: Face,
  l: Light,
  x: number,
  w: number,
  top: number,
  rise: number,
  roof: string,
  hipped: boolean,
  depth: number,
): void {
  const inset = hipped ? w * 0.16 : 0;
  f.rect(x + w * 0.72, top + rise * 0.3, 0.6, rise * 1.1, lit(l, '#A5664E', depth));
  f.rect(x + w * 0.72 - 0.08, top + rise * 1.38, 0.76, 0.18, lit(l, '#7E4C3C', depth));
  f.poly(
    [
      [x - 0.3, top - 0.1],
      [x + inset, top + rise],
      [x + w - inset, top + rise],
      [x + w + 0.3, top - 0.1],
    ],
    lit(l, roof, depth),
  );
  for (let i = 1; i < 5; i++) {
    const y = top + (rise * i) / 5;
    f.line(
      [
        [x - 0.2 + inset * (i / 5), y],
        [x + w + 0.2 - inset * (i / 5), y],
      ],
      half(l, roof, depth),
      0.05,
      'opacity="0.5"',
    );
  }
  const dormers = Math.max(1, Math.round(w / 4.5));
  for (let i = 0; i < dormers; i++) {
    const dx = x + (w * (i + 0.5)) / dormers;
    f.poly(
      [
        [dx - 0.75, top + rise * 0.18],
        [dx - 0.75, top + rise * 0.52],
        [dx, top + rise * 0.8],
        [dx + 0.75, top + rise * 0.52],
        [dx + 0.75, top + rise * 0.18],
      ],
      lit(l, '#EADFCB', depth),
    );
    windowAt(f, l, dx, top + rise * 0.2, 0.8, rise * 0.3, { depth });
    f.line(
      [
        [dx - 0.95, top + rise * 0.47],
        [dx, top + rise * 0.82],
        [dx + 0.95, top + rise * 0.47],
      ],
      half(l, roof, depth),
      0.22,
    );
  }
  f.rect(x - 0.3, top - 0.22, w + 0.6, 0.22, dim(l, '#EADFCB', depth));
}
