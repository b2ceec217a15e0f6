// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { POSITION_TYPES, type PositionType } from '#app/content/position.schema.ts';
import { axeFaults } from '#tests/support/axe.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { fixturesOf, positionFrom, wirePosts } from './position-fixtures.ts';
import { PositionList } from './position-list.tsx';

function html(raw: unknown, textOnly = false): string {
  return renderOnPage(<PositionList positions={[positionFrom(raw)]} wire={wirePosts(8)} />, { textOnly });
}

function typical(type: PositionType): Record<string, unknown> {
  return fixturesOf(type)[0]?.[1] ?? {};
}

function shown(raw: unknown, textOnly = false): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html(raw, textOnly);
  return container;
}

describe.each(POSITION_TYPES)('%s', (type) => {
  it.each(fixturesOf(type))('with %s has no fault that axe can see', async (_, raw) => {
    expect(await axeFaults(html(raw))).toEqual([]);
  });

  it.each(fixturesOf(type))(
    'with %s is text, without script and picture, in text-only mode',
    async (_, raw) => {
      const container = shown(raw, true);
      expect(container.querySelectorAll('img, picture, [data-island], [style*="url"]')).toHaveLength(0);
      expect(await axeFaults(container.innerHTML)).toEqual([]);
    },
  );

  it('keeps hostile texts harmless', () => {
    const hostile = fixturesOf(type).find(([name]) => name === 'hostile texts')?.[1];
    const container = shown(hostile);
    expect(
      container.querySelectorAll('script, [onerror], a[href^="javascript"], img[src^="javascript"]'),
    ).toHaveLength(0);
  });
});

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
  ] as const)('in %s an entry that is nothing but a start-page survey is asked: %s', (type, asked) => {
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
    const text = shown({ type, entries }).textContent;
    expect(text?.includes('Fenster oder Gang?')).toBe(asked);
    expect(text).toContain('Daneben');
  });

  it('every slide of a slider can be reached by its own address', () => {
    const container = shown(typical('slider'));
    const targets = [...container.querySelectorAll('.carousel-dot')].map(
      (dot) => dot.getAttribute('href') ?? '',
    );
    expect(targets).toHaveLength(10);
    for (const target of targets) expect(container.querySelector(target)).not.toBeNull();
  });

  it('only the first picture of a page is loaded at once', () => {
    const pictures = [...shown(typical('slider')).querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      ...Array(9).fill('lazy'),
    ]);
    expect(pictures.every((picture) => picture.hasAttribute('width') && picture.hasAttribute('height'))).toBe(
      true,
    );
  });

  it('a picture is asked for in 640 and 1280, with the quality of the device class', () => {
    const picture = shown(typical('full')).querySelector('picture');
    const sets = [...(picture?.querySelectorAll('[srcset]') ?? [])].map((one) => one.getAttribute('srcset'));
    expect(sets).toEqual(
      [90, 80, 70].map(
        (quality) =>
          `/uploads/2026/resize/640/${quality}/bild.jpg 640w, /uploads/2026/resize/1280/${quality}/bild.jpg 1280w`,
      ),
    );
  });

  it('wire news: three headlines in one column, source and time on each, a way to all', () => {
    const container = shown(typical('dpaheadlines'));
    const headlines = [...container.querySelectorAll('ol > li')];
    expect(headlines.filter((headline) => !headline.classList.contains('wide-only'))).toHaveLength(3);
    expect(headlines[0]?.textContent).toContain('dpa · vor 4 Std.');
    expect(container.querySelector('h2')?.textContent).toBe('Aus aller Welt');
    expect(container.querySelector('a[href="/entry/9000"]')).not.toBeNull();
    expect(container.querySelector('a[href="/dpa-news"]')?.textContent).toBe('weitere Nachrichten');
  });

  it('wire news that could not be had leave nothing behind', () => {
    const wire = positionFrom({ type: 'dpaheadlines', entries: [] });
    const news = positionFrom({ type: 'full', entries: typical('full').entries });
    const container = renderOnPage(<PositionList positions={[wire, news]} wire={[]} />);
    expect(container).not.toContain('Aus aller Welt');
  });

  it('a card without words has a name all the same', () => {
    const kacheln = [{ type: 'altkachel', mediaURL: '/uploads/plakat.jpg' }];
    const container = shown({ type: 'full', entries: [{ id: '1', kacheln }] });
    expect(container.querySelector('a')?.textContent).toBe('Beitrag');
  });

  it('a section leads to more where its editor said so', () => {
    const more = shown(typical('rubrik')).querySelector('a[href="/heute/sport"]');
    expect(more?.textContent).toBe('Mehr zu Sport');
  });

  it.each([
    ['#ffc933', 'color:#000000'],
    ['#0e1812', 'color:#ffffff'],
  ])('text on an editor’s %s is readable', (color, style) => {
    const raw = { ...typical('colortopic'), color };
    expect(html(raw)).toContain(style);
  });

  it('an unread picture behind a section stays away, its colour is used', () => {
    const raw = { ...typical('colortopic'), color: '#ffc933', bgurl: '' };
    expect(shown(raw).querySelector('.topic-picture')).toBeNull();
  });
});
