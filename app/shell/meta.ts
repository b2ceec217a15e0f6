import type { LoaderFunction, MetaDescriptor, MetaFunction, SerializeFrom } from '@remix-run/node';
import { mediaUrl } from '#app/addresses/media.ts';
import { isoInstant } from '#app/contract/time.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { translator } from '#app/i18n/translate.ts';
import { alternates, canonicalPath, definitionOf } from '#app/route-table.ts';
import { contentLanguage, type Page } from '#app/visit/page.ts';
import { plainPage } from '#app/visit/plain-page.ts';

/** Remix's meta functions get the data of all matched routes; the root's contains the page, unless it failed. */
export function pageIn(matches: ReadonlyArray<{ id: string; data?: unknown } | undefined>): Page {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.data as { page: Page } | undefined)?.page ?? plainPage;
}

export interface PageHead {
  /** Without the product's name. */
  title: string;
  description?: string;
  /** True if an editor wrote title and description. */
  written?: boolean;
  /** The canonical path if it differs from the route table's, such as an entry's slug. */
  path?: string;
  /** Whether search engines may index it; by default as in the route table. */
  indexed?: boolean;
  type?: 'website' | 'article';
  /** The picture of link previews (og:image). */
  image?: string | null;
  /** Milliseconds since the epoch. */
  published?: number | null;
  expires?: number | null;
  /** The path of the page's RSS feed. */
  feed?: string;
  jsonLd?: object;
}

/** An absolute URL, for use outside the page. */
export function absoluteUrl(page: Pick<Page, 'origin' | 'uploads'>, url: string): string {
  const media = mediaUrl(page.uploads, url);
  return media.startsWith('/') ? `${page.origin}${media}` : media;
}

/** All head tags of a screen (specification 2.2, 'SEO head'). Editors' previews are never indexed. */
export function pageMeta(page: Page, head: PageHead): MetaDescriptor[] {
  const t = translator(page.language);
  const title = `${head.title} – ${t('appName')}`;
  const path = head.path ?? canonicalPath(page.path);
  const url = `${page.canonicalOrigin}${path}`;
  const screenIndexed = page.screen !== null && definitionOf(page.screen).indexed === true;
  const indexed = page.preview === null && (head.indexed ?? screenIndexed);
  const image = head.image ? absoluteUrl(page, head.image) : null;
  const lang = head.written ? contentLanguage(page) : undefined;
  const own: Array<MetaDescriptor | null> = [
    { title },
    head.description ? { name: 'description', content: head.description, lang } : null,
    indexed ? null : { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: url },
  ];
  // A captive portal's start page has 50,000 bytes in all; a story copied with `?text=on` still gets its preview.
  if (page.textOnly && head.type !== 'article') return own.filter((tag) => tag !== null);
  const tags: Array<MetaDescriptor | null> = [
    ...own,
    ...(indexed ? languageLinks(page, path) : []),
    head.feed
      ? { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: head.feed }
      : null,
    { property: 'og:title', content: head.title, lang },
    head.description ? { property: 'og:description', content: head.description, lang } : null,
    { property: 'og:url', content: url },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:site_name', content: t('appName') },
    image ? { property: 'og:image', content: image } : null,
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: head.title, lang },
    head.description ? { name: 'twitter:description', content: head.description, lang } : null,
    image ? { name: 'twitter:image', content: image } : null,
    head.published ? { property: 'article:published_time', content: isoInstant(head.published) } : null,
    head.expires ? { property: 'article:expiration_time', content: isoInstant(head.expires) } : null,
    head.jsonLd ? { 'script:ld+json': { '@context': 'https://schema.org', ...head.jsonLd } } : null,
  ];
  return tags.filter((tag) => tag !== null);
}

function languageLinks(page: Page, path: string): MetaDescriptor[] {
  return alternates(path, page.languages).map(({ hreflang, path: alternate }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: hreflang,
    href: `${page.canonicalOrigin}${alternate}`,
  }));
}

interface TitleOptions<Loader> {
  /** What the title names besides, such as a day; '' for nothing. */
  detail?: (loaded: SerializeFrom<Loader>, page: Page) => string;
}

/** The head of a screen with a fixed title and description. */
export function titleMeta<Loader extends LoaderFunction>(
  title: TextKey,
  description: TextKey,
  { detail }: TitleOptions<Loader> = {},
): MetaFunction<Loader> {
  return ({ matches, data }) => {
    const page = pageIn(matches);
    const t = translator(page.language);
    const more = data && detail ? detail(data, page) : '';
    return pageMeta(page, {
      title: more === '' ? t(title) : `${t(title)}: ${more}`,
      description: t(description),
    });
  };
}
