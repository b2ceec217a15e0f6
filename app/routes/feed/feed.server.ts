import { cardLink } from '#app/addresses/card-link.ts';
import { isPast } from '#app/content/entry-time.ts';
import { teaserOf } from '#app/content/teaser.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { TEASER_PAGES, type TeaserPage } from '#app/contract/content/tabs.ts';
import { instantOf } from '#app/contract/time.ts';
import { translator } from '#app/i18n/translate.ts';
import { xmlElement, xmlText } from '#app/lib/xml.ts';
import type { Page } from '#app/visit/page.ts';

/** 'start.xml' -> 'start'; null for an invalid name. */
export function feedName(file: string | undefined): string | null {
  return /^([^/]{1,60})\.xml$/.exec(file ?? '')?.[1] ?? null;
}

export function isTeaserPage(name: string): name is TeaserPage {
  return (TEASER_PAGES as readonly string[]).includes(name);
}

interface Channel {
  title: string;
  description: string;
  /** Path of the page whose entries the feed lists. */
  path: string;
  feedPath: string;
}

type FeedPage = Pick<Page, 'canonicalOrigin' | 'now' | 'origin' | 'timeZone' | 'uploads'>;

/** RSS 2.0 of a page's current entries, newest first; in German, as the content is. */
export function feedXml(page: FeedPage, channel: Channel, entries: readonly Entry[]): string {
  const dated = entries
    .filter((entry) => !isPast(entry, page))
    .map((entry) => ({ entry, published: instantOf(entry.publish_from, page.timeZone) }));
  const newestFirst = dated.sort((a, b) => (b.published ?? 0) - (a.published ?? 0));
  const url = `${page.canonicalOrigin}${channel.path}`;
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement('title', channel.title),
    xmlElement('link', url),
    xmlElement('description', channel.description || channel.title),
    '<language>de</language>',
    `<atom:link href="${xmlText(`${page.canonicalOrigin}${channel.feedPath}`)}" rel="self" type="application/rss+xml"/>`,
    ...newestFirst.map(({ entry, published }) => item(page, channel.path, entry, published)),
    '</channel></rss>',
  ].join('\n');
}

function item(page: FeedPage, path: string, entry: Entry, published: number | null): string {
  const { headline, subline, text } = teaserOf(entry, 'big');
  const t = translator('de');
  const title = headline || t('entryTitle');
  const { href, external } = cardLink(entry, path, page);
  const link = external ? href : `${page.canonicalOrigin}${href}`;
  return [
    '<item>',
    xmlElement('title', entry.sponsored ? `${t('badgeSponsored')}: ${title}` : title),
    xmlElement('link', link),
    `<guid isPermaLink="false">${xmlText(`${page.canonicalOrigin}/beitrag/${entry.id}`)}</guid>`,
    // Readers take an item's description as HTML.
    xmlElement('description', xmlText([subline, text].filter(Boolean).join(' – '))),
    published === null ? '' : xmlElement('pubDate', new Date(published).toUTCString()),
    '</item>',
  ].join('');
}
