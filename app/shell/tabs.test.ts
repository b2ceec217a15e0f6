import { describe, expect, it } from 'vitest';
import { visibleTabs } from './tabs.ts';

const counts = { start: 12, line: 4, events: 6, prizes: 3, deals: 2 };

describe('visibleTabs', () => {
  it.each([
    ['all have content', counts, ['start', 'line', 'events', 'prizes', 'deals']],
    ['one is empty', { ...counts, events: 0 }, ['start', 'line', 'prizes', 'deals']],
    ['nothing at all', { start: 0, line: 0, events: 0, prizes: 0, deals: 0 }, ['start']],
    ['the counts are unknown', null, ['start', 'line', 'events', 'prizes']],
  ] as const)('when %s', (_, tabs, shown) => {
    expect(visibleTabs(tabs)).toEqual(shown);
  });
});
