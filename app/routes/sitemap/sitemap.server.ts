import type { ContentClient } from '#app/content/content-client.server.ts';
import { distinctEntries } from '#app/content/distinct-entries.ts';
import { isPast } from '#app/content/entry-time.ts';
import { loadedOr } from '#app/content/loaded.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import type { Position } from '#app/contract/content/position.ts';
import { type Levels, TEASER_PAGES } from '#app/contract/content/tabs.ts';
import type { Language } from '#app/contract/language.ts';
import { instantOf, isoInstant } from '#app/contract/time.ts';
import { xmlElement, xmlText } from '#app/lib/xml.ts';
import { alternates, definitionOf, entryPath, levelPath, pathTo, SCREENS } from '#app/route-table.ts';
import type { Page } from '#app/visit/page.ts';

export interface SitemapAddress {
  path: string;
  modified: number | null;
}

/**
 * All indexable URLs: fixed pages, searchable levels, and the current entries shown on pages. Null if any request
 * fails, because crawlers take missing URLs as deleted.
 */
export async function listedAddresses(
  content: ContentClient,
  page: Pick<Page, 'now' | 'timeZone'>,
): Promise<SitemapAddress[] | null> {
  const [levels, ...pages] = await Promise.all([
    loadedOr<Levels>(content.levels(), {}),
    ...TEASER_PAGES.map((name) => loadedOr<Position[]>(content.page(name), [])),
  ]);
  if (levels.state === 'failed') return null;
  const positions = pages.flatMap((one) => (one.state === 'loaded' ? [one.value] : []));
  if (positions.length < TEASER_PAGES.length) return null;
  const entries = distinctEntries(positions.flat()).filter((entry) => !isPast(entry, page));
  return [
    ...SCREENS.filter((screen) => definitionOf(screen).indexed).map((screen) => ({
      path: pathTo(screen),
      modified: null,
    })),
    ...Object.entries(levels.value)
      .filter(([, level]) => level.searchable)
      .map(([name, level]) => ({ path: levelPath(level.page, name), modified: null })),
    ...entryAddresses(entries, page.timeZone),
  ];
}

function entryAddresses(entries: readonly Entry[], timeZone: string): SitemapAddress[] {
  return entries
    .filter(({ external_link }) => external_link === '')
    .map((entry) => ({ path: entryPath(entry), modified: instantOf(entry.publish_from, timeZone) }));
}

export function sitemapXml(
  addresses: readonly SitemapAddress[],
  { origin, languages }: { origin: string; languages: readonly Language[] },
): string {
  const urls = addresses.map(({ path, modified }) => {
    const links = alternates(path, languages).map(
      ({ hreflang, path: alternate }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(`${origin}${alternate}`)}"/>`,
    );
    const lastmod = modified === null ? [] : [xmlElement('lastmod', isoInstant(modified))];
    return `<url>${[xmlElement('loc', `${origin}${path}`), ...lastmod, ...links].join('')}</url>`;
  });
  return [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}
