import { mix, type Sheet, skins } from '../toolkit.ts';

export function crowd(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  dim0: string,
  tones: readonly string[],
): void {
  s.rect(x, y, w, h, dim0);
  const step = h / rows;
  for (let r = 0; r < rows; r++) {
    for (let px = x + (r % 2) * step * 0.5; px < x + w; px += step * 0.92) {
      const tone = mix(dim0, s.rng.pick(tones), s.rng.range(0.35, 0.85));
      const [cx, cy] = [px + s.rng.range(-3, 3), y + (r + 0.7) * step];
      s.circle(cx, cy - step * 0.36, step * 0.19, mix(dim0, s.rng.pick(skins), 0.55));
      s.path(
        `M${cx - step * 0.34} ${cy + step * 0.34}q0 ${-step * 0.5} ${step * 0.34} ${-step * 0.5}t${step * 0.34} ${step * 0.5}Z`,
        tone,
      );
    }
  }
}
