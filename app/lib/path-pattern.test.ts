import { matchRoutes } from '@remix-run/react';
import { describe, expect, it, vi } from 'vitest';
import { addresses, matchPath } from '#app/route-table.ts';

/** React Router's own matching, with the route table as its routes. */
const routes = addresses.map(({ screen, pattern }) =>
  pattern === '/' ? { id: screen, index: true as const } : { id: `${screen} ${pattern}`, path: pattern },
);

function routed(path: string) {
  const [match] = matchRoutes(routes, path) ?? [];
  if (!match) return null;
  const params = Object.entries(match.params).filter(([, value]) => value !== undefined && value !== '');
  return { screen: match.route.id?.split(' ')[0], params: Object.fromEntries(params) };
}

const ODD = [
  ...[
    '',
    '/',
    '//',
    '///',
    '/x',
    '/index',
    '/heute',
    '/heute/',
    '/heute//',
    '/heute//sport',
    '//heute/sport',
  ],
  ...[
    '/heute/sport/',
    '/heute/sport//',
    '/heute/sport/x',
    '/HEUTE/Sport',
    '/Linie',
    '/linie//',
    '/linie/a%2Fb',
  ],
  ...['/beitrag', '/beitrag/', '/beitrag//1', '/beitrag/1', '/beitrag/1-x', '/beitrag/1/2', '/ENTRY/1'],
  ...['/beitrag/%E4', '/beitrag/%', '/beitrag/%2e%2e', '/beitrag/a b', '/beitrag/:id', '/beitrag/(1)'],
  ...[
    '/qr',
    '/qr/',
    '/qr//',
    '/qr//1',
    '/qr/1',
    '/qr/1/',
    '/qr/1//2',
    '/qr/1/2/3',
    '/qr/1/2/3/',
    '/qr/1/2/3/4',
  ],
  ...['/wp-preview', '/wp-preview/', '/wp-preview//', '/wp-preview/a', '/wp-preview/a/b', '/wp-preview/a//b'],
  ...[
    '/wp-preview//a',
    '/wp-preview/a/',
    '/wp-previewx',
    '/surveyresult/1/2',
    '/surveyresult//2',
    '/dpa-news/x',
  ],
];

describe('the table of addresses and the router', () => {
  it.each(ODD)('agree about %j', (path) => {
    // The router warns about a broken percent escape and goes on.
    vi.spyOn(console, 'warn').mockReturnValue();
    const match = matchPath(path);
    const params = Object.entries(match?.params ?? {}).filter(([, value]) => value !== '');
    expect(match && { screen: match.screen, params: Object.fromEntries(params) }).toEqual(routed(path));
  });
});
