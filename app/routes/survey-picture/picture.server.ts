import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { DRAWN_WITH } from './lettering.ts';

/** PNGs by their SVG, rendered off the main thread, once for concurrent requests. */
const drawn = new LRUCache<string, Buffer>({
  max: 50,
  ignoreFetchAbort: true,
  fetchMethod: async (svg) => (await renderAsync(svg, DRAWN_WITH)).asPng(),
});

export function etagOf(svg: string): string {
  return `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
}

export function pngOf(svg: string): Promise<Buffer> {
  return drawn.forceFetch(svg);
}
