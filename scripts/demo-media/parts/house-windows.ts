import { lighten, mix } from '../canvas/colour.ts';
import type { Face } from '../canvas/face.ts';
import { dim, LAMP, type Light, lit } from './light.ts';

type WindowOptions = {
  shutters?: string | null;
  flowers?: boolean;
  depth?: number;
  bars?: boolean;
  frame?: string;
};

export function windowAt(
  f: Face,
  l: Light,
  cx: number,
  y: number,
  w: number,
  h: number,
  options: WindowOptions = {},
): void {
  const { rng } = f.sheet;
  const { shutters = null, flowers = false, depth = 0, bars = true, frame = '#F4EDDD' } = options;
  const isLit = rng.chance(l.lit);
  const curtain = rng.chance(0.4);
  const small = f.scale(cx, y) < 9;
  const glow = rng.pick([LAMP, '#FFC86B', '#FFE3A6', '#F7B45A'] as const);
  const glass = isLit ? mix(glow, l.haze, depth * 0.5) : mix(l.glass, l.haze, depth * 0.75);
  const frameTone = lit(l, frame, depth);
  if (small) {
    f.rect(cx - w / 2, y, w, h, glass);
    return;
  }
  if (shutters) {
    for (const k of [-1, 1]) {
      f.rect(
        cx + (k * w) / 2 + (k < 0 ? -w * 0.46 : w * 0.02),
        y - 0.03,
        w * 0.44,
        h + 0.06,
        lit(l, shutters, depth),
      );
      f.rect(
        cx + (k * w) / 2 + (k < 0 ? -w * 0.4 : w * 0.08),
        y + h * 0.1,
        w * 0.32,
        h * 0.35,
        dim(l, shutters, depth),
        0,
        'opacity="0.5"',
      );
    }
  }
  f.rect(cx - w / 2 - 0.09, y - 0.09, w + 0.18, h + 0.18, frameTone);
  f.rect(cx - w / 2, y, w, h, glass);
  if (!isLit)
    f.poly(
      [
        [cx - w / 2, y + h * 0.35],
        [cx - w / 2, y + h],
        [cx + w * 0.25, y + h],
      ],
      lighten(glass, 0.16),
    );
  if (isLit && curtain) f.rect(cx - w / 2, y + h * 0.5, w * 0.24, h * 0.5, '#B9713A', 0, 'opacity="0.45"');
  if (bars) {
    f.rect(cx - 0.035, y, 0.07, h, frameTone);
    f.rect(cx - w / 2, y + h * 0.62, w, 0.07, frameTone);
  }
  f.rect(cx - w / 2 - 0.16, y - 0.2, w + 0.32, 0.12, frameTone);
  if (flowers && f.scale(cx, y) > 18) {
    f.rect(cx - w / 2 - 0.08, y - 0.22, w + 0.16, 0.26, lit(l, '#7A4B34', depth));
    for (let i = 0; i < 7; i++) {
      f.ellipse(
        cx + ((i - 3) / 3) * w * 0.52,
        y + 0.12 + rng.range(-0.06, 0.1),
        0.16,
        0.15,
        lit(l, i % 2 ? '#4E8A3A' : rng.pick(['#D6453D', '#E8728A', '#F2C14E'] as const), depth),
      );
    }
  }
}
