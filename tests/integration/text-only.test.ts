import { expect, inject, test } from 'vitest';

/**
 * The text-only view as whole pages are made of it: every page that links lead to from the start weighs 50 kB at most,
 * all that it loads included, runs nothing, and hands the view on. Asked without cookies, as a browser that refuses
 * them.
 */

const MOST = 50_000;
/** All that a page loads besides itself. */
const ICON = '/favicon.svg';
/** Pages that no link of the start leads to. */
const ALSO = ['/archivsuche?q=Linie', '/optin-ok', '/optin-failed', '/qr/129/1/KACHEL-0001', '/offline'];
/**
 * As an English rider comes to it through a portal: with all of that in every link, and a way to a browser that stays.
 */
const IN_A_PORTAL = ['/', '/linie', '/vorschau', '/aktion', '/deal', '/beitrag/120', '/datenschutz'].map(
  (path) => `${path}?text=on&lang=en&channel=portal&login=true&dark=off`,
);
/** Follows a rider's choice, or leads out of the text-only view. */
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
