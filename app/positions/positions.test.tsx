// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { POSITION_TYPES, type PositionType } from '#app/contract/content/position.ts';
import type { Language } from '#app/contract/language.ts';
import { axeFaultsInHtml } from '#tests/support/axe.ts';
import { markedText, wronglyMarked } from '#tests/support/language-marks.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { wordlessControls } from '#tests/support/text-browser.ts';
import { fixturesOf, positionFrom, teaserSurvey, wirePosts } from './position-fixtures.ts';
import { PositionList } from './position-list.tsx';

function html(raw: unknown, textOnly = false, language: Language = 'de'): string {
  return renderOnPage(<PositionList positions={[positionFrom(raw)]} wire={wirePosts(8)} />, {
    textOnly,
    language,
  });
}

function typical(type: PositionType): Record<string, unknown> {
  return fixturesOf(type)[0]?.[1] ?? {};
}

function shown(raw: unknown, textOnly = false): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html(raw, textOnly);
  return container;
}

/** axe gets at most 12 entries: the cards of 'fifty entries' are all alike, and no other fixture has more. */
function faults(raw: Record<string, unknown>, textOnly = false): Promise<string[]> {
  const entries = (raw.entries as unknown[]).slice(0, 12);
  return axeFaultsInHtml(html({ ...raw, entries }, textOnly));
}

