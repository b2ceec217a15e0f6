import { expect, test } from 'vitest';
import { demoPage, wordsIn } from '../support/demo-page.ts';

test('the same entry answers at its German and its English address', async () => {
  // Warm-up: the first request may get the page without what isn't cached yet.
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
