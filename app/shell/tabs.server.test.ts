import { describe, expect, it } from 'vitest';
import type { ContentClient } from '#app/content/content-client.server.ts';
import { ContentError } from '#app/content/content-error.ts';
import type { Position } from '#app/contract/content/position.ts';
import { tabsFor } from './tabs.server.ts';

const NOW = { start: 3, line: 0, events: 2, prizes: 0, deals: 0 };
const filled = [{ entries: [{}, {}] }, { entries: [] }] as unknown as Position[];

/** A content client on which some pages have content only at the previewed time. */
function clientOf(pages: Record<string, Position[]>) {
  const asked: string[] = [];
  const content = {
    tabCounts: () => Promise.resolve(NOW),
    page: (name: string) => {
      asked.push(name);
      const page = pages[name];
      return page ? Promise.resolve(page) : Promise.reject(new ContentError('forbidden', name));
    },
  } as unknown as ContentClient;
  return { content, asked };
}

describe('tabs', () => {
  it('of a preview open where their page has something then', async () => {
    const { content, asked } = clientOf({ line: [], prizes: filled, deals: [] });
    const tabs = await tabsFor(content, { preview: true });
    expect(tabs).toEqual({ state: 'loaded', counts: { ...NOW, prizes: 2 } });
    expect(asked).toEqual(['line', 'prizes', 'deals']);
  });

  it('of a preview that is refused ask no second time', async () => {
    const { content, asked } = clientOf({});
    expect(await tabsFor(content, { preview: true })).toEqual({ state: 'loaded', counts: NOW });
    expect(asked).toEqual(['line']);
  });

  it('of any other page are as they are counted', async () => {
    const { content, asked } = clientOf({ prizes: filled });
    expect(await tabsFor(content, { preview: false })).toEqual({ state: 'loaded', counts: NOW });
    expect(asked).toEqual([]);
  });
});
