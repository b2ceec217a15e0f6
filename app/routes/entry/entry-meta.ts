import type { MetaDescriptor } from '@remix-run/node';
import { resizedUrl } from '#app/addresses/media.ts';
import { isPast } from '#app/content/entry-time.ts';
import { truncateText } from '#app/contract/plain-text.ts';
import { isCompleteArticle } from '#app/contract/tiles/dpa-infoline-entry.ts';
import { instantOf, isoInstant } from '#app/contract/time.ts';
import { wordsOfHtml } from '#app/contract/words-of-html.ts';
import { translator } from '#app/i18n/translate.ts';
import { entryPath } from '#app/route-table.ts';
import { absoluteUrl, pageMeta } from '#app/shell/meta.ts';
import type { ReadyEntry, ReadyTileOf } from '#app/tiles/tile/ready-tile.ts';
import type { Page } from '#app/visit/page.ts';
import { PART_KEYS } from '#app/visit/parameters.ts';

export function failedMeta(page: Page): MetaDescriptor[] {
  return pageMeta(page, { title: translator(page.language)('entryFailedTitle'), indexed: false });
}

const MAX_CHARACTERS = 200;

/** Meta tags of an entry. The canonical URL is the German path with the right slug, whatever slug was requested. */
export function entryMeta(page: Page, entry: ReadyEntry): MetaDescriptor[] {
  const path = entryPath(entry);
  const image = pictureOf(entry, page);
  const description = descriptionOf(entry);
  const name = entry.title || translator(page.language)('entryTitle');
  // Shared links, bookmarks and search results use this title; German, as the entry is.
  const title = entry.sponsored ? `${translator('de')('badgeSponsored')}: ${name}` : name;
  const published = instantOf(entry.publish_from || (articleOf(entry)?.publishTime ?? ''), page.timeZone);
  const expires = instantOf(entry.publish_till, page.timeZone, 'end');
  const params = new URLSearchParams(page.query);
  const isView = PART_KEYS.some((name) => params.has(name));
  return pageMeta(page, {
    title,
    description,
    written: true,
    path,
    indexed: !isPast(entry, page) && !isView,
    type: 'article',
    image,
    published,
    expires,
    jsonLd: {
      '@type': entry.sponsored ? 'AdvertiserContentArticle' : 'NewsArticle',
      headline: truncateText(name, 110),
      ...(description ? { description } : {}),
      ...(image ? { image: [absoluteUrl(page, image)] } : {}),
      ...(published === null ? {} : { datePublished: isoInstant(published) }),
      ...(expires === null ? {} : { expires: isoInstant(expires) }),
      inLanguage: 'de',
      mainEntityOfPage: `${page.canonicalOrigin}${path}`,
      publisher: { '@type': 'Organization', name: translator(page.language)('appName') },
    },
  });
}

function articleOf(entry: ReadyEntry): ReadyTileOf<'dpa-infoline-entry'> | undefined {
  const article = entry.kacheln.find((tile) => tile.type === 'dpa-infoline-entry');
  return article && isCompleteArticle(article) ? article : undefined;
}

/** The share image: the first big picture, as on cards, else any other. */
function pictureOf(entry: ReadyEntry, { uploads }: Page): string | null {
  const pictures = entry.kacheln
    .filter((tile) => tile.type === 'altkachel' || tile.type === 'dpa-image')
    .filter(({ mediaURL }) => mediaURL !== '');
  const picture = pictures.find(({ teaser }) => teaser === 'big') ?? pictures[0];
  return picture ? resizedUrl(uploads, picture.mediaURL, 1280, 80) : null;
}

function descriptionOf(entry: ReadyEntry): string {
  const cards = entry.kacheln.filter((tile) => tile.type === 'altkachel').map(({ text }) => text);
  const text = entry.kacheln.find((tile) => tile.type === 'text');
  const candidates = [articleOf(entry)?.teaser, ...cards, text && plainText(text.content)];
  return shortened(candidates.find((candidate) => candidate?.trim())?.trim() ?? '');
}

/** The text of sanitised HTML. */
function plainText(html: string): string {
  return wordsOfHtml(html).replace(/\s+/g, ' ').trim();
}

function shortened(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const cut = truncateText(text, MAX_CHARACTERS);
  return `${truncateText(cut, Math.max(cut.lastIndexOf(' '), 100))} …`;
}
