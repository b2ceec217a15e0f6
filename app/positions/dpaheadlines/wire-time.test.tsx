import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import { translator } from '#app/i18n/translate.ts';
import { CacheHintsProvider } from '#app/visit/cache-hints-context.ts';
import { PageProvider } from '#app/visit/page-context.tsx';
import { plainPage } from '#app/visit/plain-page.ts';
import { WireTime } from './wire-time.tsx';

const PUBLISHED = Date.UTC(2026, 10, 23, 6, 0, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function shownAfter(ageMs: number) {
  const page = { ...plainPage, path: '/', now: PUBLISHED + ageMs };
  const cacheHints = newCacheHints();
  const html = renderToString(
    <CacheHintsProvider value={cacheHints}>
      <PageProvider value={{ page, t: translator('de') }}>
        <WireTime publishTime="2026-11-23 07:00:30" />
      </PageProvider>
    </CacheHintsProvider>,
  );
  return { html, text: /<time[^>]*>([^<]*)</.exec(html)?.[1], until: cacheHints.until - PUBLISHED };
}

it.each([
  ['gerade eben', 0, MINUTE],
  ['vor 1\u00a0Min.', MINUTE, 2 * MINUTE],
  ['vor 59\u00a0Min.', 59 * MINUTE, HOUR],
  ['vor 1\u00a0Std.', HOUR, 2 * HOUR],
  ['vor 23\u00a0Std.', 23 * HOUR, 24 * HOUR],
])('“%s” is shown while it is true, with the same HTML and cache expiry throughout', (text, first, next) => {
  const shown = { ...shownAfter(first), text, until: next };
  for (const ageMs of [first, first + 1, (first + next) / 2, next - 1]) {
    expect(shownAfter(ageMs)).toEqual(shown);
  }
  expect(shownAfter(next).text).not.toBe(text);
});

it('a time in the future, or 24 hours ago and more, is shown with its date', () => {
  expect(shownAfter(-1)).toMatchObject({ text: '23.11.2026, 07:00\u00a0Uhr', until: 0 });
  expect(shownAfter(24 * HOUR)).toMatchObject({
    text: '23.11.2026, 07:00\u00a0Uhr',
    until: Number.POSITIVE_INFINITY,
  });
});
