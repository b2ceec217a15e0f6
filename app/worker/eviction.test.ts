import { describe, expect, it } from 'vitest';
import { pagesToEvict, type Stored } from './eviction.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 24 * 60 * 60_000;

function stored(kind: Stored['kind'], count: number, more: Partial<Stored> = {}): Stored[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `${kind}-${more.ahead ? 'ahead-' : ''}${index}`,
    kind,
    at: NOW - index,
    size: 1000,
    title: '',
    ahead: false,
    lacksForm: false,
    ...more,
  }));
}

const keys = (gone: readonly Stored[]) => gone.map(({ key }) => key);

describe('evicted are', () => {
  it('no copies while all limits hold', () => {
    const all = [...stored('story', 20), ...stored('story', 10, { ahead: true }), ...stored('picture', 50)];
    expect(pagesToEvict(all, NOW)).toEqual([]);
  });

  it('the oldest stories beyond twenty opened and ten prefetched', () => {
    const all = [...stored('story', 22), ...stored('story', 11, { ahead: true })];
    expect(keys(pagesToEvict(all, NOW))).toEqual(['story-20', 'story-21', 'story-ahead-10']);
  });

  it('copies older than 30 days', () => {
    const [old] = stored('page', 1, { at: NOW - 31 * DAY });
    expect(pagesToEvict([old as Stored], NOW)).toEqual([old]);
  });

  it('the oldest pictures over the byte limit, before any page', () => {
    const all = [...stored('story', 3, { at: NOW - DAY }), ...stored('picture', 3)];
    expect(keys(pagesToEvict(all, NOW, 4000))).toEqual(['picture-1', 'picture-2']);
  });

  it('pages, too, if they alone exceed the byte limit', () => {
    expect(keys(pagesToEvict(stored('story', 3), NOW, 2000))).toEqual(['story-2']);
  });
});
