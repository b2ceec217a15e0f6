import type { MetaDescriptor } from '@remix-run/node';
import { cardLink } from '#app/addresses/card-link.ts';
import { QUALITY, resizedUrl } from '#app/addresses/media.ts';
import { distinctEntries } from '#app/content/distinct-entries.ts';
import { ownProperty } from '#app/contract/own-property.ts';
import { instantOf } from '#app/contract/time.ts';
import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { endpoints } from '#app/route-table.ts';
import { pageMeta } from '#app/shell/meta.ts';
import type { Page } from '#app/visit/page.ts';
import type { TeaserData } from './teaser.server.ts';

const TEXTS: Record<string, { title: TextKey; description: TextKey }> = {
  start: { title: 'pageStartTitle', description: 'pageStartDescription' },
  line: { title: 'pageLineTitle', description: 'pageLineDescription' },
  events: { title: 'pageEventsTitle', description: 'pageEventsDescription' },
  prizes: { title: 'pagePrizesTitle', description: 'pagePrizesDescription' },
  deals: { title: 'pageDealsTitle', description: 'pageDealsDescription' },
};

/** Fixed pages use our texts, levels those of the content server's table (`tabs/de`). */
export function teaserTexts(teaser: TeaserData, t: Translate): { title: string; description: string } {
  const known = ownProperty(TEXTS, teaser.name);
  if (known) return { title: t(known.title), description: t(known.description) };
  return { title: teaser.level?.title || teaser.name, description: teaser.level?.description ?? '' };
}

/** Newest publish_from and earliest publish_till of the shown entries (design, 'Header date'). */
export function shownSpan(
  teaser: TeaserData,
  timeZone: string,
): { published: number | null; expires: number | null } {
  const entries = teaser.state === 'loaded' ? teaser.positions.flatMap((position) => position.entries) : [];
  const instants = (dates: Array<number | null>) => dates.filter((date) => date !== null);
  const from = instants(entries.map((entry) => instantOf(entry.publish_from, timeZone)));
  const till = instants(entries.map((entry) => instantOf(entry.publish_till, timeZone, 'end')));
  return {
    published: from.length > 0 ? Math.max(...from) : null,
    expires: till.length > 0 ? Math.min(...till) : null,
  };
}

/**
 * The first big altkachel picture, as the share image (specification 2.2), resized as on an entry's page. None of an
 * advertiser's: the picture can't say that it is one.
 */
function shareImage(page: Page, teaser: TeaserData): string | null {
  if (teaser.state === 'failed') return null;
  const entries = teaser.positions.flatMap((position) => position.entries);
  const tiles = entries.flatMap(({ sponsored, kacheln }) => (sponsored ? [] : kacheln));
  const pictures = tiles.filter((tile) => tile.type === 'altkachel');
  const picture = pictures.find((tile) => tile.teaser === 'big' && tile.mediaURL !== '');
  return picture ? resizedUrl(page.uploads, picture.mediaURL, 1280, QUALITY.tablet) : null;
}

function itemList(page: Page, teaser: TeaserData, title: string): object | undefined {
  if (teaser.state === 'failed') return undefined;
  const items = distinctEntries(teaser.positions)
    .map((entry) => ({ name: entry.title, ...cardLink(entry, page.path, page) }))
    .filter(({ external, name }) => !external && name !== '')
    .slice(0, 10);
  return {
    '@type': 'CollectionPage',
    name: title,
    inLanguage: 'de',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${page.canonicalOrigin}${href}`,
      })),
    },
  };
}

export function feedPath(name: string): string {
  return endpoints.feed.path.replace(':file', `${encodeURIComponent(name)}.xml`);
}

export function teaserMeta(page: Page, teaser: TeaserData, t: Translate): MetaDescriptor[] {
  const { title, description } = teaserTexts(teaser, t);
  if (page.vehicleScreen) return pageMeta(page, { title, indexed: false });
  // A level that is missing in the table, or whose table failed to load, is `noindex`.
  const listed = page.screen !== 'level' || teaser.level?.searchable === true;
  return pageMeta(page, {
    title,
    description,
    written: page.screen === 'level',
    indexed: listed && teaser.state === 'loaded',
    image: shareImage(page, teaser),
    ...shownSpan(teaser, page.timeZone),
    feed: listed ? feedPath(teaser.name) : undefined,
    jsonLd: listed ? itemList(page, teaser, title) : undefined,
  });
}
