// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Position } from '#app/contract/content/position.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { fixturesOf, positionFrom } from './position-fixtures.ts';
import { PositionList } from './position-list.tsx';

/** The rendered position of a fixture, with at most `most` entries. */
function shown(type: Position['type'], set: string, most?: number): HTMLElement {
  const [, raw] = fixturesOf(type).find(([name]) => name === set) ?? [];
  const position = positionFrom(raw);
  const positions = [{ ...position, entries: position.entries.slice(0, most) }];
  document.body.innerHTML = renderOnPage(<PositionList positions={positions} wire={[]} />);
  return document.body;
}

it.each(['rubrik', 'colortopic'] as const)(
  'the only story of a %s is a wide card, the first of several is a lead with rows',
  (type) => {
    expect(shown(type, 'typical', 1).querySelector('.band-stack .card-link')).not.toBeNull();
    expect(shown(type, 'typical').querySelector('.lead-and-rows .card-rows')).not.toBeNull();
  },
);

it.each(['rubrik', 'colortopic'] as const)(
  'the lead of a %s is beside up to four rows, and above them if there are more',
  (type) => {
    expect(shown(type, 'fifty entries', 5).querySelector('.lead-and-rows .card-rows')).not.toBeNull();
    expect(shown(type, 'fifty entries', 6).querySelector('.lead-over-rows .card-rows')).not.toBeNull();
  },
);

it.each(['banner', 'bslider'] as const)(
  'the picture of a %s is loaded as wide as it is shown: across both columns, or in one',
  (type) => {
    const sizes = (count: number) => {
      const positions = Array(count).fill(positionFrom(fixturesOf(type)[0]?.[1]));
      document.body.innerHTML = renderOnPage(<PositionList positions={positions} wire={[]} />);
      return document.querySelector('source')?.getAttribute('sizes');
    };
    expect(sizes(1)).toBe('1216px');
    expect(sizes(2)).toBe('600px');
  },
);

it.each(['slider', 'rublikslider'] as const)(
  'the picture of a %s that is the only block is as wide as it',
  (type) => {
    document.body.innerHTML = renderOnPage(
      <PositionList positions={[positionFrom(fixturesOf(type)[0]?.[1])]} wire={[]} />,
    );
    const sizes = [...document.querySelectorAll('source')].map((source) => source.getAttribute('sizes'));
    expect(sizes).toContain('(min-width: 632px) 600px, calc(100vw - 32px)');
  },
);

it('the pictures of a section with a survey that is the only block are as wide as it', () => {
  const card = { type: 'sender-altkachel', teaser: 'big', header: 'Brücke frei', mediaURL: '/uploads/a.jpg' };
  const vote = { type: 'survey', id: '8', question: 'Fenster?', answer1: 'A', answer2: 'B', onStartpage: 1 };
  const sizes = (...kacheln: object[]) => {
    const entries = [
      { id: '1', title: 'Eins', kacheln: [card, ...kacheln] },
      { id: '2', title: 'Zwei', kacheln: [card] },
    ];
    const full = positionFrom({ type: 'full', title: 'Heute', entries });
    document.body.innerHTML = renderOnPage(<PositionList positions={[full]} wire={[]} />);
    return [...document.querySelectorAll('source')].map((source) => source.getAttribute('sizes'));
  };
  expect(sizes(vote)).toContain('(min-width: 632px) 600px, calc(100vw - 32px)');
  expect(sizes()).toContain('calc(50vw - 24px)');
});

it('a slide without a picture shows its teaser text', () => {
  const slide = shown('slider', 'empty pictures').querySelector('.hero-worded');
  expect(slide?.textContent).toContain('Ab Montag rollt der Verkehr.');
  expect(shown('slider', 'typical').querySelector('.hero-worded')).toBeNull();
});
