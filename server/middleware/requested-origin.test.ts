import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { heapBytes } from '#tests/support/heap.ts';
import { requestedOrigin } from './requested-origin.ts';

it('holds no memory of forwarded host names', () => {
  const origins: Array<string | null> = [];
  const before = heapBytes();
  for (let n = 0; n < 2000; n += 1) {
    const headers = { 'x-forwarded-host': `kachel.tram.example,${n}${'x'.repeat(12_000)}` };
    origins.push(requestedOrigin({ headers, socket: {} } as unknown as IncomingMessage, () => true));
  }
  expect(heapBytes() - before).toBeLessThan(5 * 2 ** 20);
  expect(new Set(origins)).toEqual(new Set(['http://kachel.tram.example']));
});
