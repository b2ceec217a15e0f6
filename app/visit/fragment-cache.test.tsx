import { type ReactElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import { translator } from '#app/i18n/translate.ts';
import { heapBytes } from '#tests/support/heap.ts';
import { useCacheHints } from './cache-hints-context.ts';
import { cachedMarkup } from './fragment-cache.server.tsx';
import type { Page } from './page.ts';
import { usePage } from './page-context.tsx';
import { plainPage } from './plain-page.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
let renderings = 0;
let content: object;

beforeEach(() => {
  renderings = 0;
  content = {};
});

function Words({ until, reads }: { until?: number; reads?: string }) {
  renderings += 1;
  const cacheHints = useCacheHints();
  if (until !== undefined) cacheHints.until = Math.min(cacheHints.until, until);
  if (reads !== undefined) cacheHints.reads.add(reads);
  return <p>{`${usePage().page.path} & ${renderings}`}</p>;
}

function ask(
  element: ReactElement,
  {
    at = NOON,
    of = content,
    place = '0',
    ...look
  }: Partial<Page> & { at?: number; of?: object; place?: string } = {},
) {
  const page = { ...plainPage, path: '/', now: at, ...look };
  const cacheHints = newCacheHints();
  const fragment = { content: of, place, element };
  return {
    html: cachedMarkup(fragment, { page, t: translator(page.language) }, cacheHints),
    until: cacheHints.until,
  };
}

describe('a fragment of a page', () => {
  it('is rendered once for all pages that show it the same way', () => {
    const first = ask(<Words />);
    expect(first.html).toBe('<p>/ &amp; 1</p>');
    expect(ask(<Words />, { at: NOON + 1000 })).toEqual(first);
  });

  it.each([
    ['another language', { language: 'en' as const }],
    ['another address', { path: '/linie' }],
    ['another place', { place: '1' }],
    ['other content', { of: {} }],
    ['state that links carry', { carry: [['text', 'on']] as const }],
  ])('is rendered anew for %s', (_, other) => {
    const first = ask(<Words />);
    expect(ask(<Words />, other).html).not.toBe(first.html);
    expect(ask(<Words />)).toEqual(first);
  });

  it('is rendered anew when a time that it shows has passed, and tells each page of it', () => {
    const until = NOON + 5000;
    const first = ask(<Words until={until} />);
    expect(first.until).toBe(until);
    expect(ask(<Words until={until} />, { at: until - 1 })).toEqual(first);
    expect(ask(<Words until={until + 5000} />, { at: until })).toEqual({
      html: '<p>/ &amp; 2</p>',
      until: until + 5000,
    });
  });

  it('is rendered anew after a minute, and for a clock that was set back', () => {
    ask(<Words />);
    expect(ask(<Words />, { at: NOON + 60_000 }).html).toContain('2');
    expect(ask(<Words />, { at: NOON }).html).toContain('3');
  });

  it('is not cached for a preview, nor where it turns out to be one rider’s', () => {
    const preview = { token: 'token', date: '2026-11-22 12:00:00' };
    expect(ask(<Words />, { preview }).html).toBeNull();
    expect(ask(<Words reads="vote" />).html).toBeNull();
    expect(ask(<Words />).html).not.toBeNull();
  });

  it('is left to the page where it could not be rendered', () => {
    function Broken(): never {
      throw new Error('broken');
    }
    const element = (
      <Suspense fallback="instead">
        <Broken />
      </Suspense>
    );
    expect(renderToString(element)).toContain('instead');
    expect(ask(element).html).toBeNull();
  });

  it('keeps little of 2,000 queries of 12 kB', () => {
    const before = heapBytes();
    for (let n = 0; n < 2000; n += 1) ask(<Words />, { query: `${n}-${'x'.repeat(12_000)}` });
    expect(heapBytes() - before).toBeLessThan(3 * 2 ** 20);
  });
});
