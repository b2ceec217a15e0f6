import { afterEach, expect, it, vi } from 'vitest';
import { playWithHls } from './hls-stream.ts';

const video = {
  paused: true,
  currentTime: 0,
  play: async () => void Object.assign(video, { paused: false }),
};
const heard: Record<string, () => void> = {};

vi.mock('hls.js/light', () => ({
  default: class {
    static Events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' };
    static ErrorTypes = {};
    static isSupported = () => true;
    levels = [];
    config = {};
    on = (event: string, listener: () => void) => Object.assign(heard, { [event]: listener });
    attachMedia = () => undefined;
    // As in a browser.
    loadSource = () => Object.assign(video, { paused: true });
  },
}));

afterEach(() => void vi.unstubAllGlobals());

it('a film goes on playing after two quick changes of its quality, and only one that played', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  const { setQuality } = await playWithHls(video as HTMLVideoElement, '/a', 'high', () => undefined);
  heard.parsed?.();
  expect(video.paused).toBe(true);
  await video.play();
  setQuality('low');
  setQuality('medium');
  heard.parsed?.();
  expect(video.paused).toBe(false);
  video.paused = true;
  setQuality('low');
  heard.parsed?.();
  expect(video.paused).toBe(true);
});
