import { describe, expect, it } from 'vitest';
import { bestCopy, copyKey, pageAddress, readCopyKey, readingCopyOf } from './page-key.ts';

const at = (address: string) => new URL(address, 'https://kachel.example');

describe('pageAddress', () => {
  it.each([
    ['/', '/'],
    ['/?lang=en&login=true', '/'],
    ['/line', '/linie'],
    ['/beitrag/101-ein-titel', '/beitrag/101'],
    ['/entry/101?back=%2Flinie&photo=2', '/beitrag/101'],
    ['/archiv?day=2026-11-20&lang=de', '/archiv?day=2026-11-20'],
    ['/archivsuche?q=bahn', '/archivsuche?q=bahn'],
    ['/linie?utm_source=x&mac=00-11&constructor=1', '/linie'],
    ['/beitrag/120?outcome=abc', '/beitrag/120?outcome=abc'],
    ['/beitrag/110-los?reading=on', '/beitrag/110'],
    ['/beitrag/110?sent=abc', '/beitrag/110'],
    ['/nichts/davon', '/nichts/davon'],
  ])('%s is %s', (address, page) => {
    expect(pageAddress(at(address))).toBe(page);
  });
});

it('readingCopyOf keeps the settings in the URL and drops the other parameters', () => {
  const opened = at('/beitrag/110-los?lang=en&channel=portal&outcome=sealed&photo=2#form');
  expect(readingCopyOf(opened).href).toBe(
    'https://kachel.example/beitrag/110-los?lang=en&channel=portal&reading=on',
  );
});

describe('the copy of a page', () => {
  const de = 'lang=de&consent=undecided';
  const en = 'lang=en&consent=undecided';
  const text = 'lang=de&consent=undecided&text=on';
  const key = (address: string, variant: string) => copyKey(at(address), variant);

  it('has a key of page and variant, which can be parsed again', () => {
    const { address, variant } = readCopyKey(key('/archiv?day=2026-11-20', en));
    expect(address).toBe('/archiv?day=2026-11-20');
    expect(variant.toString()).toBe(en);
  });

  it.each([
    [
      'is the one with the variant that was stored last',
      ['/linie', de],
      ['/linie', text],
      ['/', de],
      '/linie',
      0,
    ],
    ['else the newest', ['/linie', de], ['/linie', en], ['/', text], '/linie', 1],
    ['is in the language that is asked for', ['/linie', de], ['/linie', en], ['/', de], '/linie?lang=en', 1],
    ['is text-only where asked for', ['/linie', text], ['/linie', de], ['/', de], '/linie?text=on', 0],
    ['has pictures where asked for', ['/linie', de], ['/', de], ['/linie', text], '/linie?text=off', 0],
    [
      'has pictures if there is no text-only copy',
      ['/linie', de],
      ['/', de],
      ['/deal', text],
      '/linie?text=on',
      0,
    ],
  ] as const)('%s', (_, first, second, third, asked, chosen) => {
    const keys = [first, second, third].map(([address, variant]) => key(address, variant));
    expect(bestCopy(keys, at(asked))).toBe(keys[chosen]);
  });

  it.each([
    ['another page', '/deal'],
    ['a language that it is not in', '/linie?lang=en'],
    ['the outcome of a form', '/linie?outcome=x'],
  ])('isn’t used for %s', (_, asked) => {
    expect(bestCopy([key('/linie', de)], at(asked))).toBeNull();
  });
});
