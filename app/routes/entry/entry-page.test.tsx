// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readEntry } from '#app/contract/content/entry.ts';
import { readWirePosts } from '#app/contract/content/wire-post.ts';
import type { ReadyEntry } from '#app/tiles/tile/ready-tile.ts';
import type { RawTile } from '#app/tiles/tile/tile-fixtures.ts';
import type { Page } from '#app/visit/page.ts';
import { axeFaultsInHtml } from '#tests/support/axe.ts';
import { markedText, wronglyMarked } from '#tests/support/language-marks.ts';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { wordlessControls } from '#tests/support/text-browser.ts';
import { contextOf, entryOf } from '#tests/support/tiles.tsx';
import { entryMeta } from './entry-meta.ts';
import { EntryPage } from './entry-page.tsx';
import type { RelatedContent } from './more.server.ts';

const photo = (name: string): RawTile => ({
  type: 'altkachel',
  mediaURL: `/uploads/${name}.jpg`,
  header: name,
  text: 'Bildtext',
  mediaSlider: true,
});
const article: RawTile = { type: 'dpa-infoline-entry', kicker: 'Welt', title: 'Meldung', teaser: 'Kurz.' };
const text: RawTile = { type: 'text', content: 'x' };
const wirePicture: RawTile = { type: 'dpa-image', extID: 'a', mediaURL: '/uploads/w.jpg', caption: 'Welle' };

const NO_MORE: RelatedContent = { entries: [], wire: [] };

function render(
  tiles: RawTile[],
  page: Partial<Page> = {},
  entry: Partial<ReadyEntry> = {},
  more = NO_MORE,
): string {
  const where = testPage({ path: '/beitrag/101-x', screen: 'entry', ...page });
  const ready = { ...entryOf(tiles, where), ...entry };
  const { t, widgets, mediaFacts } = contextOf(ready, where);
  return renderOnPage(
    <EntryPage
      page={where}
      t={t}
      entry={ready}
      widgets={widgets}
      mediaFacts={mediaFacts}
      participation={null}
      more={more}
    />,
    where,
  );
}

function view(...args: Parameters<typeof render>): HTMLElement {
  document.body.innerHTML = render(...args);
  return document.body;
}

const headings = (body: HTMLElement) =>
  [...body.querySelectorAll('h1')].map(({ textContent }) => textContent);

