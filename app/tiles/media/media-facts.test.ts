import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploadsOf } from '#app/addresses/media.ts';
import { type Entry, readEntry } from '#app/contract/content/entry.ts';
import { testServer } from '#tests/support/test-server.ts';
import { mediaFactsOf } from './media-facts.server.ts';

const FILES: Record<string, string> = {
  '/uploads/film-high.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=1280x720\n1280.m3u8\n',
  '/uploads/1280.m3u8': '#EXTM3U\n#EXTINF:10,\na.m4s\n#EXT-X-ENDLIST\n',
  '/uploads/klang.mp3': 'x'.repeat(5000),
};

const PUBLIC = 'https://kachel.example';

let asked: string[] = [];

const server = testServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.url?.startsWith('/uploads/slow')) return;
  if (request.url === '/uploads/failing.mp3') return void response.writeHead(503).end();
  const body = FILES[request.url ?? ''];
  if (body === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
});

/** Ends the 300 ms wait when a test says so. */
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const factsOf = (...tiles: object[]) => factsAt(`${PUBLIC}/api`, tiles);

function factsAt(publicApi: string, tiles: object[]) {
  const entry = readEntry({ id: '1', kacheln: tiles }, 'test', () => undefined) as Entry;
  const api = `${server.origin}/api`;
  return mediaFactsOf(entry, uploadsOf(api, '/uploads/', undefined, { publicApi, pageOrigin: PUBLIC }), api);
}

// The first test: fake timers would stop the cache’s clock.
it.each([
  ['failing', 2],
  ['gone', 1],
])('a recording whose server is %s is requested %d times within two minutes', async (name, times) => {
  vi.useRealTimers();
  const start = performance.now();
  const recording = { type: 'audiokachel', mediaURL: `/uploads/${name}.mp3` };
  for (let minute = 0; minute < 2; minute += 1) {
    vi.spyOn(performance, 'now').mockReturnValue(start + minute * 61_000);
    await factsOf(recording);
    // The cache reads the clock once in a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(asked).toHaveLength(times);
});

it('a stream’s duration and size come from its playlist, requested once', async () => {
  const film = { type: 'videokachel', mediaURL: '/uploads/film' };
  const expected = { '/uploads/film': { seconds: 10, bytes: 1_000_000 } };
  expect(await factsOf(film)).toEqual(expected);
  expect(await factsOf(film)).toEqual(expected);
  expect(asked).toEqual(['GET /uploads/film-high.m3u8', 'GET /uploads/1280.m3u8']);
});

it('a video’s size is that of its file if the playlist has none', async () => {
  const facts = await factsOf(
    { type: 'videokachel', mediaURL: '/uploads/none', mp4URL: '/uploads/klang.mp3' },
    { type: 'videokachel', mediaURL: '/uploads/none-either', mp4URL: 'http://127.0.0.1:1/uploads/film.mp4' },
  );
  expect(facts).toEqual({
    '/uploads/none': { seconds: null, bytes: 5000 },
    '/uploads/none-either': { seconds: null, bytes: null },
  });
});

it('an audio file’s size is requested from the content server, without its content', async () => {
  const sizes = [{ seconds: null, bytes: 5000 }];
  const facts = await factsOf({ type: 'audiokachel', mediaURL: `${server.origin}/uploads/klang.mp3` });
  expect(Object.values(facts)).toEqual(sizes);
  expect(asked).toEqual(['HEAD /uploads/klang.mp3']);
  const published = await factsOf({ type: 'audiokachel', mediaURL: `${PUBLIC}/uploads/klang.mp3` });
  expect(Object.values(published)).toEqual(sizes);
});

it.each([
  ['/api/uploads/a.mp3', 'a.mp3'],
  ['/kachel/api/uploads/b.mp3', 'b.mp3'],
  [`${PUBLIC}/kachel/api/uploads/c.mp3`, 'c.mp3'],
])('%s is requested at the API’s own path, if browsers reach it at another', async (mediaURL, file) => {
  await factsAt(`${PUBLIC}/kachel/api`, [{ type: 'audiokachel', mediaURL }]);
  expect(asked).toEqual([`HEAD /api/uploads/${file}`]);
});

it.each([
  ['another server', 'http://127.0.0.1:1/uploads/film'],
  ['another folder', '/private/film'],
  ['a path that leaves the folder', '/uploads/../private/film'],
  ['an encoded path that leaves the folder', '/uploads/%2e%2e/private/film'],
])('%s is never requested', async (_, mediaURL) => {
  expect(await factsOf({ type: 'videokachel', mediaURL })).toEqual({});
  expect(asked).toEqual([]);
});

it('a variant on another host, listed in the content server’s playlist, is never requested', async () => {
  const other = `${server.origin.replace('127.0.0.1', 'localhost')}/uploads/1280.m3u8`;
  FILES['/uploads/elsewhere-high.m3u8'] = `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000\n${other}\n`;
  expect(await factsOf({ type: 'videokachel', mediaURL: '/uploads/elsewhere' })).toEqual({
    '/uploads/elsewhere': { seconds: null, bytes: null },
  });
  expect(asked).toEqual(['GET /uploads/elsewhere-high.m3u8']);
});

it('a missing stream is not requested again', async () => {
  const film = { type: 'videokachel', mediaURL: '/uploads/gone' };
  const expected = { '/uploads/gone': { seconds: null, bytes: null } };
  expect(await factsOf(film)).toEqual(expected);
  expect(await factsOf(film)).toEqual(expected);
  expect(asked).toHaveLength(1);
});

it('a page doesn’t wait for a slow server', async () => {
  const facts = factsOf({ type: 'videokachel', mediaURL: '/uploads/slow' });
  vi.advanceTimersByTime(300);
  expect(await facts).toEqual({ '/uploads/slow': { seconds: null, bytes: null } });
});
