import type { MetaDescriptor } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { readPositions } from '#app/contract/content/position.ts';
import { translator } from '#app/i18n/translate.ts';
import { testPage } from '#tests/support/render.tsx';
import type { TeaserData } from './teaser.server.ts';
import { shownSpan, teaserMeta, teaserTexts } from './teaser-head.ts';

const t = translator('de');
const level = { title: 'Sport', description: 'Vom Platz', searchable: true, page: 'start' as const };

function loaded(entries: unknown[], more: Partial<TeaserData> = {}): TeaserData {
  const positions = readPositions([{ type: 'full', entries }], 'test', () => undefined) ?? [];
  return { state: 'loaded', name: 'start', level: null, positions, wire: [], ...more } as TeaserData;
}

function picture(teaser: string, mediaURL: string) {
  return { type: 'x-altkachel', teaser, mediaURL };
}

function tag(tags: MetaDescriptor[], name: string): unknown {
  const found = tags.find((one) => Object.values(one ?? {}).includes(name)) as
    | { content?: unknown }
    | undefined;
  return found?.content;
}

describe('teaserTexts', () => {
  it.each([
    ['a page has texts of ours', loaded([]), 'Heute'],
    ['a level has those of its table', loaded([], { name: 'sport', level }), 'Sport'],
    [
      'a level without a title has its name',
      loaded([], { name: 'sport', level: { ...level, title: '' } }),
      'sport',
    ],
    [
      'a level whose table could not be had',
      { state: 'failed', name: 'toString', level: null } as const,
      'toString',
    ],
  ])('%s', (_, teaser, title) => {
    expect(teaserTexts(teaser, t).title).toBe(title);
  });
});

describe('shownSpan', () => {
  it('is from the newest publish_from to the earliest publish_till', () => {
    const teaser = loaded([
      { id: '1', publish_from: '2026-11-01 06:00:00', publish_till: '2026-12-01' },
      { id: '2', publish_from: '2026-11-19 06:00:00', publish_till: '2026-11-30' },
      { id: '3', publish_from: '', publish_till: '0000-00-00 00:00:00' },
    ]);
    expect(shownSpan(teaser, 'Europe/Berlin')).toEqual({
      published: Date.parse('2026-11-19T05:00:00Z'),
      expires: Date.parse('2026-11-30T22:59:59Z'),
    });
  });

  it('is open-ended without dates', () => {
    expect(shownSpan(loaded([{ id: '1' }]), 'Europe/Berlin')).toEqual({ published: null, expires: null });
  });
});

describe('teaserMeta', () => {
  it('has the first big picture that is not an advertiser’s as share image, resized', () => {
    const teaser = loaded([
      { id: '1', sponsored: true, kacheln: [picture('big', '/uploads/paid.jpg')] },
      { id: '2', kacheln: [picture('small', '/uploads/small.jpg')] },
      { id: '3', kacheln: [picture('big', ''), picture('big', '/uploads/big.jpg')] },
    ]);
    expect(tag(teaserMeta(testPage({ path: '/' }), teaser, t), 'og:image')).toBe(
      'https://tram.example/uploads/resize/1280/80/big.jpg',
    );
  });

  it.each([
    ['a page', loaded([]), {}, undefined],
    [
      'a searchable level',
      loaded([], { name: 'sport', level }),
      { screen: 'level', path: '/heute/sport' },
      undefined,
    ],
    [
      'a level that is not searchable',
      loaded([], { name: 'sport', level: { ...level, searchable: false } }),
      { screen: 'level', path: '/heute/sport' },
      'noindex',
    ],
    [
      'a level that no table names',
      loaded([], { name: 'sport', level: null }),
      { screen: 'level', path: '/heute/sport' },
      'noindex',
    ],
    ['a page that could not be had', { state: 'failed', name: 'start', level: null } as const, {}, 'noindex'],
  ] as const)('%s', (_, teaser, page, robots) => {
    expect(tag(teaserMeta(testPage({ path: '/', ...page }), teaser, t), 'robots')).toBe(robots);
  });
});
