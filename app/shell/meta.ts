import type { MetaDescriptor, MetaFunction } from '@remix-run/node';
import { mediaUrl } from '#app/addresses/media.ts';
import { isoInstant } from '#app/contract/time.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { translator } from '#app/i18n/translate.ts';
import { alternates, canonicalPath, definitionOf } from '#app/route-table.ts';
import { contentLanguage, type Page } from '#app/visit/page.ts';
import { plainPage } from '#app/visit/plain-page.ts';

/** Meta functions get the data of all matches; the root's holds the page. */
export function pageIn(matches: ReadonlyArray<{ id: string; data?: unknown } | undefined>): Page | null {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.data as { page: Page } | undefined)?.page ?? null;
}

export interface PageHead {
  /** Without the product's name. */
  title: string;
  description?: string;
  /** Title and description are an editor's words. */
  written?: boolean;
  /** The canonical path, where it is not the route table's for this address (an entry's slug). */
  path?: string;
  /** Whether search engines may list it; the route table's word unless said otherwise. */
  indexed?: boolean;
  type?: 'website' | 'article';
  /** Address of the picture that a shared link shows. */
  image?: string | null;
  /** Instants in milliseconds. */
  published?: number | null;
  expires?: number | null;
  /** The path of the page's RSS feed. */
  feed?: string;
  jsonLd?: object;
}

/** An address that holds outside the page as well. */
export function absoluteUrl(page: Pick<Page, 'origin' | 'uploads'>, url: string): string {
  const media = mediaUrl(page.uploads, url);
  return media.startsWith('/') ? `${page.origin}${media}` : media;
}

/** The whole head of a screen (specification 2.2, 'SEO head'). Previews are never listed. */
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
  // What is shared, previewed and listed is the page with pictures.
  if (page.textOnly) return own.filter((tag) => tag !== null);
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
    // Machines read the canonical page; a text-only one has no bytes for what its rider never sees.
    head.jsonLd && !page.textOnly
      ? { 'script:ld+json': { '@context': 'https://schema.org', ...head.jsonLd } }
      : null,
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

/** The head of a screen whose title and description are fixed texts. */
export function titleMeta(
  title: TextKey,
  description: TextKey,
  { indexed }: { indexed?: boolean } = {},
): MetaFunction {
  return ({ matches }) => {
    const page = pageIn(matches) ?? plainPage;
    const t = translator(page.language);
    return pageMeta(page, { title: t(title), description: t(description), indexed });
  };
}
