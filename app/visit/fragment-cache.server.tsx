import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { expiresBy, newCacheHints } from '#app/config/hosted-app.ts';
import { CacheHintsProvider } from './cache-hints-context.ts';
import type { MarkupOf } from './fragments.ts';
import type { Page } from './page.ts';
import { PageProvider } from './page-context.tsx';

/**
 * Caches the HTML of components that look the same for everybody, so that a page whose content has just changed,
 * or a personal one (with `q`), need not render them again (docs/decisions/0051-fragment-cache.md).
 */

interface CachedMarkup {
  html: string;
  at: number;
  /** When the first relative time in it becomes wrong. */
  until: number;
}

const MAX_BYTES = 4 * 1024 * 1024;
/** Limit for the variant table: about 500 pages with a short query; a 12 kB query counts as twelve of them. */
const MAX_VARIANT_BYTES = 1024 * 1024;
/** Not longer than a page is cached. */
const LONGEST_MS = 60_000;
/** React's marker for a Suspense boundary that failed to render. Not cached: the full render reports the error. */
export const FAILED_BOUNDARY = '<!--$!-->';

const fragments = new LRUCache<string, CachedMarkup>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
});

let lastNumber = 0;
const variants = new LRUCache<string, number>({
  maxSize: MAX_VARIANT_BYTES,
  sizeCalculation: (_, variant) => 2 * variant.length,
});
const variantOf = new WeakMap<Page, number>();
const contentOf = new WeakMap<object, number>();

function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

function contentNumber(content: object): number {
  const number = contentOf.get(content) ?? nextNumber();
  contentOf.set(content, number);
  return number;
}

/** A short id for everything a fragment may depend on, except the clock: relative times limit their own lifetime. */
function variantNumber(page: Page): number {
  const known = variantOf.get(page);
  if (known !== undefined) return known;
  const variant = JSON.stringify({ ...page, now: 0 });
  const number = variants.get(variant) ?? nextNumber();
  variants.set(variant, number);
  variantOf.set(page, number);
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
  expiresBy(cacheHints, cached.until);
  return cached.html;
};
