import { expect, test } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { demoPage, demoRequest, wordsIn } from '../support/demo-page.ts';

test.each(['/wp-preview', '/', '/linie', '/beitrag/101', '/archiv', '/dpa-news', '/ueber-uns'])(
  '%s with a wrong token is a page that says no and is not stored',
  async (path) => {
    const { headers } = await demoRequest(`${path}?token=wrong`);
    expect(headers.get('Cache-Control')).toContain('no-store');
    const { status, all } = await demoPage(`${path}?token=wrong`);
    expect(status).toBe(403);
    expect(all('h1').map(wordsIn)).toEqual(['Kein Zugriff']);
    if (path !== '/wp-preview') expect(all('a').map(wordsIn)).toContain(de.tabDeals);
  },
);
