import { rasterise } from '../canvas/raster.ts';
import { Sheet } from '../canvas/sheet.ts';

/** Pixels with premultiplied alpha, as resvg gives them. */
export type Layer = { data: Buffer; width: number; height: number; spans?: Int32Array };

/** A layer may be wider than the frame; `left` is how far it reaches beyond the frame's left edge. */
export function paintLayer(
  width: number,
  height: number,
  seed: string,
  paint: (s: Sheet) => void,
  left = 0,
): Layer {
  const sheet = new Sheet(width + left, height, seed);
  sheet.group(`transform="translate(${left} 0)"`, () => paint(sheet));
  const { data, width: w, height: h } = rasterise(sheet.svg());
  return { data, width: w, height: h, spans: spansOf(data, w, h) };
}

export const copyOf = (layer: Layer): Layer => ({ ...layer, data: Buffer.from(layer.data) });

/** Where each row's first and last painted pixel lie: most layers are mostly empty, and a film has many frames. */
function spansOf(data: Buffer, width: number, height: number): Int32Array {
  const spans = new Int32Array(height * 2);
  for (let row = 0; row < height; row++) {
    let first = 0;
    let last = width - 1;
    while (first < width && data[(row * width + first) * 4 + 3] === 0) first++;
    while (last >= first && data[(row * width + last) * 4 + 3] === 0) last--;
    spans[row * 2] = first;
    spans[row * 2 + 1] = last;
  }
  return spans;
}

/** Lays a layer over the frame, moved to the right by x (parts of a pixel count: slow layers must not jump). */
export function blend(frame: Layer, layer: Layer, x: number, opacity = 1): void {
  const { data: to, width } = frame;
  const { data: from, spans } = layer;
  const whole = Math.floor(x);
  const after = (x - whole) * opacity;
  const here = opacity - after;
  for (let row = 0; row < frame.height; row++) {
    const start = Math.max(0, whole + (spans?.[row * 2] ?? 0));
    const end = Math.min(width - 1, whole + (spans?.[row * 2 + 1] ?? layer.width - 1) + 1);
    for (let column = start; column <= end; column++) {
      const source = column - whole;
      const a = (row * layer.width + Math.min(source, layer.width - 1)) * 4;
      const b = source > 0 ? (row * layer.width + source - 1) * 4 : a;
      const alpha = (from[a + 3] as number) * here + (from[b + 3] as number) * after;
      if (alpha < 1) continue;
      const keep = 1 - alpha / 255;
      const p = (row * width + column) * 4;
      to[p] = (from[a] as number) * here + (from[b] as number) * after + (to[p] as number) * keep;
      to[p + 1] =
        (from[a + 1] as number) * here + (from[b + 1] as number) * after + (to[p + 1] as number) * keep;
      to[p + 2] =
        (from[a + 2] as number) * here + (from[b + 2] as number) * after + (to[p + 2] as number) * keep;
    }
  }
}

/** Two pictures of the same place in different light, mixed. */
export function between(a: Layer, b: Layer, t: number): Layer {
  const data = Buffer.alloc(a.data.length);
  const [left, right] = [a.data, b.data];
  for (let i = 0; i < data.length; i++) data[i] = (left[i] as number) * (1 - t) + (right[i] as number) * t;
  return { data, width: a.width, height: a.height };
}
