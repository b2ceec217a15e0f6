import { beforeEach, describe, expect, it } from 'vitest';
import { app, get, shared } from '#tests/support/page-cache.ts';

describe('passed on to Express and not cached', () => {
  it.each([
    ['private', { 'Cache-Control': 'private, no-cache' }],
    ['not to be stored', { 'Cache-Control': 'no-store' }],
    ['not said to be for all', { 'Cache-Control': 'no-cache' }],
    ['one that sets a cookie', { 'Set-Cookie': 'draw=secret' }],
  ])('is a page that is %s', async (_, headers) => {
    app.page = () => shared('of the first', headers);
    const answers = await Promise.all([get('/'), get('/'), get('/')]);
    expect(answers.map(({ body }) => body.toString())).toEqual(['own', 'own', 'own']);
    expect((await get('/')).body.toString()).toBe('own');
    expect(app.rendered).toHaveLength(1);
  });

  it.each(['private, no-cache', 'no-store'])('is an error with Cache-Control: %s', async (control) => {
    app.page = () => new Response('of the first', { status: 404, headers: { 'Cache-Control': control } });
    expect((await get('/')).body.toString()).toBe('own');
  });

  it('is a redirect', async () => {
    app.page = () => new Response(null, { status: 302, headers: { Location: '/linie' } });
    expect((await get('/')).body.toString()).toBe('own');
  });

  it('is a request without a cache key, and a POST', async () => {
    await get('/?own=1');
    await get('/', {}, 'POST');
    expect(app.forwarded).toEqual(['/?own=1', '/']);
    expect(app.rendered).toEqual([]);
  });

  it('is counted, but no file, call or POST', async () => {
    for (const path of ['/?own=1', '/assets/page.css?own=1']) await get(path);
    await get('/', {}, 'POST');
    expect(app.cache.counts()).toMatchObject({ hit: 0, stale: 0, miss: 0, personal: 1 });
  });

  it('is a page that reads other cookies at each rendering', async () => {
    app.page = (_, cacheHints) => {
      cacheHints.reads.add(`read${app.rendered.length}`);
      return shared('the first’s');
    };
    expect((await get('/', { Cookie: 'read1=1; read2=1' })).body.toString()).toBe('own');
    expect(app.rendered).toHaveLength(2);
  });
});

describe('a page that reads cookies', () => {
  const texts = async (...cookies: string[]) =>
    (await Promise.all(cookies.map((Cookie) => get('/', { Cookie })))).map(({ body }) => body.toString());

  beforeEach(() => {
    app.page = (_, cacheHints) => {
      for (const name of ['voted', 'other']) cacheHints.reads.add(name);
      return shared(app.rendered.at(-1)?.cookie || 'the question');
    };
  });

  it('is rendered once for all who send the same of them, whatever else they send', async () => {
    const crowd = ['voted=1', '', 'voted=2; session=7', 'other=1', 'voted=1; other=1', 'session=8'];
    for (const cookie of crowd) await texts(cookie);
    const expected = ['voted', 'the question', 'voted', 'other', 'voted,other', 'the question'];
    expect(await texts(...crowd)).toEqual(expected);
    expect(app.rendered).toHaveLength(4);
  });

  it('is counted as personal, and not as a hit too, where it is not shared', async () => {
    const question = app.page;
    app.page = (...asked) =>
      app.rendered.at(-1)?.cookie ? shared('own', { 'Cache-Control': 'private' }) : question(...asked);
    await texts('');
    for (const _ of ['found out', 'known', 'known']) await texts('voted=1');
    expect(app.cache.counts()).toMatchObject({ hit: 0, stale: 0, miss: 2, personal: 2 });
  });

  it('is rendered from these cookies alone', async () => {
    await texts('session=secret; voted=2');
    expect(app.rendered.map(({ cookie }) => cookie)).toEqual(['', 'voted']);
  });
});

it('a response that stores state in a cookie is private', async () => {
  app.page = () => shared('english');
  for (const _ of ['made', 'kept']) {
    const answer = await get('/?lang=en');
    expect(answer.headers['set-cookie']).toEqual(['lang=en; Path=/']);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  }
  expect(app.rendered).toHaveLength(1);
});

it('a robot’s request, which stores nothing, makes a page that riders share', async () => {
  app.page = () => shared('english');
  const robot = await get('/?lang=en', { 'User-Agent': 'robot' });
  expect([robot.body.toString(), robot.headers['set-cookie']]).toEqual(['english', undefined]);
  expect(robot.headers['cache-control']).toBe('private, no-cache');
  expect((await get('/?lang=en')).headers['set-cookie']).toEqual(['lang=en; Path=/']);
  expect(app.rendered).toHaveLength(1);
});
