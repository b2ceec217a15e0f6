import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Shared } from '#app/config/shared.ts';
import { CONTENT_API, contentServerHandlers, mockContentServer } from '#mocks/content-server.ts';
import { RevalidatingCache } from './revalidating-cache.server.ts';
import { SharedCopies } from './shared-copies.server.ts';

const PAGE = `${CONTENT_API}/content/v1/line/de`;
const SECOND = 1000;

let now = 0;
let upstream = mockContentServer();
const server = setupServer();
let isAway = false;
let isReadOnly = false;

/** Two nodes connected to the same fake Redis. */
function pair(): [Shared, Shared] {
  const kept = new Map<string, { text: string; until: number }>();
  const alive = (key: string) => {
    const one = kept.get(key);
    return !isAway && one && one.until > now ? one.text : null;
  };
  const ears: ((text: string) => void)[][] = [[], []];
  const end = (mine: number): Shared => ({
    read: async (key) => alive(key),
    write: async (key, text, lifetimeMs) => {
      if (!isAway && !isReadOnly) kept.set(key, { text, until: now + lifetimeMs });
    },
    remove: async (key) => void (isReadOnly || kept.delete(key)),
    claim: async (key, lifetimeMs) => {
      if (isReadOnly) return true;
      if (alive(key) !== null) return false;
      if (!isAway) kept.set(key, { text: 'mine', until: now + lifetimeMs });
      return true;
    },
    publish: (text) => {
      if (!isAway) for (const ear of ears[1 - mine] ?? []) ear(text);
    },
    subscribe: (listener) => void ears[mine]?.push(listener),
    counter: null,
  });
  return [end(0), end(1)];
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('two nodes', () => {
  let nodes: RevalidatingCache[];
  const get = async (node: number) => {
    const value = await nodes[node]?.get(PAGE, (json) => json as string[]);
    for (const one of nodes) await one.settled();
    return value;
  };

  beforeEach(() => {
    isAway = false;
    isReadOnly = false;
    now = Date.parse('2026-11-20T06:00:00Z');
    upstream = mockContentServer();
    upstream.published['content/v1/line/de'] = {
      body: '["monday"]',
      lastModified: 'Mon, 02 Nov 2026 06:00:00 GMT',
    };
    server.use(...contentServerHandlers(upstream));
    nodes = pair().map(
      (shared) =>
        new RevalidatingCache({
          maxBytes: 1_000_000,
          store: null,
          copies: new SharedCopies(shared),
          now: () => now,
          endOfDay: () => Number.POSITIVE_INFINITY,
          timeoutMs: 500,
        }),
    );
  });
  afterEach(() => server.resetHandlers());

  it('ask the content server once', async () => {
    await get(0);
    expect(await get(1)).toEqual(['monday']);
    expect(upstream.asked).toHaveLength(1);
  });

  it('revalidate a stale copy once between them, whichever node gets the requests', async () => {
    await get(0);
    await get(1);
    now += 16 * SECOND;
    await get(1);
    await get(0);
    now += 5 * SECOND;
    await get(0);
    await get(1);
    expect(upstream.asked).toHaveLength(2);
  });

  it('leave a copy alone that the other has revalidated, for as long as it is fresh', async () => {
    await get(0);
    await get(1);
    now += 16 * SECOND;
    await get(1);
    now += 6 * SECOND;
    await get(0);
    expect(upstream.asked).toHaveLength(2);
  });

  it('revalidate once between them after the clock was set back, too', async () => {
    await get(0);
    await get(1);
    now -= 3600 * SECOND;
    await get(0);
    now += 6 * SECOND;
    await get(1);
    expect(upstream.asked).toHaveLength(2);
  });

  it('keep content that is newer than what a read-only Redis has', async () => {
    await get(0);
    isReadOnly = true;
    upstream.published['content/v1/line/de'] = {
      body: '["tuesday"]',
      lastModified: 'Tue, 03 Nov 2026 06:00:00 GMT',
    };
    for (const _ of ['changed', 'unchanged', 'unchanged again']) {
      now += 16 * SECOND;
      await get(0);
      expect(await get(0)).toEqual(['tuesday']);
    }
  });

  it('keep a confirmation that is newer than what a read-only Redis has', async () => {
    await get(0);
    isReadOnly = true;
    now += 16 * SECOND;
    await get(0);
    const confirmedAt = now;
    upstream.state = 'failing';
    now += 16 * SECOND;
    await get(0);
    expect(nodes[0]?.confirmedAt(PAGE)).toBe(confirmedAt);
  });

  it('ask again when the clock is set back, though what Redis holds was confirmed after now', async () => {
    await get(0);
    await get(1);
    upstream.published['content/v1/line/de'] = {
      body: '["tuesday"]',
      lastModified: 'Tue, 03 Nov 2026 06:00:00 GMT',
    };
    now -= 3600 * SECOND;
    await get(0);
    expect(await get(0)).toEqual(['tuesday']);
    await get(1);
    expect(await get(1)).toEqual(['tuesday']);
  });

  it('ask for the whole response an hour after one of them has read it, though a 304 was the last answer', async () => {
    await get(0);
    for (let minute = 0; minute < 55; minute += 5) {
      now += 5 * 60 * SECOND;
      await get(0);
    }
    await get(1);
    now += 6 * 60 * SECOND;
    const asked = upstream.asked.length;
    await get(1);
    expect(upstream.asked.length).toBe(asked + 1);
    expect(upstream.asked.at(-1)?.conditional).toBe(false);
  });

  it('both serve what one of them has fetched, and render their pages again', async () => {
    await get(0);
    await get(1);
    upstream.published['content/v1/line/de'] = {
      body: '["tuesday"]',
      lastModified: 'Tue, 03 Nov 2026 06:00:00 GMT',
    };
    now += 16 * SECOND;
    const before = nodes[1]?.version;
    await get(0);
    expect(await get(1)).toEqual(['tuesday']);
    expect(nodes[1]?.version).not.toBe(before);
    expect(upstream.asked).toHaveLength(2);
  });

  it('both wait for a revalidation of a copy over a minute old', async () => {
    await get(0);
    await get(1);
    upstream.published['content/v1/line/de'] = {
      body: '["tuesday"]',
      lastModified: 'Tue, 03 Nov 2026 06:00:00 GMT',
    };
    now += 3600 * SECOND;
    const both = nodes.map((node) => node.get(PAGE, (json) => json as string[]));
    expect(await Promise.all(both)).toEqual([['tuesday'], ['tuesday']]);
  });

  it('both drop an address that is 404, and render its pages again', async () => {
    await get(0);
    await get(1);
    delete upstream.published['content/v1/line/de'];
    now += 16 * SECOND;
    const before = nodes[1]?.version;
    await get(0);
    expect(nodes[1]?.version).not.toBe(before);
    await expect(get(1)).rejects.toThrow(PAGE);
  });

  it('don’t take a dropped address back from a read-only Redis', async () => {
    await get(0);
    isReadOnly = true;
    delete upstream.published['content/v1/line/de'];
    now += 3600 * SECOND;
    await expect(get(0)).rejects.toThrow(PAGE);
    now += 16 * SECOND;
    await expect(get(0)).rejects.toThrow(PAGE);
  });

  it('each revalidate for themselves while Redis is down', async () => {
    await get(0);
    await get(1);
    isAway = true;
    now += 16 * SECOND;
    expect(await get(0)).toEqual(['monday']);
    expect(await get(1)).toEqual(['monday']);
    expect(upstream.asked).toHaveLength(3);
  });
});
