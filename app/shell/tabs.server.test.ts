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
  it('in a preview are enabled if their page has content at the previewed time', async () => {
    const { content, asked } = clientOf({ line: [], prizes: filled, deals: [] });
    const tabs = await tabsFor(content, { preview: true });
    expect(tabs).toEqual({ ...NOW, prizes: 2 });
    expect(asked).toEqual(['line', 'prizes', 'deals']);
  });

  it('in a preview that is rejected send no second request', async () => {
    const { content, asked } = clientOf({});
    expect(await tabsFor(content, { preview: true })).toEqual(NOW);
    expect(asked).toEqual(['line']);
  });

  it('outside a preview use the counts as loaded, without requests for pages', async () => {
    const { content, asked } = clientOf({ prizes: filled });
    expect(await tabsFor(content, { preview: false })).toEqual(NOW);
    expect(asked).toEqual([]);
  });
});
