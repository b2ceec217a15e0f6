import { describe, expect, it } from 'vitest';
import { currentUrlWith, hrefFor } from './page.ts';
import { readRiderState } from './rider-state.ts';

const all = () => true;
const read = (query: string, cookies: Record<string, string> = {}) =>
  readRiderState(new URLSearchParams(query), cookies, all);

describe('a rider’s state', () => {
  it('is what the address says, before what a cookie says', () => {
    expect(read('lang=en', { lang: 'de' }).values.lang).toBe('en');
    expect(read('', { lang: 'de' }).values.lang).toBe('de');
  });

  it('is carried on links until a cookie has been seen to hold it', () => {
    expect(read('text=on').carry).toEqual([['text', 'on']]);
    expect(read('text=on', { text: 'on' }).carry).toEqual([]);
    expect(read('text=on', { text: 'off' }).carry).toEqual([['text', 'on']]);
  });

  it('is stored when the address names something new', () => {
    expect(read('text=on&channel=portal').store).toEqual([
      { key: 'text', value: 'on', persistent: true },
      { key: 'channel', value: 'portal', persistent: false },
    ]);
    expect(read('', { text: 'on' }).store).toEqual([]);
  });

  it.each(['lang=english', 'text=maybe', 'app=0', 'app=-1', 'app=1.5', 'channel=%0d%0aSet-Cookie', 'dark='])(
    'ignores %s',
    (query) => {
      expect(read(query)).toEqual({ values: {}, carry: [], store: [] });
    },
  );
});

describe('hrefFor', () => {
  it.each([
    [[], '/linie', '/linie'],
    [[['lang', 'en']], '/linie', '/linie?lang=en'],
    [[['lang', 'en']], '/archivsuche?q=a+b#top', '/archivsuche?q=a+b&lang=en#top'],
    [[['lang', 'en']], '/?lang=de', '/?lang=de'],
    [[['lang', 'en']], '/archivsuche?q=wann?&page=2#a#b', '/archivsuche?q=wann%3F&page=2&lang=en#a#b'],
  ] as const)('with %j, %s becomes %s', (carry, path, href) => {
    expect(hrefFor({ carry }, path)).toBe(href);
  });
});

describe('currentUrlWith', () => {
  it('changes, adds and removes parameters of the current address', () => {
    const page = { path: '/archivsuche', query: 'q=bahn&lang=de' };
    expect(currentUrlWith(page, { lang: 'en' })).toBe('/archivsuche?q=bahn&lang=en');
    expect(currentUrlWith(page, { lang: null, q: null })).toBe('/archivsuche');
  });
});
