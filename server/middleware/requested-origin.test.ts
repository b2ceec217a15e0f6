import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { requestedOrigin } from './requested-origin.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

it('holds no memory of forwarded host names', () => {
  const origins: Array<string | null> = [];
  const before = heap();
  for (let n = 0; n < 2000; n += 1) {
    const headers = { 'x-forwarded-host': `kachel.tram.example,${n}${'x'.repeat(12_000)}` };
    origins.push(requestedOrigin({ headers, socket: {} } as unknown as IncomingMessage, () => true));
  }
  expect(heap() - before).toBeLessThan(5 * 2 ** 20);
  expect(new Set(origins)).toEqual(new Set(['http://kachel.tram.example']));
});
