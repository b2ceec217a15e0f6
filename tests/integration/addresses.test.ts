import { expect, test } from 'vitest';
import { demoPage, wordsIn } from '../support/demo-page.ts';

test('the same entry answers at its German and its English address', async () => {
  // Whoever is the first of all gets it without what a server has not yet at hand.
  await demoPage('/beitrag/101');
  const german = await demoPage('/beitrag/101-irgendein-titel');
  const english = await demoPage('/entry/101');
  expect(wordsIn(german.all('main'))).not.toBe('');
  expect(wordsIn(english.all('main'))).toBe(wordsIn(german.all('main')));
});

test.each([
  ['de', 'Seite nicht gefunden'],
  ['en', 'Page not found'],
])('an unknown address is a page in %s', async (language, title) => {
  const { status, all } = await demoPage(`/nope?lang=${language}`);
  expect(status).toBe(404);
  expect(all('h1').map(wordsIn)).toEqual([title]);
});

const ODD = [
  ...'\\/.%?#&+;:\'"<>|^`{}~$()*[]\0\t\r\n\x7f\x85\u0301\u202e\u2028\ufeff\ufffe\u3164😀\u{e0001}\u{10ffff}',
  '..',
  '%5C',
  '%00',
];

test.each([
  '/archivsuche?q=',
  '/archivsuche?q=bahn',
  '/archiv?day=',
  '/archiv?day=2026-11-2',
  '/heute/',
  '/heute/sport',
  '/beitrag/',
  '/beitrag/101',
  '/feed/',
  '/surveyresult/140/',
  '/qr/129/1/',
])('no character that is added to %s is a fault of ours', async (address) => {
  for (const odd of ODD) {
    const { status } = await demoPage(`${address}${encodeURIComponent(odd)}`);
    expect(status, JSON.stringify(odd)).toBeLessThan(500);
    if (address.includes('?')) expect(status, JSON.stringify(odd)).toBe(200);
  }
});
