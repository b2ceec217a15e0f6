import { describe, expect, it } from 'vitest';
import { app, get, START, shared } from '#tests/support/page-cache.ts';

describe('a cached page is rendered again', () => {
  it('when the clock has been set back by more than a minute', async () => {
    await get('/');
    app.clock -= 50_000;
    await get('/');
    expect(app.rendered).toHaveLength(1);
    app.clock -= 20_000;
    await get('/');
    expect(app.rendered).toHaveLength(2);
  });

  const bodyAfter = async (change: () => void) => {
    app.page = () => shared('before');
    await get('/');
    app.page = () => shared('after');
    change();
    return (await get('/')).body.toString();
  };

  it('in the background while the stale one is served', async () => {
    const shown = await bodyAfter(() => {
      app.clock += 16_000;
    });
    expect(shown).toBe('before');
    expect((await get('/')).body.toString()).toBe('after');
    expect(app.rendered).toHaveLength(2);
  });

  it('and keeps ETag and compressed bodies where the bytes are the same', async () => {
    const before = await get('/', { 'Accept-Encoding': 'br' });
    for (const change of [
      () => (app.clock += 16_000),
      () => (app.clock += 60_000),
      () => (app.version += 1),
    ]) {
      change();
      await get('/');
      const after = await get('/', { 'Accept-Encoding': 'br' });
      expect(after.headers.etag).toBe(before.headers.etag);
      expect(after.body).toEqual(before.body);
    }
    expect(app.rendered).toHaveLength(4);
    app.clock += 10_000;
    await get('/');
    expect(app.rendered).toHaveLength(4);
  });

  it('before it is served, once the content has changed', async () => {
    expect(await bodyAfter(() => (app.version += 1))).toBe('after');
  });

  it('before it is served, once the minute is over', async () => {
    app.clock = Date.parse('2026-11-20T06:00:58Z');
    expect(await bodyAfter(() => (app.clock += 2000))).toBe('after');
  });

  it('before it is served, once a time on it has changed', async () => {
    app.page = (_, cacheHints) => {
      cacheHints.until = START + 3000;
      return shared('vor 3 Min.');
    };
    expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, s-maxage=3');
    app.page = () => shared('vor 4 Min.');
    app.clock += 3000;
    expect((await get('/')).body.toString()).toBe('vor 4 Min.');
  });

  it('and the last good one is served while that fails', async () => {
    const failing = async (change: () => void) => {
      const shown = await bodyAfter(() => {
        app.page = () => new Response('broken', { status: 503, headers: { 'Cache-Control': 'no-cache' } });
        change();
      });
      expect(shown).toBe('before');
    };
    await failing(() => (app.clock += 16_000));
    await failing(() => (app.version += 1));
    await failing(() => {
      app.page = () => Promise.reject(new Error('broken'));
      app.clock += 60_000;
    });
  });

  it('and not served while that fails, once it is older than a day', async () => {
    const shown = await bodyAfter(() => {
      app.page = () => Promise.reject(new Error('more pages are requested than can be rendered'));
      app.clock += 25 * 60 * 60_000;
    });
    expect(shown).toBe('own');
  });

  it('and not served while that fails, once the copy of the content that it shows has expired', async () => {
    app.page = (_, cacheHints) => {
      cacheHints.staleIfErrorUntil = START + 90_000;
      return shared('before');
    };
    await get('/');
    app.clock += 60_000;
    await get('/');
    app.page = () => new Response('broken', { status: 503, headers: { 'Cache-Control': 'no-cache' } });
    app.clock = START + 89_999;
    expect((await get('/')).body.toString()).toBe('before');
    app.clock += 1 + 60_000;
    expect((await get('/')).status).toBe(503);
  });

  it('and removed where its content is gone', async () => {
    app.page = () => shared('before');
    await get('/');
    app.page = () => new Response('gone', { status: 404, headers: { 'Cache-Control': 'no-cache' } });
    app.version += 1;
    const gone = await get('/');
    expect([gone.status, gone.body.toString(), gone.headers['cache-control']]).toEqual([
      404,
      'gone',
      'no-cache',
    ]);
    await get('/');
    expect(app.rendered).toHaveLength(3);
    app.page = () => Promise.reject(new Error('broken'));
    expect((await get('/')).body.toString()).toBe('own');
  });

  it('and removed where it has become personal', async () => {
    const shown = await bodyAfter(() => {
      app.page = () => shared('of the first', { 'Cache-Control': 'private, no-cache' });
      app.clock += 16_000;
    });
    expect(shown).toBe('before');
    for (const _ of ['next', 'last']) expect((await get('/')).body.toString()).toBe('own');
  });
});
