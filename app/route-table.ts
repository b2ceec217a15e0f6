import type { TeaserPage } from './contract/content/tabs.ts';
import type { Language } from './contract/language.ts';
import { ownProperty } from './contract/own-property.ts';
import { fillPattern, type Params, pathPattern } from './lib/path-pattern.ts';
import { entryIdOf, slugify } from './lib/slug.ts';

/**
 * The table of all addresses (specification 2.1). The router, links, canonical addresses, hreflang, the sitemap and the
 * navigation all read it; remix.config.js makes routes of it.
 */

/** What surrounds a screen: the full shell, or nothing (survey result, framed preview). */
type ScreenFrame = 'shell' | 'bare';

interface ScreenDefinition {
  /** The first is canonical, except for levels (canonicalPath). */
  readonly de: readonly string[];
  readonly en: readonly string[];
  /** Folder below app/routes whose route.tsx shows the screen, unless it has the screen's name (archive-search). */
  readonly folder?: string;
  readonly back?: true;
  readonly frame?: ScreenFrame;
  /** Screens that search engines may list. */
  readonly indexed?: true;
}

const screens = {
  start: { de: ['/'], en: [], folder: 'teaser', indexed: true },
  line: { de: ['/linie'], en: ['/line'], folder: 'teaser', indexed: true },
  events: { de: ['/vorschau'], en: ['/preview'], folder: 'teaser', indexed: true },
  prizes: {
    de: ['/aktion', '/gewinne'],
    en: ['/actions', '/prizes', '/specials'],
    folder: 'teaser',
    indexed: true,
  },
  deals: { de: ['/deal'], en: [], folder: 'teaser', indexed: true },
  level: {
    de: [
      '/heute/:level',
      '/linie/:level',
      '/vorschau/:level',
      '/aktion/:level',
      '/gewinne/:level',
      '/deal/:level',
    ],
    en: [
      '/today/:level',
      '/line/:level',
      '/preview/:level',
      '/actions/:level',
      '/prizes/:level',
      '/specials/:level',
    ],
    folder: 'teaser',
    back: true,
  },
  entry: { de: ['/beitrag/:id'], en: ['/entry/:id'], back: true },
  about: { de: ['/ueber-uns'], en: ['/about-us'], back: true, indexed: true },
  archive: { de: ['/archiv'], en: ['/archive'], indexed: true },
  archiveSearch: { de: ['/archivsuche'], en: ['/archivesearch'] },
  imprint: { de: ['/impressum'], en: ['/imprint'], back: true, indexed: true },
  privacy: { de: ['/datenschutz'], en: ['/dataprotection'], back: true, indexed: true },
  accessibility: {
    de: ['/barrierefreiheit'],
    en: ['/accessibility'],
    back: true,
    indexed: true,
  },
  settings: { de: ['/einstellungen'], en: ['/settings'], back: true },
  optinOk: { de: ['/optin-ok'], en: [], folder: 'optin' },
  optinFailed: { de: ['/optin-failed'], en: [], folder: 'optin' },
  voucher: { de: ['/qr/:id?/:action?/:voucher?'], en: [] },
  worldNews: { de: ['/dpa-news'], en: [], indexed: true },
  surveyResult: { de: ['/surveyresult/:entryId/:surveyId'], en: [], frame: 'bare' },
  contentPreview: { de: ['/wp-preview/*'], en: [], frame: 'bare' },
  /** The service worker shows it offline for pages that aren't stored. */
  offline: { de: ['/offline'], en: [] },
} as const satisfies Record<string, ScreenDefinition>;

/** Addresses that are no screens: what forms post to, and what machines read. Each is app/routes/<folder>/route.ts. */
export const endpoints = {
  consent: { path: '/einwilligung', folder: 'consent' },
  sitemap: { path: '/sitemap.xml', folder: 'sitemap' },
  robots: { path: '/robots.txt', folder: 'robots' },
  upload: { path: '/datei', folder: 'upload' },
  feed: { path: '/feed/:file', folder: 'feed' },
  film: { path: '/film/:quality/*', folder: 'film' },
  surveyPicture: { path: '/surveyresult/:entryId/:surveyId/:picture', folder: 'survey-picture' },
} as const satisfies Record<string, { path: string; folder: string }>;

