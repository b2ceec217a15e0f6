import { afterEach, expect, it, vi } from 'vitest';
import { playWithHls } from './hls-stream.ts';

const video = {
  paused: true,
  currentTime: 0,
  play: async () => void Object.assign(video, { paused: false }),
};
const listeners: Record<string, () => void> = {};

const builds: string[] = [];
const loaded: string[] = [];

vi.mock('hls.js/light', () => ({ default: fakeBuild('light') }));
vi.mock('hls.js', () => ({ default: fakeBuild('full') }));

function fakeBuild(build: string) {
  return class {
    static Events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' };
    static ErrorTypes = {};
    static isSupported = () => true;
    levels = [];
    config = {};
    constructor() {
      builds.push(build);
    }
    on = (event: string, listener: () => void) => Object.assign(listeners, { [event]: listener });
    attachMedia = () => undefined;
    // As in a browser, a new source is paused.
    loadSource = (address: string) => {
      loaded.push(address);
      video.paused = true;
    };
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  builds.length = 0;
  loaded.length = 0;
});

const CAPTIONS = '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="de",URI="de.m3u8"\n';

it.each([
  ['light', 'a video without captions', { low: '#EXTM3U\n', high: CAPTIONS }],
  ['full', 'one with captions', { low: CAPTIONS }],
  ['full', 'one whose only playlist, the high one, has captions', { high: CAPTIONS }],
  ['light', 'one whose playlists can’t be read', {}],
])('the %s build of hls.js plays %s', async (build, _, playlists: Record<string, string>) => {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = playlists[url.replace(/^\/a-|\.m3u8$/g, '')];
    return new Response(body ?? 'not here', { status: body === undefined ? 404 : 200 });
  });
  await playWithHls(video as HTMLVideoElement, '/a', 'low', () => undefined);
  expect(builds).toEqual([build]);
});

it('a playing video still plays after two quick changes of quality, a paused one stays paused', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  const { setQuality } = await playWithHls(video as HTMLVideoElement, '/a', 'high', () => undefined);
  listeners.parsed?.();
  expect(video.paused).toBe(true);
  await video.play();
  setQuality('low');
  setQuality('medium');
  listeners.parsed?.();
  expect(video.paused).toBe(false);
  video.paused = true;
  setQuality('low');
  listeners.parsed?.();
  expect(video.paused).toBe(true);
});

it('a playlist that doesn’t arrive is left to hls.js after 10 s', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  void playWithHls(video as HTMLVideoElement, '/a', 'low', () => undefined);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(loaded).toEqual(['/a-low.m3u8']));
});
