import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { demoPage, wordsIn } from '../support/demo-page.ts';

/** What an entry's page says of itself; what is to be seen of it: tests/e2e/entry-pages.spec.ts. */

test('the German and the English address, and any slug, show the same entry', async () => {
  const titles = new Set<string>();
  for (const address of ['/beitrag/101', '/entry/101', '/beitrag/101-falscher-titel', '/entry/101-x-y']) {
    const { all } = await demoPage(address);
    titles.add(all('h1').map(wordsIn).join('|'));
    const canonical = all('link').filter(({ attribs }) => attribs.rel === 'canonical');
    expect(canonical.map(({ attribs }) => attribs.href)).toEqual([
      expect.stringMatching(/\/beitrag\/101-linie-4-faehrt-jetzt-alle-fuenf-minuten$/),
    ]);
  }
  expect([...titles]).toEqual(['Linie 4 fährt jetzt alle fünf Minuten']);
});

test.each(['/beitrag/999999', '/beitrag/abc', '/entry/1e3', '/beitrag/9008', '/beitrag/-101'])(
  'an unknown entry, a word for an id or an incomplete wire post is not found: %s',
  async (address) => {
    expect((await demoPage(address)).status).toBe(404);
  },
);

test.each([
  ['de', 'Seite nicht gefunden'],
  ['en', 'Page not found'],
])('an unknown address is a page in %s', async (language, title) => {
  const { status, all } = await demoPage(`/nope?lang=${language}`);
  expect(status).toBe(404);
  expect(all('h1').map(wordsIn)).toEqual([title]);
});

test('the head tells readers and machines what the entry is', async () => {
  const { all } = await demoPage('/beitrag/101');
  expect(wordsIn(all('title')[0])).toBe(`Linie 4 fährt jetzt alle fünf Minuten – ${de.appName}`);
  const meta = Object.fromEntries(all('meta').map(({ attribs }) => [attribs.property, attribs.content]));
  expect(meta).toMatchObject({
    'og:type': 'article',
    'og:locale': 'de_DE',
    'og:image': expect.stringMatching(/\/resize\/1280\/\d\d\//),
  });
  const json = all('script').filter(({ attribs }) => attribs.type === 'application/ld+json');
  expect(JSON.parse(DomUtils.textContent(json))).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Linie 4 fährt jetzt alle fünf Minuten',
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('as text a film is a link, which brings its player', async () => {
  const links = (await demoPage('/beitrag/105?text=on')).all('a');
  const film = links.find((link) => wordsIn(link).includes('Der Marktplatz erwacht'));
  expect((await demoPage(film?.attribs.href ?? '')).all('video')).toHaveLength(1);
});
