import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VideoStream } from './video-stream.ts';

const SOURCES = { base: '/a', streams: { low: '/low', medium: '/medium', high: '/high' }, mp4: '/ä.mp4' };

/** What a stream needs of a video element; a new source starts paused and at 0, as in a browser. */
class FakeVideo extends EventTarget {
  paused = true;
  currentTime = 0;
  private address = '';

  /** As a browser gives it. */
  get src() {
    return encodeURI(this.address);
  }
  set src(address: string) {
    this.address = address;
    this.load();
  }
  load() {
    this.paused = true;
    this.currentTime = 0;
  }
  removeAttribute() {
    this.address = '';
  }
  canPlayType = () => 'maybe';
  isInert = false;
  closest = () => (this.isInert ? this : null);
  async play() {
    this.paused = false;
  }
  pause() {
    this.paused = true;
  }

  tell(type: string) {
    this.dispatchEvent(new Event(type));
  }
  goTo(seconds: number) {
    this.currentTime = seconds;
    this.tell('timeupdate');
  }
}

let video: FakeVideo;
const failed = vi.fn();
const idle = vi.fn();

async function started(position = 0): Promise<VideoStream> {
  const stream = new VideoStream(
    video as unknown as HTMLVideoElement,
    SOURCES,
    'high',
    position,
    failed,
    idle,
  );
  await stream.start();
  video.tell('loadedmetadata');
  return stream;
}

beforeEach(() => {
  video = new FakeVideo();
  failed.mockReset();
  idle.mockReset();
  vi.stubGlobal('window', {});
});
afterEach(() => void vi.unstubAllGlobals());

it('a change of quality keeps the position, and plays only if the video was playing', async () => {
  const stream = await started();
  video.goTo(30);
  stream.setQuality('low');
  stream.setQuality('medium');
  video.tell('loadedmetadata');
  expect([video.src, video.currentTime, video.paused]).toEqual(['/medium', 30, false]);
  video.pause();
  stream.setQuality('high');
  video.tell('loadedmetadata');
  expect([video.src, video.currentTime, video.paused]).toEqual(['/high', 30, true]);
});

it('a quality chosen while the video is still loading is the one that plays', async () => {
  const stream = new VideoStream(video as unknown as HTMLVideoElement, SOURCES, 'high', 0, failed, idle);
  const starting = stream.start();
  stream.setQuality('low');
  await starting;
  expect(video.src).toBe('/low');
});

it('after errors the MP4 file, and then a retry, continue at the last position', async () => {
  const stream = await started();
  video.goTo(30);
  video.tell('error');
  await vi.waitFor(() => expect(video.src).toBe('/%C3%A4.mp4'));
  video.tell('loadedmetadata');
  expect(video.currentTime).toBe(30);
  video.goTo(40);
  video.tell('error');
  expect(failed).toHaveBeenCalledOnce();
  expect([video.src, stream.position]).toEqual(['', 40]);
  await started(stream.position);
  expect(video.currentTime).toBe(40);
});

it('the MP4 file, which is the same in each quality, isn’t loaded again', async () => {
  const stream = await started();
  video.tell('error');
  await vi.waitFor(() => expect(video.src).toBe('/%C3%A4.mp4'));
  video.goTo(30);
  stream.setQuality('low');
  expect(video.currentTime).toBe(30);
});

it('a video whose slide was left while it loaded doesn’t play', async () => {
  video.isInert = true;
  await started();
  expect([video.src, video.paused]).toEqual(['/high', true]);
  expect(idle).toHaveBeenCalledOnce();
});

it.each([
  ['idle if the browser wants another tap', 'NotAllowedError', 1],
  ['not idle if a change of the source interrupts it', 'AbortError', 0],
])('a video is %s', async (_, name, times) => {
  video.play = () => Promise.reject(new DOMException('', name));
  await started();
  await new Promise(setImmediate);
  expect(idle).toHaveBeenCalledTimes(times);
});

it('a video that was paused before its source failed doesn’t play from the next source', async () => {
  await started();
  video.pause();
  video.tell('pause');
  video.tell('error');
  await vi.waitFor(() => expect(video.src).toBe('/%C3%A4.mp4'));
  await new Promise(setImmediate);
  expect(video.paused).toBe(true);
});

it('a stopped video starts at 0 again', async () => {
  const stream = await started();
  video.goTo(30);
  stream.stop();
  await started();
  expect(video.currentTime).toBe(0);
});
