import { describe, expect, it } from 'vitest';
import { heapBytes } from '#tests/support/heap.ts';
import { rawRequestFor } from '#tests/support/visit.ts';
import { languageFrom } from './language.server.ts';
import { readVisit } from './visit.server.ts';

const MEGABYTE = 2 ** 20;

const asked = rawRequestFor('https://tram.example/beitrag/101');

describe('what is remembered of requests', () => {
  const kept: string[] = [];
  it.each<[string, (long: string, n: number) => void]>([
    ['addresses asked for', (long) => readVisit({ ...asked, target: `/beitrag/101-${long}` })],
    [
      'queries, referrers, cookies and languages at as many paths',
      (long, n) =>
        readVisit({
          ...asked,
          target: `/beitrag/101-abcdefgh${n}?${long}`,
          referrer: `https://tram.example/beitrag/102-abcdefgh${n}?${long}`,
          cookie: `channel=portal; session=${long}`,
          acceptLanguage: `de-DE,en;q=0.${n},${long}`,
        }),
    ],
    [
      'queries at paths that others take as a key',
      (long, n) => kept.push(readVisit({ ...asked, target: `/beitrag/101-abcdefgh${n}?${long}` }).path),
    ],
    ['queries', (long) => readVisit({ ...asked, target: `/beitrag/101?${long}` })],
    [
      'queries of a page of ours',
      (long) => readVisit({ ...asked, referrer: `https://tram.example/linie?${long}` }),
    ],
    ['ways back', (long) => readVisit({ ...asked, target: `/beitrag/101?back=/linie?${long}` })],
    [
      'cookies beside consent',
      (long, n) =>
        readVisit({ ...asked, target: `/beitrag/101-abc${n}`, cookie: `mtm_consent=1; session=${long}` }),
    ],
    ['cookies', (long) => readVisit({ ...asked, cookie: `lang=${long}` })],
    ['ports of an app', (long) => readVisit({ ...asked, target: `/?app=${long}` })],
    ['languages', (long) => languageFrom(null, long)],
  ])('stays small for 6,000 %s of 12 kB', (_, ask) => {
    const before = heapBytes();
    for (let n = 0; n < 6_000; n += 1) ask(`${n}-${'x'.repeat(12_000)}`, n);
    expect(heapBytes() - before).toBeLessThan(3 * MEGABYTE);
  });
});