describe.each(POSITION_TYPES)('%s', (type) => {
  it.each(fixturesOf(type))('with %s passes axe', async (_, raw) => {
    expect(await faults(raw)).toEqual([]);
  });

  it('passes axe if it is twice on a page and has no title', async () => {
    const entries = (typical(type).entries as unknown[] | undefined)?.slice(0, 3);
    const untitled = positionFrom({ ...typical(type), title: '', entries });
    const page = renderOnPage(<PositionList positions={[untitled, untitled]} wire={wirePosts(8)} />);
    expect(await axeFaultsInHtml(page)).toEqual([]);
  });

  it.each([false, true])('with fifty entries has no duplicate id, text-only: %s', (textOnly) => {
    const fifty = fixturesOf(type).find(([name]) => name === 'fifty entries')?.[1];
    const ids = [...shown(fifty, textOnly).querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(fixturesOf(type))(
    'with %s has no script and no picture in text-only mode, and passes axe',
    async (_, raw) => {
      const container = shown(raw, true);
      expect(container.querySelectorAll('img, picture, [data-island], [style*="url"]')).toHaveLength(0);
      expect(await faults(raw, true)).toEqual([]);
    },
  );

  it.each([false, true])('marks editors’ texts as German on English pages, text-only: %s', (textOnly) => {
    const altkachel = {
      type: 'station-altkachel',
      mediaURL: '/uploads/x.jpg',
      header: markedText('header'),
      subheader: markedText('subheader'),
      text: markedText('text'),
    };
    const deal = { type: 'deal', id: '1', buttonText: 'Sichern', email: 'a@example.org' };
    const entries = [
      { id: '1', title: markedText('first'), kacheln: [altkachel, deal] },
      { id: '2', title: markedText('second'), kacheln: [altkachel] },
      { id: '3', title: '', kacheln: [{ ...altkachel, header: '', subheader: '', text: '' }] },
    ];
    for (const title of ['', markedText('title')]) {
      const raw = { type, title, external_link: '/mehr', entries };
      expect(wronglyMarked(html(raw, textOnly, 'en'))).toEqual([]);
      expect(wordlessControls(html(raw, textOnly))).toEqual([]);
    }
  });

  // A wire block has no entries; its posts are tested below.
  const views = type === 'dpaheadlines' ? [] : [false, true];
  it.each(views)('labels advertising before its text, text-only: %s', (textOnly) => {
    const kacheln = [
      { type: 'station-altkachel', mediaURL: '/uploads/x.jpg', header: 'Rabatt' },
      { type: 'deal', id: '1', buttonText: 'Sichern', email: 'a@example.org' },
    ];
    const entries = [1, 2, 3].map((id) => ({ id, title: 'x', sponsored: true, kacheln }));
    const cards = [...shown({ type, entries }, textOnly).querySelectorAll('a.card-link')];
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(card.textContent).toMatch(/^Anzeige.*Rabatt/);
  });

  it('renders hostile texts without scripts, event handlers and javascript: URLs', () => {
    const hostile = fixturesOf(type).find(([name]) => name === 'hostile texts')?.[1];
    const container = shown(hostile);
    expect(
      container.querySelectorAll('script, [onerror], a[href^="javascript"], img[src^="javascript"]'),
    ).toHaveLength(0);
  });
});

const survey = {
  id: '70',
  title: '',
  kacheln: [
    { type: 'survey', id: '7', question: 'Fenster?', answer1: 'Ja', answer2: 'Nein', onStartpage: '1' },
  ],
};
const wordy = { id: '71', title: 'Nur Worte', kacheln: [] };
const cards = ['72', '73', '74'].map((id) => ({
  id,
  title: id,
  kacheln: [{ type: 'altkachel', mediaURL: `/uploads/${id}.jpg` }],
}));
const pictured = (type: PositionType) => ({ type, entries: cards });

describe('what is shown of a position', () => {
  it.each([
    ['slider', '.carousel-slide', 10],
    ['rublikslider', '.carousel-slide', 10],
    ['bslider', '.carousel-slide', 6],
    ['dpaheadlines', 'ol > li', 6],
    ['full', 'article', 3],
    ['small', 'article', 3],
  ] as const)('%s: %s at most %i', (type, selector, amount) => {
    expect(shown(typical(type)).querySelectorAll(selector)).toHaveLength(amount);
  });

  it.each(['slider', 'rublikslider', 'bslider'] as const)('%s with one entry is a plain card', (type) => {
    const one = fixturesOf(type).find(([name]) => name === 'one entry')?.[1];
    const container = shown(one);
    expect(container.querySelector('[data-island="carousel"]')).toBeNull();
    expect(container.querySelectorAll('a')).not.toHaveLength(0);
  });

  it.each([
    ['full', true],
    ['small', true],
    ['rubrik', false],
  ] as const)('in %s an entry with only a start-page survey is shown as its form: %s', (type, asked) => {
    const survey = {
      type: 'survey',
      id: '7',
      question: 'Fenster oder Gang?',
      answer1: 'Fenster',
      answer2: 'Gang',
      onStartpage: '1',
    };
    const entries = [
      { id: '71', title: '', kacheln: [survey] },
      { id: '72', title: 'Daneben', kacheln: [] },
    ];
    const container = shown({ type, entries });
    const text = container.textContent;
    // Otherwise a plain card with the question as its title links to it.
    expect(text).toContain('Fenster oder Gang?');
    expect(container.querySelector('.survey-card') !== null).toBe(asked);
    expect(text).toContain('Daneben');
  });

  it('every slide of a slider has a fragment link', () => {
    const container = shown(typical('slider'));
    const targets = [...container.querySelectorAll('.carousel-dot')].map(
      (dot) => dot.getAttribute('href') ?? '',
    );
    expect(targets).toHaveLength(10);
    for (const target of targets) expect(container.querySelector(target)).not.toBeNull();
  });

  it('only the first picture of a page is loaded eagerly, and each has a size', () => {
    const pictures = [...shown(typical('slider')).querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      ...Array(9).fill('lazy'),
    ]);
    expect(pictures.every((picture) => picture.hasAttribute('width') && picture.hasAttribute('height'))).toBe(
      true,
    );
  });

  it.each<[string, unknown[], string]>([
    ['after a survey', [{ type: 'full', entries: [survey] }, pictured('small')], 'eager lazy lazy'],
    ['after a card without one', [{ type: 'small', entries: [wordy, ...cards] }], 'eager lazy lazy'],
    [
      'but no longer after two cards without one',
      [wordy, wordy, ...cards].map((one) => ({ type: 'full', entries: [one] })),
      'lazy lazy lazy',
    ],
    [
      'and not in a hidden slide',
      [{ type: 'slider', entries: [wordy, ...cards] }, pictured('small')],
      'lazy lazy lazy eager lazy lazy',
    ],
  ])('the picture that is loaded eagerly is the first card’s that has one, %s', (_, raw, expected) => {
    const container = document.createElement('div');
    container.innerHTML = renderOnPage(<PositionList positions={raw.map(positionFrom)} wire={[]} />);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading')).join(' ')).toBe(expected);
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority') ?? 'lazy').join(' ')).toBe(
      expected.replace('eager', 'high'),
    );
  });

  it('a valid mediaColor is a picture’s background, with a readable text colour, while it loads', () => {
    const card = (id: string, mediaColor: unknown) => ({
      id,
      title: id,
      kacheln: [{ type: 'altkachel', mediaURL: '/uploads/a.jpg', mediaColor }],
    });
    const entries = [
      card('1', '#2b7a12'),
      card('2', '#ffdd88'),
      card('3', 'url(//evil.example)'),
      card('4', null),
    ];
    const pictures = [...shown({ type: 'small', entries }).querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('style'))).toEqual([
      'background-color:#2b7a12;color:#ffffff',
      'background-color:#ffdd88;color:#000000',
      null,
      null,
    ]);
  });

  it('a picture’s srcset has the widths 640 and 1280, with the quality of each device class', () => {
    const picture = shown(typical('full')).querySelector('picture');
    const sets = [...(picture?.querySelectorAll('[srcset]') ?? [])].map((one) => one.getAttribute('srcset'));
    expect(sets).toEqual(
      [90, 80, 70].map(
        (quality) =>
          `/uploads/2026/resize/640/${quality}/bild.jpg 640w, /uploads/2026/resize/1280/${quality}/bild.jpg 1280w`,
      ),
    );
  });

  it('wire news: three headlines in one column, each with source and time, and a link to all', () => {
    const container = shown(typical('dpaheadlines'));
    const headlines = [...container.querySelectorAll('ol > li')];
    expect(headlines.filter((headline) => !headline.classList.contains('wide-only'))).toHaveLength(3);
    expect(headlines[0]?.textContent).toContain('dpa · vor 4\u00a0Std.');
    expect(container.querySelector('h2')?.textContent).toBe('Aus aller Welt');
    expect(container.querySelector('a[href="/entry/9000"]')).not.toBeNull();
    expect(container.querySelector('a[href="/dpa-news"]')?.textContent).toBe('weitere Nachrichten');
  });

  it.each([false, true])('wire news: advertising is labelled before its text, text-only: %s', (textOnly) => {
    const [post, ...others] = wirePosts(3);
    const wire = [...(post ? [{ ...post, sponsored: true }] : []), ...others];
    const container = document.createElement('div');
    const position = positionFrom(typical('dpaheadlines'));
    container.innerHTML = renderOnPage(<PositionList positions={[position]} wire={wire} />, { textOnly });
    const texts = [...container.querySelectorAll('ol > li')].map((headline) => headline.textContent ?? '');
    expect(texts.map((text) => /^(?:Anzeige)?Verkehr/.exec(text)?.[0])).toEqual([
      'AnzeigeVerkehr',
      'Verkehr',
      'Verkehr',
    ]);
  });

  it('wire news without posts render nothing', () => {
    const wire = positionFrom({ type: 'dpaheadlines', entries: [] });
    const news = positionFrom({ type: 'full', entries: typical('full').entries });
    const without = renderOnPage(<PositionList positions={[news]} wire={[]} />);
    expect(renderOnPage(<PositionList positions={[wire, news]} wire={[]} />)).toBe(without);
  });

  it('a card without texts has the accessible name “Beitrag”', () => {
    const kacheln = [{ type: 'altkachel', mediaURL: '/uploads/plakat.jpg' }];
    const container = shown({ type: 'full', entries: [{ id: '1', kacheln }] });
    expect(container.querySelector('a')?.textContent).toBe('Beitrag');
  });

  it.each([
    ['full', 'external noopener'],
    ['banner', 'external noopener sponsored'],
  ])('a card and the link to more of a %s that lead elsewhere have rel="%s"', (type, rel) => {
    const link = { external_link: 'https://partner.example/' };
    const entries = [{ id: '1', title: 'Partner', kacheln: [{ type: 'altkachel', teaser: 'big' }], ...link }];
    const links = [...shown({ type, entries, ...link }).querySelectorAll('a')];
    expect(links.map((one) => one.getAttribute('rel'))).toEqual([rel, rel]);
  });

  it('a section with an external_link has a link to more', () => {
    const more = shown(typical('rubrik')).querySelector('a[href="/heute/sport"]');
    expect(more?.textContent).toBe('Mehr zu Sport');
  });

  describe.each([
    ['standard', false],
    ['text-only', true],
  ] as const)('the frame in the %s display', (_, textOnly) => {
    const CARDS = POSITION_TYPES.filter((type) => type !== 'dpaheadlines');
    const framed = (type: PositionType, fields: Record<string, unknown>) =>
      shown({ ...typical(type), title: '', external_link: '', ...fields }, textOnly);

    it.each(POSITION_TYPES)('of %s has its title once, above its cards, and its link to more', (type) => {
      const container = framed(type, { title: 'Aus dem Netz', external_link: '{address}/netz' });
      const titles = [...container.querySelectorAll('h2')].filter((h2) => h2.textContent === 'Aus dem Netz');
      expect(titles).toHaveLength(1);
      const [first] = container.querySelectorAll('h2, h3');
      expect(first).toBe(titles[0]);
      const more = container.querySelectorAll('a[href="/heute/netz"]');
      expect([...more].map((link) => link.textContent)).toEqual(['Mehr zu Aus dem Netz']);
      // Cards below a title are one level deeper.
      expect(container.querySelectorAll('h2')).toHaveLength(1);
    });

    it.each(CARDS)('of %s without a title has its link to more, too', (type) => {
      const container = framed(type, { external_link: '/vorschau' });
      expect([...container.querySelectorAll('a[href="/vorschau"]')].map((link) => link.textContent)).toEqual([
        'Mehr',
      ]);
    });

    it.each(CARDS.filter((type) => type !== 'colortopic' || textOnly))('of %s has its colour', (type) => {
      const frame = framed(type, { title: 'Sport', color: '#B3261E' }).querySelector('.section-colored');
      expect(frame?.getAttribute('style')).toContain('#B3261E');
    });

    it.each([
      ['small', ['Klein', 'Klein']],
      ['rubrik', ['Groß', 'Klein']],
      ['full', ['Groß', 'Groß']],
      ['banner', ['Streifen', 'Streifen']],
    ] as const)('of %s shows each entry’s teaser tile of the matching size', (type, headlines) => {
      const kacheln = ['big Groß', 'small Klein', 'banner Streifen'].map((tile) => {
        const [teaser, header] = tile.split(' ');
        return { type: 'altkachel', teaser, header };
      });
      const container = framed(type, { entries: ['1', '2'].map((id) => ({ id, kacheln })) });
      const cards = [...container.querySelectorAll('.card-headline')];
      expect(cards.map((card) => card.textContent)).toEqual(headlines);
    });
  });

  it.each([false, true])('a survey is shown below its section’s title, text-only: %s', (textOnly) => {
    const entries = [
      { id: '1', title: 'Daneben' },
      { id: '2', title: 'Frage', kacheln: [teaserSurvey] },
    ];
    for (const type of ['full', 'small']) {
      const container = shown({ type, title: 'Mitreden', entries }, textOnly);
      expect([...container.querySelectorAll('h2')].map((h2) => h2.textContent)).toEqual(['Mitreden']);
      expect(container.textContent).toContain('Fenster?');
      expect(container.textContent).toContain('Daneben');
    }
  });

  it.each([
    ['#ffc933', 'color:#000000'],
    ['#0e1812', 'color:#ffffff'],
  ])('text on the editor’s colour %s is readable: %s', (color, style) => {
    const raw = { ...typical('colortopic'), color };
    expect(html(raw)).toContain(style);
  });

  it('a section with an empty bgurl has no background picture', () => {
    const raw = { ...typical('colortopic'), color: '#ffc933', bgurl: '' };
    expect(shown(raw).querySelector('.topic-picture')).toBeNull();
  });
});
