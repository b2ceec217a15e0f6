import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { newCacheHints } from '#app/config/hosted-app.ts';
import { CacheHintsProvider } from './cache-hints-context.ts';
import type { MarkupOf } from './fragments.ts';
import type { Page } from './page.ts';
import { PageProvider } from './page-context.tsx';

/**
 * The markup of what a page shows to everybody alike, so that a page that is one rider's alone, such as a voter's, is
 * put together from what was rendered for others (docs/decisions/0051-fragment-cache.md).
 */

interface CachedMarkup {
  html: string;
  at: number;
  /** When the first of the times that it shows changes. */
  until: number;
}

const MOST_BYTES = 4 * 1024 * 1024;
/** About 500 pages with a short query; one with a query of 12 kB takes the place of twelve. */
const MOST_VARIANT_BYTES = 1024 * 1024;
/** No longer than a page is cached without being rendered anew. */
const LONGEST_MS = 60_000;
/** How React marks a boundary whose content could not be rendered; rendering the whole page tells why. */
export const FAILED_BOUNDARY = '<!--$!-->';

const fragments = new LRUCache<string, CachedMarkup>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
});

let lastNumber = 0;
const variants = new LRUCache<string, number>({
  maxSize: MOST_VARIANT_BYTES,
  sizeCalculation: (_, variant) => 2 * variant.length,
});
const variantOf = new WeakMap<Page, number>();
const contentOf = new WeakMap<object, number>();

function contentNumber(content: object): number {
  let number = contentOf.get(content);
  if (number === undefined) {
    lastNumber += 1;
    number = lastNumber;
    contentOf.set(content, number);
  }
  return number;
}

/** All that a fragment may depend on, in one number. The clock isn't in it: what shows a time tells until when. */
function variantNumber(page: Page): number {
  let number = variantOf.get(page);
  if (number === undefined) {
    const variant = JSON.stringify({ ...page, now: 0 });
    number = variants.get(variant);
    if (number === undefined) {
      lastNumber += 1;
      number = lastNumber;
      variants.set(variant, number);
    }
    variantOf.set(page, number);
  }
  return number;
}

export const cachedMarkup: MarkupOf = ({ content, place, element }, context, cacheHints) => {
  const { page } = context;
  if (page.preview !== null) return null;
  const key = `${contentNumber(content)} ${variantNumber(page)} ${place}`;
  let cached = fragments.get(key);
  if (!cached || page.now < cached.at || page.now >= Math.min(cached.until, cached.at + LONGEST_MS)) {
    const own = newCacheHints();
    const html = renderToString(
      <PageProvider value={context}>
        <CacheHintsProvider value={own}>{element}</CacheHintsProvider>
      </PageProvider>,
    );
    if (own.reads.size > 0 || html.includes(FAILED_BOUNDARY)) return null;
    cached = { html, at: page.now, until: own.until };
    fragments.set(key, cached);
  }
  cacheHints.until = Math.min(cacheHints.until, cached.until);
  return cached.html;
};
