import { expect, inject, test } from 'vitest';
import { longDate } from '#app/contract/dates.ts';
import { addDays, localDay } from '#app/contract/time.ts';
import { de } from '#app/i18n/de.ts';
import { demoPage, demoRequest, wordsIn } from '../support/demo-page.ts';
import { hasHtmlChecker, htmlFaults } from '../support/html-checker.ts';

const TABS = ['/', '/linie', '/vorschau', '/aktion', '/deal', '/heute/sport'];

/** Pages that aren't in the sitemap, and variants of those that are. */
const UNLISTED = [
  '/?text=on',
  '/?lang=en&login=true',
  '/beitrag/120?text=on&lang=en',
  '/archiv?lang=en',
  '/archivsuche?q=bahn',
  '/einstellungen',
  '/optin-ok',
  '/optin-failed',
  '/qr',
  '/surveyresult/142/142',
  '/wp-preview/?token=kachel-preview',
  '/nope',
];

async function sitemapAddresses(): Promise<string[]> {
  const response = await demoRequest('/sitemap.xml');
  expect(response.headers.get('Content-Type')).toContain('xml');
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
}

test('every address of the sitemap answers', async () => {
  const addresses = await sitemapAddresses();
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.some((address) => address.endsWith('/heute/sport'))).toBe(true);
  expect(addresses.some((address) => address.includes('intern'))).toBe(false);
  for (const address of addresses) expect((await demoRequest(address)).status, address).toBe(200);
});

test('robots.txt names the sitemap', async () => {
  const robots = await (await demoRequest('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${inject('demoOrigin')}/sitemap.xml`);
});

test('every page has a feed, an unlisted level has none', async () => {
  for (const path of TABS) {
    const links = (await demoPage(path)).all('link');
    const feeds = links.filter(({ attribs }) => attribs.type === 'application/rss+xml');
    expect(feeds, path).toHaveLength(1);
    const response = await demoRequest(feeds[0]?.attribs.href ?? '');
    expect(response.status, path).toBe(200);
    expect(await response.text()).toMatch(/<rss version="2.0"[\s\S]*<item><title>/);
  }
  expect((await demoRequest('/feed/intern.xml')).status).toBe(404);
  const unknown = await demoRequest('/feed/nope.xml');
  expect([unknown.status, unknown.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});

test('an unlisted level is readable but not listed', async () => {
  const { status, all } = await demoPage('/heute/intern');
  expect(status).toBe(200);
  const robots = all('meta').filter(({ attribs }) => attribs.name === 'robots');
  expect(robots.map(({ attribs }) => attribs.content)).toEqual(['noindex']);
});

test('a link with {address} on a level leads to the level that it names', async () => {
  const { status, url } = await demoRequest('/heute/intern/sport');
  expect([status, new URL(url).pathname]).toEqual([200, '/heute/sport']);
});

test('the Nu HTML checker finds no error', async ({ skip }) => {
  if (!(await hasHtmlChecker())) skip('Left out: the HTML checker needs Java, and there is none here.');
  const documents: Record<string, string> = {};
  for (const path of [...(await sitemapAddresses()), ...UNLISTED]) {
    documents[path] = (await demoPage(path)).html;
  }
  const undescribed = Object.keys(documents).filter(
    (address) => !documents[address]?.includes('name="description"'),
  );
  expect(undescribed).toEqual(['/surveyresult/142/142', '/nope']);
  expect(await htmlFaults(documents)).toEqual([]);
}, 90_000);

const titleOf = async (path: string) => wordsIn((await demoPage(path)).all('title')[0]);

test.each([
  ['with results', 'bahn', 'Archivsuche: bahn'],
  ['without results', '<b>xyzzyqwert</b>', 'Archivsuche: <b>xyzzyqwert</b>'],
  ['of nothing', '  ', 'Archivsuche'],
  ['that is long', 'a'.repeat(150), `Archivsuche: ${'a'.repeat(60)} …`],
])('the title of a search %s', async (_, term, title) => {
  expect(await titleOf(`/archivsuche?q=${encodeURIComponent(term)}`)).toBe(`${title} – ${de.appName}`);
});

test('the archive’s title names the day that was asked for', async () => {
  const yesterday = addDays(localDay(Date.now(), 'Europe/Berlin'), -1);
  const day = longDate(Date.parse(`${yesterday}T12:00:00Z`), 'de', 'Europe/Berlin').replaceAll('\u00a0', ' ');
  expect(await titleOf(`/archiv?day=${yesterday}`)).toBe(`Archiv: ${day} – ${de.appName}`);
  for (const path of ['/archiv', '/archiv?day=1999-01-01']) {
    expect(await titleOf(path)).toBe(`Archiv – ${de.appName}`);
  }
});
