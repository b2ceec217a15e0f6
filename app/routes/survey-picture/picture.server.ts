import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { DRAWN_WITH } from './lettering.ts';

/** Rendered off the main thread, once for concurrent requests; the same SVG gives the same bytes. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 50 });

export function etagOf(svg: string): string {
  return `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
}

export function pngOf(svg: string): Promise<Buffer> {
  const key = etagOf(svg);
  const known = drawn.get(key);
  if (known) return known;
  const drawing = renderAsync(svg, DRAWN_WITH).then((image) => image.asPng());
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}