describe('an entry page', () => {
  it.each<[string, RawTile[], Partial<Page>, string[]]>([
    ['an entry its title', [text], {}, ['Ein Beitrag']],
    ['a wire post its article’s', [article, wirePicture], {}, ['Meldung']],
    ['an entry with an article below its text its own', [text, article, wirePicture], {}, ['Ein Beitrag']],
    ['an entry with its article in a slider its own', [{ ...article, slider: '1' }], {}, ['Ein Beitrag']],
    ['a photo its entry’s', [photo('Hafen')], { query: 'photo=1' }, ['Ein Beitrag']],
    ['text only its title', [photo('Hafen')], { textOnly: true }, ['Ein Beitrag']],
  ])('has one h1: %s', (_, tiles, page, expected) => {
    expect(headings(view(tiles, page))).toEqual(expected);
  });

  it.each(['', 'photo=1'])('without a title has a heading of our own: ?%s', (query) => {
    expect(headings(view([photo('Hafen')], { query }, { title: '' }))).toEqual(['Beitrag']);
  });

  it.each<[string, string, boolean]>([
    ['no end', '', false],
    ['an end to come', '2026-12-24T12:00', false],
    ['the end of today', '2026-11-20', false],
    ['an end gone by', '2026-11-19', true],
  ])('with %s is marked as past: %s', (_, publish_till, past) => {
    expect(view([], {}, { publish_till }).textContent?.includes('Aus dem Archiv')).toBe(past);
  });

  it('without visible tiles says so', () => {
    expect(view([]).textContent).toContain('Dieser Beitrag hat gerade nichts zu zeigen.');
  });

  it.each<[string, Partial<Page>, string, string, string | null]>([
    [
      'https://theater.example/',
      {},
      'Weiterlesen (externer Link)',
      'https://theater.example/',
      'external noopener',
    ],
    [
      'https://theater.example/',
      { textOnly: true },
      'Weiterlesen (externer Link)',
      'https://theater.example/',
      'external noopener',
    ],
    [
      'https://theater.example/',
      { language: 'en' },
      'Read on (external link)',
      'https://theater.example/',
      'external noopener',
    ],
    ['{address}/sport', { carry: [['text', 'on']] }, 'Weiterlesen', '/heute/sport?text=on', null],
  ])(
    'without visible tiles links to where its card leads: %s %j',
    (external_link, page, words, href, rel) => {
      const body = view([], page, { external_link, share: false });
      const [link, ...others] = body.querySelectorAll('a');
      expect(others).toEqual([]);
      expect([link?.textContent, link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
        words,
        href,
        rel,
      ]);
      expect(body.textContent).not.toMatch(/nichts zu zeigen|nothing to show/);
      expect(link?.closest('[lang]')).toBe(null);
      expect(
        view([{ type: 'text', content: 'x' }], page, { external_link, share: false }).querySelector('a'),
      ).toBe(null);
    },
  );

  it('has a legible title on its background colour', () => {
    const header = view([], {}, { backgroundColor: '#14284b' }).querySelector('header');
    expect(header?.style.backgroundColor).toBe('rgb(20, 40, 75)');
    expect(header?.style.color).toBe('rgb(255, 255, 255)');
    expect(view([], {}, { backgroundColor: '#ffffff' }).querySelector('header')?.style.backgroundColor).toBe(
      '',
    );
  });

  it('that is advertising says so before its title and in its metadata', () => {
    const sponsored = { sponsored: true };
    expect(view([], {}, sponsored).querySelector('header')?.textContent).toMatch(/^Anzeige/);
    expect(view([], { language: 'en' }, sponsored).querySelector('header')?.textContent).toMatch(
      /^Advertisement/,
    );
    expect(view([]).querySelector('header')?.textContent).not.toContain('Anzeige');
    const where = testPage({ path: '/beitrag/101-x', screen: 'entry' });
    const meta = JSON.stringify(entryMeta(where, { ...entryOf([], where), ...sponsored }));
    expect(meta).toContain('Anzeige: Ein Beitrag');
    expect(meta).toContain('AdvertiserContentArticle');
  });

  it('reads a form’s title once where it is the entry’s', () => {
    const raffle: RawTile = { type: 'competition', id: '1', title: 'Karten zu gewinnen' };
    const titles = (title: string) =>
      [...view([raffle], {}, { title }).querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
    expect(titles('Karten zu gewinnen').filter((text) => text === raffle.title)).toHaveLength(1);
    expect(titles('Sommerfest')).toEqual(expect.arrayContaining(['Sommerfest', raffle.title]));
  });

  it('describes itself by no article that it hides', () => {
    const where = testPage({ path: '/beitrag/101-x', screen: 'entry' });
    const hidden = { ...article, kicker: '', publishTime: '2026-11-01 10:00:00' };
    const meta = JSON.stringify(
      entryMeta(where, entryOf([hidden, { type: 'text', content: 'Text.' }], where)),
    );
    expect(meta).toContain('"content":"Text."');
    expect(meta).not.toMatch(/Kurz|2026-11-01/);
  });

  it('with a wire article that is advertising says so before its kicker', () => {
    expect(view([article, wirePicture], {}, { sponsored: true }).textContent).toMatch(/^AnzeigeWelt/);
    expect(view([article, wirePicture]).textContent).toMatch(/^Welt/);
  });

  it('has share buttons only if sharing is allowed', () => {
    expect(view([]).querySelector('[data-share]')).not.toBeNull();
    expect(view([], {}, { share: false }).querySelector('[data-share]')).toBeNull();
  });

  const other = (id: string) => readEntry({ id, title: `Nummer ${id}`, kacheln: [] }, '', () => undefined);
  const [one, two] = [other('1'), other('2')];
  if (!one || !two) throw new Error('no entries');

  it('ends with related entries', () => {
    const section = view([], {}, {}, { entries: [one, two], wire: [] }).querySelector('section.more');
    expect(section?.querySelector('h2')?.textContent).toBe('Mehr davon');
    const links = [...(section?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/beitrag/1-nummer-1',
      '/beitrag/2-nummer-2',
    ]);
    expect(view([]).querySelector('section.more')).toBeNull();
  });

  it('of a wire post ends with other wire posts', () => {
    const raw = { id: '9002', kacheln: [article, wirePicture] };
    const post = readWirePosts([raw], () => undefined)?.[0];
    if (!post) throw new Error('no post');
    const html = render([article, wirePicture], {}, {}, { entries: [], wire: [post] });
    expect(html).toContain('href="/entry/9002"');
  });

  it('names invalid tiles and their errors in a preview, and only there', () => {
    const unreadable = [{ index: 2, type: 'hologram', fault: 'unknown type "hologram"' }];
    const preview = { token: 'x', date: '2026-11-20T14:00' };
    expect(view([], { preview }, { unreadable }).textContent).toContain('Typ „hologram“: ist unbekannt');
    expect(view([], {}, { unreadable }).textContent).not.toContain('hologram');
  });

  it('links full-screen photos in a circle, and back to the entry', () => {
    const links = view([photo('Hafen'), photo('Kran')], { query: 'photo=2&text=off' }).querySelectorAll('a');
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Zurück zum Beitrag', '/beitrag/101-x?text=off#kachel-2'],
      ['Voriges Bild', '/beitrag/101-x?photo=1&text=off'],
      ['Nächstes Bild', '/beitrag/101-x?photo=1&text=off'],
    ]);
  });

  it.each(['photo=99', 'photo=', 'photo=%3Cscript%3E'])('shows the entry if ?%s names no photo', (query) => {
    expect(view([photo('Hafen')], { query }).textContent).toContain('Teilen');
  });

  it.each(['', 'photo=1', 'text=on'])(
    'marks editors’ texts as German on an English page, at ?%s',
    (query) => {
      const tiles = [photo(markedText('one')), photo(markedText('two'))].map((tile) => ({
        ...tile,
        text: markedText('text'),
      }));
      const page = { query, language: 'en' as const, textOnly: query === 'text=on' };
      const html = render(tiles, page, { title: markedText('title') });
      expect(wronglyMarked(html.replaceAll(/ value="[^"]*"/g, ''))).toEqual([]);
      expect(wordlessControls(html)).toEqual([]);
    },
  );

  it.each<[string, RawTile[], Partial<Page>]>([
    ['a slider', [photo('Hafen'), photo('Kran')], {}],
    ['a photo', [photo('Hafen'), photo('Kran')], { query: 'photo=1' }],
    ['a wire article', [article, wirePicture], {}],
  ])('passes axe: %s', async (_, tiles, page) => {
    const faults = await axeFaultsInHtml(render(tiles, page));
    expect(faults.filter((fault) => !/page-has-heading-one|landmark-no-duplicate/.test(fault))).toEqual([]);
  });
});

describe('the head', () => {
  function head(entry: Partial<ReadyEntry>, page: Partial<Page> = {}, tiles: RawTile[] = []) {
    const where = testPage({ path: '/entry/101', screen: 'entry', ...page });
    return entryMeta(where, { ...entryOf(tiles, where), ...entry }) as Array<Record<string, unknown>>;
  }
  const robots = (tags: ReturnType<typeof head>) => tags.find(({ name }) => name === 'robots')?.content;

  it('has the German path with the right slug as canonical URL', () => {
    expect(head({ title: 'Süß & Größe' }).find(({ rel }) => rel === 'canonical')?.href).toBe(
      'https://tram.example/beitrag/101-suess-groesse',
    );
  });

  it.each<[string, Partial<ReadyEntry>, Partial<Page>, string | undefined]>([
    ['an entry', {}, {}, undefined],
    ['a past entry', { publish_till: '2026-11-01' }, {}, 'noindex'],
    ['a preview', {}, { preview: { token: 'x', date: '2026-11-20T14:00' } }, 'noindex'],
    ['a photo', {}, { query: 'photo=1' }, 'noindex'],
    ['a loaded embed', {}, { query: 'play=1' }, 'noindex'],
  ])('lets search engines list %s: %#', (_, entry, page, expected) => {
    expect(robots(head(entry, page))).toBe(expected);
  });

  it('has a description from the card, the article or the first text', () => {
    const described = (tiles: RawTile[]) =>
      head({}, {}, tiles).find(({ name }) => name === 'description')?.content;
    expect(described([{ type: 'altkachel', teaser: 'big', text: 'Auf der Karte' }])).toBe('Auf der Karte');
    expect(described([article])).toBe('Kurz.');
    expect(described([{ type: 'text', content: '<p>Eins &amp; <b>zwei</b>.</p><p>drei</p>' }])).toBe(
      'Eins & zwei. drei',
    );
    expect(described([{ type: 'text', content: 'Wort '.repeat(100) }])).toHaveLength(201);
  });

  it('has the first big picture as share image', () => {
    const tiles: RawTile[] = [
      { type: 'altkachel', mediaURL: '/uploads/a.jpg' },
      { type: 'altkachel', mediaURL: '/uploads/b.jpg', teaser: 'big' },
    ];
    expect(head({}, {}, tiles).find(({ property }) => property === 'og:image')?.content).toBe(
      'https://tram.example/uploads/resize/1280/80/b.jpg',
    );
  });
});

it('a film in the slider can be loaded by a link that leads back to it', () => {
  const film: RawTile = { type: 'youtube', youtubeId: 'abcdefghijk', mediaSlider: true };
  for (const page of [{}, { textOnly: true }]) {
    const shown = new DOMParser().parseFromString(render([photo('a'), film], page), 'text/html');
    const hash = shown.querySelector<HTMLAnchorElement>('a[href*="play="]')?.hash;
    expect(shown.querySelectorAll(hash ?? 'no link')).toHaveLength(1);
  }
});

it('an end at midnight is the day before’s', () => {
  expect(render([], {}, { publish_till: '2026-11-20 00:00:00' })).toMatch(/war bis zum 19\.\sNovember\s2026/);
});
