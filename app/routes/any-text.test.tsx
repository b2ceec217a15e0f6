// @vitest-environment jsdom

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctEntries } from '#app/content/distinct-entries.ts';
import { readArchive } from '#app/contract/content/archive.ts';
import { type Entry, readEntry } from '#app/contract/content/entry.ts';
import { POSITION_TYPES, readPositions } from '#app/contract/content/position.ts';
import { readLevels } from '#app/contract/content/tabs.ts';
import { readWirePosts } from '#app/contract/content/wire-post.ts';
import { readyEntry } from '#app/entry-body/ready-entry.server.ts';
import { translator } from '#app/i18n/translate.ts';
import { PositionList } from '#app/positions/position-list.tsx';
import { matchPath } from '#app/route-table.ts';
import { archiveTeaser } from '#app/routes/archive/archive-teaser.ts';
import { SearchResults } from '#app/routes/archive-search/search-results.tsx';
import { searchTerm } from '#app/routes/archive-search/search-term.ts';
import { entryMeta } from '#app/routes/entry/entry-meta.ts';
import { EntryPage } from '#app/routes/entry/entry-page.tsx';
import { feedXml } from '#app/routes/feed/feed.server.ts';
import { listedAddresses, sitemapXml } from '#app/routes/sitemap/sitemap.server.ts';
import { feedPath, teaserMeta } from '#app/routes/teaser/teaser-head.ts';
import { LargeHeadline } from '#app/routes/world-news/headline.tsx';
import type { TileFixtures } from '#app/tiles/tile/tile-fixtures.ts';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { contextOf } from '#tests/support/tiles.tsx';

/**
 * Any text that the contract allows must render on every page and in every feed, without characters that are invalid in
 * HTML or XML.
 */

const fixtures = Object.values(
  import.meta.glob<{ fixtures: TileFixtures }>('../tiles/*/*.fixtures.ts', { eager: true }),
).map((module) => module.fixtures.typical as Record<string, unknown>);

const PIECES = [
  '\ud83d',
  '\ude80',
  '🚋',
  '\0',
  '\x1b',
  '\x85',
  '\ufffe',
  '\ufeff',
  '\u202e',
  '&#1;',
  '&#xD83D;',
];
const MORE = [
  '&amp;',
  '&',
  '<b>',
  '</p>',
  ']]>',
  '"',
  "'",
  '{address}',
  '../',
  '%',
  '%E0',
  '\n',
  '__proto__',
];
const piece = fc.oneof(
  fc.constantFrom(...PIECES, ...MORE),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const anyText = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const textFor = (usual: string) =>
  fc.oneof(
    fc.constant(usual),
    anyText,
    anyText.map((text) => `${usual}${text}`),
    anyText.map((text) => `https://example.org/${text}`),
    anyText.map((text) => `<p>${text}</p>`),
    anyText.map((text) => `${'ä'.repeat(109)}🚋${text}`),
  );
const withAnyText = (raw: Record<string, unknown>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(raw).map(([key, value]) => [
        key,
        typeof value === 'string' && key !== 'type' && key !== 'id' ? textFor(value) : fc.constant(value),
      ]),
    ),
  );

const anyEntry = fc
  .record({
    id: fc.integer({ min: 1, max: 10 ** 9 }),
    title: textFor('Ein Beitrag'),
    external_link: fc.oneof(fc.constant(''), textFor('{address}/sport')),
    share: fc.constant(true),
    publish_from: fc.constant('2026-11-20 06:00:00'),
    kacheln: fc.tuple(...fixtures.map(withAnyText)),
  })
  .map((entry) => ({ ...entry, id: String(entry.id) }));
const anyPosition = fc.record({
  type: fc.constantFrom(...POSITION_TYPES),
  title: anyText,
  color: textFor('#338C15'),
  bgurl: textFor('/uploads/bg.jpg'),
  external_link: textFor('{address}/sport'),
  entries: fc.array(anyEntry, { maxLength: 2 }),
});

const silent = () => undefined;
const unfit = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}]/u;

function expectFit(output: string): void {
  expect(unfit.exec(output)?.[0]).toBeUndefined();
}

function expectXml(xml: string): void {
  expectFit(xml);
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
}

function entryOf(raw: unknown): Entry {
  const entry = readEntry(raw, 'test', silent);
  if (!entry) throw new Error('no entry');
  return entry;
}

const everyCase = { numRuns: 40 };

describe('any text in any field', () => {
  it('renders on an entry’s page, with pictures and as text-only, and in its head', () => {
    fc.assert(
      fc.property(anyEntry, fc.boolean(), (raw, textOnly) => {
        const page = testPage({ path: `/beitrag/${raw.id}`, screen: 'entry', textOnly });
        const entry = readyEntry(entryOf(raw), page);
        const { t, widgets, mediaFacts } = contextOf(entry, page);
        const more = { entries: [entryOf(raw)], wire: [] };
        const props = { page, t, entry, widgets, mediaFacts, participation: null, more };
        expectFit(renderOnPage(<EntryPage {...props} />, page));
        expectFit(
          entryMeta(page, entry)
            .map((tag) => JSON.stringify(tag))
            .join('\n'),
        );
      }),
      everyCase,
    );
  });

  it('renders on a teaser page, in its head and its feed', () => {
    fc.assert(
      fc.property(anyPosition, anyText, fc.boolean(), (raw, title, textOnly) => {
        const positions = readPositions([raw], 'test', silent) ?? [];
        const page = testPage({ textOnly });
        expectFit(renderOnPage(<PositionList positions={positions} wire={[]} />, page));
        const level =
          readLevels({ sport: { title, description: title, page: 'start' } }, silent)?.sport ?? null;
        const teaser = { state: 'loaded', name: 'sport', level, positions } as Parameters<
          typeof teaserMeta
        >[1];
        expectFit(JSON.stringify(teaserMeta(page, teaser, translator('de'))));
        const channel = { title: level?.title ?? '', description: '', path: '/heute/sport', feedPath: '/f' };
        expectXml(feedXml(page, channel, distinctEntries(positions)));
      }),
      everyCase,
    );
  });

  it('renders in the archive, search results and world news', () => {
    fc.assert(
      fc.property(anyEntry, anyText, (raw, text) => {
        const entries = readArchive({ [text]: [raw] }, silent) ?? [];
        expectFit(JSON.stringify(entries.map(archiveTeaser)));
        const shown = { results: entries, page: 1, pages: 1 };
        expectFit(
          renderOnPage(
            <SearchResults term={searchTerm(text)} meant={searchTerm(text)} count={1} shown={shown} />,
          ),
        );
        encodeURIComponent(searchTerm(text));
        for (const post of readWirePosts([raw], silent) ?? [])
          expectFit(renderOnPage(<LargeHeadline post={post} lead />));
      }),
      everyCase,
    );
  });

  it('in a level’s name gives a URL that finds the level, or no level', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyPosition, async (name, raw) => {
        const levels = readLevels(Object.fromEntries([[name, { title: name, page: 'line' }]]), silent) ?? {};
        const positions = readPositions([raw], 'test', silent) ?? [];
        const content = { levels: async () => levels, page: async () => positions };
        const listed = await listedAddresses(content as never, testPage());
        expectXml(sitemapXml(listed ?? [], { origin: 'https://tram.example', languages: ['de', 'en'] }));
        for (const level of Object.keys(levels)) feedPath(level);
        for (const { path } of listed ?? []) expect(matchPath(path)).not.toBeNull();
      }),
      everyCase,
    );
  });
});
