import { describe, expect, it } from 'vitest';
import {
  addresses,
  alternates,
  canonicalPath,
  entryIdIn,
  levelPageOf,
  matchPath,
  pathTo,
} from './route-table.ts';

/** The table of specification 2.1, written out. */
const TABLE: Array<[path: string, screen: string, canonical: string]> = [
  ['/', 'start', '/'],
  ...[
    'heute',
    'today',
    'line',
    'linie',
    'preview',
    'vorschau',
    'aktion',
    'actions',
    'specials',
    'gewinne',
    'prizes',
    'deal',
  ].map((prefix): [string, string, string] => [`/${prefix}/sport`, 'level', `/${prefix}/sport`]),
  ['/line', 'line', '/linie'],
  ['/linie', 'line', '/linie'],
  ['/preview', 'events', '/vorschau'],
  ['/vorschau', 'events', '/vorschau'],
  ...['aktion', 'actions', 'specials', 'gewinne', 'prizes'].map((prefix): [string, string, string] => [
    `/${prefix}`,
    'prizes',
    '/aktion',
  ]),
  ['/deal', 'deals', '/deal'],
  ['/entry/101', 'entry', '/beitrag/101'],
  ['/beitrag/101-irgendein-titel', 'entry', '/beitrag/101-irgendein-titel'],
  ['/entry/a%2Fb', 'entry', '/beitrag/a%2Fb'],
  ['/ueber-uns', 'about', '/ueber-uns'],
  ['/about-us', 'about', '/ueber-uns'],
  ['/archive', 'archive', '/archiv'],
  ['/archiv', 'archive', '/archiv'],
  ['/archivesearch', 'archiveSearch', '/archivsuche'],
  ['/archivsuche', 'archiveSearch', '/archivsuche'],
  ['/imprint', 'imprint', '/impressum'],
  ['/impressum', 'imprint', '/impressum'],
  ['/dataprotection', 'privacy', '/datenschutz'],
  ['/datenschutz', 'privacy', '/datenschutz'],
  ['/accessibility', 'accessibility', '/barrierefreiheit'],
  ['/barrierefreiheit', 'accessibility', '/barrierefreiheit'],
  ['/einstellungen', 'settings', '/einstellungen'],
  ['/settings', 'settings', '/einstellungen'],
  ['/optin-ok', 'optinOk', '/optin-ok'],
  ['/optin-failed', 'optinFailed', '/optin-failed'],
  ['/qr', 'voucher', '/qr'],
  ['/qr/129', 'voucher', '/qr/129'],
  ['/qr/129/1', 'voucher', '/qr/129/1'],
  ['/qr/129/1/KACHEL-0001', 'voucher', '/qr/129/1/KACHEL-0001'],
  ['/dpa-news', 'worldNews', '/dpa-news'],
  ['/surveyresult/140/140', 'surveyResult', '/surveyresult/140/140'],
  ['/wp-preview/heute/sport', 'contentPreview', '/wp-preview/heute/sport'],
  ['/wp-preview', 'contentPreview', '/wp-preview'],
  ['/offline', 'offline', '/offline'],
];

describe('the table of addresses', () => {
  it.each(TABLE)('%s shows %s, canonical %s', (path, screen, canonical) => {
    expect(matchPath(path)?.screen).toBe(screen);
    expect(canonicalPath(path)).toBe(canonical);
  });

  it.each(['/nope', '/heute', '/today', '/beitrag', '/qr/1/2/3/4', '/linie/a/b', '/surveyresult/1'])(
    '%s is no screen',
    (path) => {
      expect(matchPath(path)).toBeNull();
    },
  );

  it('names no address twice', () => {
    const patterns = addresses.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

describe('pathTo', () => {
  it.each([
    ['line', {}, 'de', '/linie'],
    ['line', {}, 'en', '/line'],
    ['start', {}, 'en', '/'],
    ['entry', { id: '101-x' }, 'en', '/entry/101-x'],
    ['voucher', { id: '129', action: '1' }, 'de', '/qr/129/1'],
    ['contentPreview', { '*': 'heute/sport' }, 'de', '/wp-preview/heute/sport'],
  ] as const)('%s %o in %s is %s', (screen, params, language, path) => {
    expect(pathTo(screen, params, language)).toBe(path);
  });
});

describe('alternates', () => {
  it('points at the same screen in each language', () => {
    expect(alternates('/line', ['de', 'en'])).toEqual([
      { hreflang: 'de', path: '/linie?lang=de' },
      { hreflang: 'en', path: '/linie?lang=en' },
      { hreflang: 'x-default', path: '/linie' },
    ]);
  });
});

describe('levels and entries', () => {
  it.each([
    ['/heute/sport', 'start'],
    ['/specials/freikarten', 'prizes'],
    ['/deal/gastro', 'deals'],
    ['/archiv', null],
  ])('%s belongs to %s', (path, page) => {
    expect(levelPageOf(path)).toBe(page);
  });

  it('keeps a broken percent escape as it is instead of failing', () => {
    expect(entryIdIn(matchPath('/beitrag/%E0%A4%A')?.params ?? {})).toBe('%E0%A4%A');
  });
});
