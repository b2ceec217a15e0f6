import { describe, expect, it } from 'vitest';
import { estimatedHeight, estimatedTextHeight } from './balance.ts';
import { blocksOf } from './blocks.ts';
import { cardsOf } from './position/position-traits.ts';
import { fixturesOf, positionFrom, teaserSurvey } from './position-fixtures.ts';

describe('estimatedHeight', () => {
  it.each([
    ['slider', 400, 348],
    ['slider', 600, 498],
    ['banner', 600, 139],
    ['small', 400, 372],
  ] as const)('of a typical %s in a column of %i px', (type, width, height) => {
    expect(Math.round(estimatedHeight(positionFrom(fixturesOf(type)[0]?.[1]), 0, width))).toBe(height);
  });

  it('of wire news grows up to six posts and is 0 without any', () => {
    const wire = positionFrom({ type: 'dpaheadlines' });
    expect([0, 3, 6, 20].map((posts) => estimatedHeight(wire, posts, 600))).toEqual([0, 390, 669, 669]);
  });
});

describe('estimatedTextHeight', () => {
  const asked = { id: '1', kacheln: [teaserSurvey] };
  const story = { id: '2', title: 'Meldung', kacheln: [{ type: 'altkachel', mediaURL: '/uploads/x.jpg' }] };
  const raffle = { id: '3', title: 'Karten', kacheln: [{ type: 'competition', id: '3' }] };
  const small = (...entries: object[]) => positionFrom({ type: 'small', entries });

  it.each([
    ['no picture', small(story), 57],
    ['a badge', small(raffle), 86],
    ['surveys above one card with the other entries as rows', small(story, asked, story), 261 + 24 + 57 + 57],
    ['wire news as in the standard view', positionFrom({ type: 'dpaheadlines' }), 390],
  ])('counts %s', (_, position, height) => {
    expect(estimatedTextHeight(position, 3, 600)).toBe(height);
  });
});

describe('blocksOf', () => {
  const full = positionFrom(fixturesOf('full')[0]?.[1]);
  const wire = positionFrom({ type: 'dpaheadlines' });
  const empty = positionFrom({ type: 'small', entries: [] });

  it('makes a block of each card of a “full” position, and drops empty positions', () => {
    expect(blocksOf([full, wire, empty], 2).map(({ type }) => type)).toEqual([
      'full',
      'full',
      'full',
      'dpaheadlines',
    ]);
    expect(blocksOf([wire, empty], 0)).toEqual([]);
  });

  it.each([
    ['full', 1],
    ['slider', 1],
    ['rublikslider', 1],
    ['small', 0],
    ['rubrik', 0],
    ['banner', 0],
  ])('shows an entry that has only a text where cards show it: blocks of a %s: %i', (type, count) => {
    const entries = [{ id: '1', title: '', kacheln: [{ type: 'altkachel', text: 'Ab Montag fährt sie.' }] }];
    expect(blocksOf([positionFrom({ type, entries })], 0)).toHaveLength(count);
  });

  it('includes a survey only where it occurs first', () => {
    const cards = ['full', 'small'].map((type) =>
      positionFrom({
        type,
        entries: [{ id: '1', kacheln: [{ type: 'altkachel', mediaURL: '/uploads/x.jpg' }, teaserSurvey] }],
      }),
    );
    const asked = blocksOf(cards, 0).map((block) => cardsOf(block).map(({ survey }) => survey !== null));
    expect(asked).toEqual([[true], [false]]);
  });
});