/** Whether the router takes this decoded path for the endpoint's, in any spelling. */
export function isPathOf(endpoint: keyof typeof endpoints, path: string): boolean {
  return pathPattern(endpoints[endpoint].path)(path) !== null;
}

export type Screen = keyof typeof screens;

const definitions: Readonly<Record<Screen, ScreenDefinition>> = screens;
export const SCREENS = Object.keys(screens) as Screen[];

export function definitionOf(screen: Screen): ScreenDefinition {
  return definitions[screen];
}

/** Which teaser page the levels of an address belong to: '/heute/sport' is a level of the start page. */
const LEVEL_PAGES: Record<string, TeaserPage> = {
  heute: 'start',
  today: 'start',
  linie: 'line',
  line: 'line',
  vorschau: 'events',
  preview: 'events',
  aktion: 'prizes',
  actions: 'prizes',
  specials: 'prizes',
  gewinne: 'prizes',
  prizes: 'prizes',
  deal: 'deals',
};

export function levelPageOf(path: string): TeaserPage | null {
  const prefix = path.split('/')[1]?.toLowerCase() ?? '';
  return ownProperty(LEVEL_PAGES, prefix) ?? null;
}

/** The canonical address of a level where its current one isn't known: below its page's first German one. */
export function levelPath(page: TeaserPage, level: string): string {
  const prefix = page === 'start' ? '/heute' : pathTo(page);
  return `${prefix}/${encodeURIComponent(level)}`;
}

interface Address {
  screen: Screen;
  pattern: string;
}

/** Every address pattern with its screen, in the order of the table. The service worker's engine may lack `flatMap`. */
export const addresses: readonly Address[] = ([] as Address[]).concat(
  ...SCREENS.map((screen) =>
    [...definitions[screen].de, ...definitions[screen].en].map((pattern) => ({ screen, pattern })),
  ),
);

export interface ScreenMatch {
  screen: Screen;
  params: Params;
}

const patterns = addresses.map(({ screen, pattern }) => ({ screen, match: pathPattern(pattern) }));

/** The screen at a path, in any case. */
export function matchPath(path: string): ScreenMatch | null {
  for (const { screen, match } of patterns) {
    const params = match(path);
    if (params) return { screen, params };
  }
  return null;
}

/**
 * The address of a screen. German is canonical; a screen without an English address has the German one in English too.
 */
export function pathTo(screen: Screen, params: Params = {}, language: Language = 'de'): string {
  const { de, en } = definitions[screen];
  const pattern = (language === 'en' && en[0]) || de[0] || '/';
  return fillPattern(pattern, params);
}

/** Memoised, because an entry is linked from many pages. */
const entryPaths = new WeakMap<object, string>();

export function entryPath(entry: { id: string; title: string }): string {
  let path = entryPaths.get(entry);
  if (path === undefined) {
    const slug = slugify(entry.title);
    path = pathTo('entry', { id: slug === '' ? entry.id : `${entry.id}-${slug}` });
    entryPaths.set(entry, path);
  }
  return path;
}

/** The canonical address of a path: German for every screen, its own for a level (design, 'Levels'). */
export function canonicalPath(path: string): string {
  const match = matchPath(path);
  if (!match) return path;
  if (match.screen === 'level') return path.replace(/\/+$/, '');
  return pathTo(match.screen, match.params);
}

/**
 * The same screen in each language, for hreflang: an English path does not switch the language, `?lang=` does, and the
 * bare address asks the browser.
 */
export function alternates(path: string, languages: readonly Language[]) {
  const canonical = canonicalPath(path);
  return [
    ...languages.map((language) => ({ hreflang: language, path: `${canonical}?lang=${language}` })),
    { hreflang: 'x-default', path: canonical },
  ];
}

export function entryIdIn(params: Params): string {
  return entryIdOf(params.id ?? '');
}
