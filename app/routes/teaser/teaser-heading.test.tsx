import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import { translator } from '#app/i18n/translate.ts';
import { CacheHintsProvider } from '#app/visit/cache-hints-context.ts';
import { PageProvider } from '#app/visit/page-context.tsx';
import { testPage } from '#tests/support/render.tsx';
import type { TeaserData } from './teaser.server.ts';
import { TeaserHeading } from './teaser-heading.tsx';

/** The heading at 00:15 for stories confirmed at `confirmedAt`, and how long the page may be cached. */
function heading(confirmedAt: string, path = '/') {
  const now = Date.parse('2026-11-23T23:15:00Z');
  const page = testPage({ now, path, screen: path === '/' ? 'start' : 'level' });
  const cacheHints = newCacheHints();
  const level = { page: 'start', title: 'Sport', description: '', searchable: true } as const;
  const name = path === '/' ? 'start' : 'sport';
  const rest = { name, level, positions: [], wire: [] };
  const teaser: TeaserData = { ...rest, state: 'loaded', confirmedAt: Date.parse(confirmedAt) };
  const html = renderToStaticMarkup(
    <CacheHintsProvider value={cacheHints}>
      <PageProvider value={{ page, t: translator('de') }}>
        <TeaserHeading teaser={teaser} />
      </PageProvider>
    </CacheHintsProvider>,
  );
  return { html, cachedMs: cacheHints.until - now };
}

describe.each(['/', '/heute/sport'])('the day above the title of %s', (path) => {
  it('is today if the stories were confirmed today', () => {
    const { html, cachedMs } = heading('2026-11-23T23:01:00Z', path);
    expect(html).toMatch(/Dienstag, 24\.\sNovember/);
    expect(cachedMs).toBe(Number.POSITIVE_INFINITY);
  });

  it('is yesterday if they were confirmed yesterday, cached for a second', () => {
    const { html, cachedMs } = heading('2026-11-23T22:59:00Z', path);
    expect(html).toMatch(/Montag, 23\.\sNovember/);
    expect(cachedMs).toBe(1000);
  });
});
