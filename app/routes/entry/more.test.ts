import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContentClient } from '#app/content/content-client.server.ts';
import { type Entry, readEntry } from '#app/contract/content/entry.ts';
import { readPositions } from '#app/contract/content/position.ts';
import { testPage } from '#tests/support/render.tsx';
import { moreFor } from './more.server.ts';
import { relatedEntries } from './more.ts';

const page = testPage();
const entry = (id: number, changes: object = {}) => ({
  id: String(id),
  title: `Nummer ${id}`,
  publish_from: `2026-11-${String(id).padStart(2, '0')} 06:00:00`,
  kacheln: [],
  ...changes,
});
const position = (ids: number[], changes: object = {}) => ({
  type: 'full',
  entries: ids.map((id) => entry(id)),
  ...changes,
});

function others(id: number, ...pages: object[][]): string[] {
  const read = pages.map((positions) => readPositions(positions, 'test', () => undefined) ?? []);
  return relatedEntries({ id: String(id) }, read, page).map((other) => other.id);
}

describe('related entries', () => {
  it('are those of its section in their order, then the newest of all pages', () => {
    const sport = position([3, 1, 2], { type: 'rubrik', title: 'Sport' });
    expect(others(1, [sport, position([10])], [position([12, 11])])).toEqual(['3', '2', '12', '11']);
  });

  it('are the newest if its section has no title', () => {
    expect(others(1, [position([1, 2]), position([12, 11])])).toEqual(['12', '11', '2']);
  });

  it('are those of its tab before newer ones of other tabs', () => {
    expect(others(1, [position([12, 11])], [position([1, 2, 3])], [position([10])])).toEqual([
      '3',
      '2',
      '12',
      '11',
    ]);
  });

  it('are at most four, each once', () => {
    expect(others(1, [position([2, 3, 4, 5, 6])], [position([6, 5])])).toEqual(['6', '5', '4', '3']);
  });

  it('are the newest for an entry that is on no page', () => {
    expect(others(99, [position([1, 2])])).toEqual(['2', '1']);
  });

  it.each([
    ['an advertising banner', position([2], { type: 'banner' })],
    [
      'a card with another target',
      position([], { entries: [entry(2, { external_link: '{address}/sport' })] }),
    ],
    ['an ended entry', position([], { entries: [entry(2, { publish_till: '2026-11-19' })] })],
    ['an entry without words and picture', position([], { entries: [entry(2, { title: '' })] })],
    ['nothing', position([])],
  ])('do not include %s', (_, shown) => {
    expect(others(1, [shown])).toEqual([]);
  });
});

describe('loading related entries', () => {
  afterEach(() => void vi.useRealTimers());

  const API = 'http://content.test/api';

  function content(pageOf: (name: string) => Promise<unknown>): ContentClient {
    return { page: pageOf, wirePosts: () => new Promise(() => undefined) } as unknown as ContentClient;
  }
  const positions = readPositions([position([2])], 'test', () => undefined);
  const read = (tiles: object[]): Entry => {
    const known = readEntry({ ...entry(1), kacheln: tiles }, 'test', () => undefined);
    if (!known) throw new Error('no entry');
    return known;
  };

  it('is limited in time; pages that arrived by then are used', async () => {
    vi.useFakeTimers();
    const answers = content((name) =>
      name === 'deals' ? Promise.resolve(positions) : new Promise(() => undefined),
    );
    const more = moreFor(read([]), { api: API, page, content: answers });
    await vi.advanceTimersByTimeAsync(150);
    expect((await more).entries.map(({ id }) => id)).toEqual(['2']);
  });

  it('takes no tab for the start page while that is missing', async () => {
    const tab = readPositions([position([1, 3])], 'test', () => undefined);
    const events = readPositions([position([12, 11])], 'test', () => undefined);
    const answers = content(async (name) => {
      if (name === 'start') throw new Error('away');
      return name === 'line' ? tab : name === 'events' ? events : [];
    });
    const { entries } = await moreFor(read([]), { api: API, page, content: answers });
    expect(entries.map(({ id }) => id)).toEqual(['3', '12', '11']);
  });

  it('marks those that are advertising on another page', async () => {
    const sold = readPositions([position([2], { type: 'banner' })], 'test', () => undefined);
    const answers = content(async (name) => (name === 'deals' ? sold : name === 'start' ? positions : []));
    const { entries } = await moreFor(read([]), { api: API, page, content: answers });
    expect(entries.map(({ id, sponsored }) => [id, sponsored])).toEqual([['2', true]]);
  });

  it('gives none if all requests fail', async () => {
    const failing = content(() => Promise.reject(new Error('away')));
    expect(await moreFor(read([]), { api: API, page, content: failing })).toEqual({ entries: [], wire: [] });
  });

  it('sends no requests in a preview', async () => {
    const asked = vi.fn();
    const preview = testPage({ preview: { token: 'x', date: '2026-11-20T14:00' } });
    await moreFor(read([]), { api: API, page: preview, content: content(asked) });
    expect(asked).not.toHaveBeenCalled();
  });

  it('is limited in time for wire posts too', async () => {
    vi.useFakeTimers();
    const article = { type: 'dpa-infoline-entry', kicker: 'Welt', title: 'Meldung', teaser: 'Kurz.' };
    const post = read([article, { type: 'dpa-image', extID: 'a', mediaURL: '/uploads/w.jpg' }]);
    const more = moreFor(post, {
      api: API,
      page,
      content: content(() => Promise.reject(new Error('not asked'))),
    });
    await vi.advanceTimersByTimeAsync(150);
    expect(await more).toEqual({ entries: [], wire: [] });
  });
});
