import { expect, test } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { demoPage, demoRequest, wordsIn } from '../support/demo-page.ts';
import { formIn } from '../support/plain-browser.ts';

test.each(['/wp-preview', '/', '/linie', '/beitrag/101', '/archiv', '/dpa-news', '/ueber-uns'])(
  '%s with a wrong token is a page that says no and is not stored',
  async (path) => {
    const { headers } = await demoRequest(`${path}?token=wrong`);
    expect(headers.get('Cache-Control')).toContain('no-store');
    const { status, all } = await demoPage(`${path}?token=wrong`);
    expect(status).toBe(403);
    expect(all('h1').map(wordsIn)).toEqual(['Kein Zugriff']);
    if (path !== '/wp-preview') expect(all('a').map(wordsIn)).toContain(de.pageDealsTitle);
    const leadingBack = all('a').filter(({ attribs: { href = '' } }) => href.includes('token='));
    const elsewhere = leadingBack.filter(({ attribs: { href = '' } }) => href.split('?')[0] !== path);
    expect(elsewhere.map(wordsIn)).toEqual([]);
  },
);

test('without a token there is no preview', async () => {
  const { url } = await demoRequest('/wp-preview/linie');
  expect(new URL(url).pathname).toBe('/');
});

test.each([
  ['31.02.2026 06:00', 'Das ist kein gültiger Zeitpunkt.'],
  ['31.12.1899 23:59', 'nicht vor dem 01.01.1900'],
  ['01.01.2100 00:00', 'nicht nach dem 31.12.2099'],
])('%s is refused and stays to be corrected', async (typed, message) => {
  const form = formIn((await demoPage('/wp-preview?token=kachel-preview')).html, 'at');
  const query = new URLSearchParams([...(form?.hidden ?? []), ['at', typed]]);
  const { all } = await demoPage(`${form?.action}?${query}`);
  const [alert] = all('*').filter(({ attribs }) => attribs.role === 'alert');
  expect(wordsIn(alert)).toContain(message);
  const [field] = all('input').filter(({ attribs }) => attribs.name === 'at');
  expect(field?.attribs.value).toBe(typed);
});
