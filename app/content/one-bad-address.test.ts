import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchContent } from './content-http.server.ts';
import { fetchBytes } from './submission-request.server.ts';

/** Faults of single addresses that must not open the breaker. */

let api = '';
let servers = 0;
const asked = vi.fn<(url: string) => Response>();

beforeEach(() => {
  // Each test uses its own server, because breakers are per server.
  servers += 1;
  api = `http://server${servers}.test/api`;
  asked.mockReset();
  vi.stubGlobal('fetch', async (url: string) => asked(url));
});
afterAll(() => vi.unstubAllGlobals());

const read = (path: string) => fetchContent(`${api}/content/v1/${path}`, { timeoutMs: 2000 });

describe('a 200 with an unusable body', () => {
  const cutOff = () =>
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{'));
        body.error(new Error('cut off'));
      },
    });
  const BODIES = [
    ['cut off', cutOff],
    ['too large', () => 'x'.repeat(2 ** 20 + 1)],
  ] as const;

  // All responses start before the first body breaks, so that no success resets the count in between.
  const twelve = (call: (n: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: 12 }, (_, n) => call(n)));

  it.each(BODIES)(
    '(%s) fails the vote, but doesn’t open the circuit breaker for later votes',
    async (fault, body) => {
      asked.mockImplementation(() => new Response(body()));
      const url = `${api}/survey/v1/save`;
      const vote = () =>
        fetchBytes('survey save', url, { method: 'POST', isSubmission: true, timeoutMs: 2000 });
      await twelve(vote);
      await expect(vote()).rejects.toThrow(fault);
      expect(asked).toHaveBeenCalledTimes(13);
    },
  );

  it.each(BODIES)('(%s) fails info calls of tiles, but entries still load', async (_, body) => {
    asked.mockImplementation(() => new Response(body()));
    const names = ['action info', 'deal info', 'survey info'];
    await twelve((n) => fetchBytes(names[n % 3] ?? '', `${api}/info/${n}`, { timeoutMs: 2000 }));
    expect(asked).toHaveBeenCalledTimes(12);
    asked.mockImplementation(() => new Response('{}'));
    expect((await read('entry/7/de')).body).toBe('{}');
  });
});

describe('a gateway timeout', () => {
  beforeEach(() => {
    asked.mockImplementation(
      (url) => new Response('{}', { status: url.endsWith('/entry/7/de') ? 200 : 504 }),
    );
  });

  it.each([
    ['searches, whatever the term', ['archive/de/s/bus', 'archive/de/s/tram', 'archive/de/s/taxi']],
    [
      'days of the archive',
      ['archive/de/d/2026-11-18', 'archive/de/d/2026-11-19', 'archive/de/d/2026-11-20'],
    ],
    ['previews, whatever their date', ['start/de/2026-11-20', 'start/de/2026-11-21', 'start/de/2026-11-22']],
  ])('for %s doesn’t block entries', async (_, paths) => {
    for (const path of [...paths, ...paths]) await expect(read(path)).rejects.toThrow('504');
    expect((await read('entry/7/de')).body).toBe('{}');
  });

  it('for survey results doesn’t block entries', async () => {
    for (let survey = 0; survey < 6; survey += 1) {
      const url = `${api}/survey/v1/info/7/${survey}`;
      await expect(fetchBytes('survey info', url, { timeoutMs: 2000 })).rejects.toThrow('504');
    }
    expect((await read('entry/7/de')).body).toBe('{}');
  });

  it('for several entries opens the server’s circuit breaker', async () => {
    for (const id of [1, 2, 3, 4, 5]) await expect(read(`entry/${id}/de`)).rejects.toThrow('504');
    await expect(read('entry/7/de')).rejects.toThrow('not asked');
  });
});
