import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { newKeeping } from '#app/config/hosted-app.ts';
import { KeepingProvider } from './keeping-context.ts';
import type { MarkupOf } from './kept-parts.ts';
import type { Page } from './page.ts';
import { PageProvider } from './page-context.tsx';

/**
 * The markup of a page's common parts, so that a page that is one rider's alone, a voter's for instance, is put together
 * from what was made for others (docs/decisions/0051-parts-of-pages.md).
 */

interface KeptPart {
  html: string;
  at: number;
  /** When the first of the times that it shows is another. */
  until: number;
}

const MOST_BYTES = 4 * 1024 * 1024;
const MOST_LOOKS = 500;
/** No longer than a page is kept without a look for what is new. */
const LONGEST_MS = 60_000;
/** How React marks a boundary whose content could not be rendered; the page's own making tells why. */
export const FAILED_PART = '<!--$!-->';

const parts = new LRUCache<string, KeptPart>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ html }, key) => 2 * (html.length + key.length),
});

let numbers = 0;
const looks = new LRUCache<string, number>({ max: MOST_LOOKS });
const lookNumbers = new WeakMap<Page, number>();
const contentNumbers = new WeakMap<object, number>();

function contentNumber(content: object): number {
  let number = contentNumbers.get(content);
  if (number === undefined) {
    numbers += 1;
    number = numbers;
    contentNumbers.set(content, number);
  }
  return number;
}

/** All that a part may go by, in one number. The clock isn't in it: what goes by that tells how long it is so. */
function lookNumber(page: Page): number {
  let number = lookNumbers.get(page);
  if (number === undefined) {
    const look = JSON.stringify({ ...page, now: 0 });
    number = looks.get(look);
    if (number === undefined) {
      numbers += 1;
      number = numbers;
      looks.set(look, number);
    }
    lookNumbers.set(page, number);
  }
  return number;
}

export const keptMarkup: MarkupOf = ({ content, place, element }, on, keeping) => {
  const { page } = on;
  if (page.preview !== null) return null;
  const key = `${contentNumber(content)} ${lookNumber(page)} ${place}`;
  let kept = parts.get(key);
  if (!kept || page.now < kept.at || page.now >= Math.min(kept.until, kept.at + LONGEST_MS)) {
    const own = newKeeping();
    const html = renderToString(
      <PageProvider value={on}>
        <KeepingProvider value={own}>{element}</KeepingProvider>
      </PageProvider>,
    );
    if (own.reads.size > 0 || html.includes(FAILED_PART)) return null;
    kept = { html, at: page.now, until: own.until };
    parts.set(key, kept);
  }
  keeping.until = Math.min(keeping.until, kept.until);
  return kept.html;
};
