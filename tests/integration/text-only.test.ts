import { expect, inject, test } from 'vitest';

/**
 * Crawls the text-only view from the start page: every page has at most 50 kB with all that it loads, no script, and
 * links that keep the view. Requested without cookies, as by a browser that refuses them.
 */

const MOST = 50_000;
/** All that a page loads besides itself. */
const ICON = '/favicon.svg';
/** Pages that can't be reached by links from the start page. */
const ALSO = ['/archivsuche?q=Linie', '/optin-ok', '/optin-failed', '/qr/129/1/KACHEL-0001', '/offline'];
/**
 * As an English-speaking rider opens it in a captive portal's browser: all settings must be in every link.
 */
const IN_A_PORTAL = ['/', '/linie', '/vorschau', '/aktion', '/deal', '/beitrag/120', '/datenschutz'].map(
  (path) => `${path}?text=on&lang=en&channel=portal&login=true&dark=off`,
);
/** Links that act on request, such as playing a video, or leave the text-only view. */
const OTHER_WAY = /[?&](text=off|play=|photo=|share=|download=)/;

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href.replace(/&amp;/g, '&'));
}

test('every page of the text-only view is light, runs nothing and keeps the view', async () => {
  const baseURL = inject('demoOrigin');
  const ask = (address: string) => fetch(new URL(address, baseURL), { headers: { Accept: 'text/html' } });
  const extra = (await (await ask(ICON)).arrayBuffer()).byteLength;
  const seen = new Set<string>();
  const next = [
    '/?display=text',
    ...IN_A_PORTAL,
    ...ALSO.map((path) => `${path}${path.includes('?') ? '&' : '?'}text=on`),
  ];
  const faults: string[] = [];
  while (next.length > 0) {
    const some = next.splice(0, 8);
    await Promise.all(
      some.map(async (address) => {
        const response = await ask(address);
        if (!response.headers.get('Content-Type')?.startsWith('text/html')) return;
        const html = await response.text();
        const bytes = Buffer.byteLength(html) + extra;
        if (response.status >= 400) faults.push(`${address}: ${response.status}`);
        if (bytes > MOST) faults.push(`${address}: ${bytes} bytes`);
        const [runs] =
          /<script(?! type="application\/ld\+json")|<img|<video|<audio|<iframe|rel="(?:preload|manifest)"|@font-face/.exec(
            html,
          ) ?? [];
        if (runs) faults.push(`${address}: ${runs}`);
        if (!/href="[^"]*text=off/.test(html) && !address.startsWith('/surveyresult'))
          faults.push(`${address}: no way back`);
        for (const link of linksIn(html)) {
          const { pathname, searchParams } = new URL(link, baseURL);
          if (OTHER_WAY.test(link) || searchParams.has('lang') || /^\/(api|feed)\//.test(pathname)) continue;
          if (searchParams.get('text') !== 'on') faults.push(`${address}: ${link} loses the view`);
          const key = `${pathname}?${searchParams.get('day') ?? searchParams.get('q') ?? ''}`;
          if (seen.has(key)) continue;
          seen.add(key);
          next.push(link);
        }
      }),
    );
  }
  expect(seen.size).toBeGreaterThan(60);
  expect(faults).toEqual([]);
}, 170_000);
