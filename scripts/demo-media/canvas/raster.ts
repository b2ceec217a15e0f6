import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { Rng } from './rng.ts';

type Pixels = { data: Buffer; width: number; height: number };

export function rasterise(svg: string, width?: number): Pixels {
  const fitTo = width === undefined ? undefined : ({ mode: 'width', value: width } as const);
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, ...(fitTo ? { fitTo } : {}) }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

/** Printed-paper grain, about a pixel and a half wide so that JPEG does not spend its bytes on it. */
export function addGrain({ data, width, height }: Pixels, seed: string, strength: number): void {
  const rng = new Rng(seed);
  const row = Math.ceil(width / 2) + 2;
  const noise = Float32Array.from(
    { length: row * (Math.ceil(height / 2) + 2) },
    () => rng.next() + rng.next() - 1,
  );
  const at = (i: number) => noise[i] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y >> 1) * row + (x >> 1);
      const [fx, fy] = [(x & 1) / 2, (y & 1) / 2];
      const top = at(i) * (1 - fx) + at(i + 1) * fx;
      const bottom = at(i + row) * (1 - fx) + at(i + row + 1) * fx;
      const amount = (top * (1 - fy) + bottom * fy) * strength;
      const p = (y * width + x) * 4;
      for (let c = 0; c < 3; c++) data[p + c] = Math.min(255, Math.max(0, (data[p + c] ?? 0) + amount));
    }
  }
}

const [LOWEST, HIGHEST, STEP] = [44, 66, 2];

/** The best quality that stays under the limit: a busy picture gives way a little, a calm one stays crisp. */
export async function toJpeg(pixels: Pixels, maxBytes: number): Promise<Buffer> {
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  const at = (quality: number) =>
    sharp(pixels.data, { raw }).removeAlpha().jpeg({ mozjpeg: true, quality }).toBuffer();
  let best = await at(LOWEST);
  let [low, high] = [0, (HIGHEST - LOWEST) / STEP];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const bytes = await at(LOWEST + middle * STEP);
    if (bytes.length <= maxBytes) {
      best = bytes;
      low = middle;
    } else high = middle - 1;
  }
  return best;
}

export function toPng(pixels: Pixels): Promise<Buffer> {
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const, premultiplied: true };
  return sharp(pixels.data, { raw }).png({ palette: true, colours: 64, effort: 9 }).toBuffer();
}
