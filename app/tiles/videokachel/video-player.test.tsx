// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPlaying } from '#app/islands/one-player.ts';
import { VideoPlayer } from './video-player.island.tsx';
import { VideoStream } from './video-stream.ts';

vi.mock('./video-stream.ts');

const Inner = VideoPlayer.inner;
const labels = { play: 'play', loading: 'loading', failed: 'failed', again: 'again', low: 'low' };
const player = (
  <Inner
    title="T"
    lang={undefined}
    poster=""
    facts=""
    base=""
    mp4="/a.mp4"
    streams={{ low: '/low', medium: '/medium', high: '/high' }}
    labels={labels as ComponentProps<typeof Inner>['labels']}
  />
);

let root: Root;
const press = () => act(async () => document.querySelector('button')?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(player));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.mocked(VideoStream).mockClear();
  vi.unstubAllGlobals();
});

it('a video has controls before it gets the focus, and resumes at its position after a failure', async () => {
  const controls: boolean[] = [];
  const video = document.querySelector('video') as HTMLVideoElement;
  video.focus = () => void controls.push(video.controls);
  await press();
  expect(controls).toEqual([true]);
  const [stream] = vi.mocked(VideoStream).mock.instances;
  const [, , , position, failed] = vi.mocked(VideoStream).mock.calls[0] ?? [];
  expect(position).toBe(0);
  Object.assign(stream as object, { position: 40 });
  await act(async () => failed?.());
  await press();
  expect(vi.mocked(VideoStream).mock.calls[1]?.[3]).toBe(40);
});

it('a press calls load() at once: Safari would refuse play() once the stream’s scripts have come', () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockClear();
  act(() => document.querySelector('button')?.click());
  expect(load).toHaveBeenCalledOnce();
});

it('the play button’s focus ring is the two-coloured one, which any poster leaves visible', () => {
  expect(document.querySelector('button')?.classList).toContain('ring-above');
});

it.each([
  [true, 'BUTTON'],
  [false, 'BODY'],
])('when a video fails while it has the focus (%s), the focus is on %s', async (focused, where) => {
  const video = document.querySelector('video') as HTMLVideoElement;
  video.tabIndex = 0;
  await press();
  expect(document.activeElement).toBe(video);
  if (!focused) video.blur();
  await act(async () => vi.mocked(VideoStream).mock.calls[0]?.[4]?.());
  expect(document.activeElement?.tagName).toBe(where);
});

it.each<[string, () => void]>([
  ['it plays', () => document.querySelector('video')?.dispatchEvent(new Event('playing'))],
  ['it is paused', () => document.querySelector('video')?.dispatchEvent(new Event('pause'))],
  ['its stream is idle', () => vi.mocked(VideoStream).mock.calls[0]?.[5]?.()],
])('a video loads until %s', async (_, end) => {
  await press();
  expect(document.querySelector('[role=status]')?.textContent).toBe('loading');
  await act(async () => end());
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});

describe('the native player of the server’s HTML', () => {
  async function hydrated(prepare: (video: HTMLVideoElement) => void): Promise<HTMLVideoElement> {
    await act(async () => root.unmount());
    const place = document.querySelector('div') as HTMLElement;
    place.innerHTML = renderToString(player);
    const video = document.querySelector('video') as HTMLVideoElement;
    prepare(video);
    root = await act(async () => hydrateRoot(place, player));
    return video;
  }

  /** jsdom moves the focus only of elements with a tabindex, which the server's HTML hasn't. */
  const turn = (video: HTMLVideoElement, to: 'focus' | 'blur') => {
    video.tabIndex = 0;
    video[to]();
    video.removeAttribute('tabindex');
  };
  const focused = () => hydrated((video) => turn(video, 'focus'));

  type MediaState = Partial<Pick<HTMLVideoElement, 'paused' | 'currentTime' | 'readyState' | 'networkState'>>;
  const is = (video: HTMLVideoElement, state: MediaState & { error?: object }) => {
    for (const [name, value] of Object.entries(state))
      Object.defineProperty(video, name, { value, configurable: true });
  };

  it('keeps the focus and its controls until the focus leaves it', async () => {
    const video = await focused();
    expect([document.activeElement, video.controls]).toEqual([video, true]);
    await act(async () => turn(video, 'blur'));
    expect([document.querySelector('button')?.textContent, video.controls]).toEqual(['play, T', false]);
  });

  it('gets qualities once it plays, and isn’t replaced by the poster when the focus leaves it', async () => {
    const video = await focused();
    is(video, { paused: false });
    await act(async () => turn(video, 'blur'));
    expect(document.querySelector('button')).toBeNull();
    await act(async () => video.dispatchEvent(new Event('playing')));
    expect([document.querySelector('button')?.textContent, video.controls]).toEqual(['low', true]);
  });

  it.each([
    ['plays', false],
    ['is paused', true],
  ])('that was started before hydration and %s changes its quality at its position', async (_, paused) => {
    const video = await hydrated((one) => is(one, { paused: false, readyState: 1, currentTime: 30 }));
    is(video, { paused });
    await press();
    const [stream] = vi.mocked(VideoStream).mock.instances;
    expect(vi.mocked(VideoStream).mock.calls[0]?.slice(2, 4)).toEqual(['low', 30]);
    expect(stream?.paused).toBe(paused);
    expect(stream?.start).toHaveBeenCalledOnce();
  });

  const tell = (target: Element | undefined, type: string) =>
    act(async () => void target?.dispatchEvent(new Event(type)));
  const sources = () => [...document.querySelectorAll('source')];

  it('that was pressed before hydration keeps its sources until one of them is chosen', async () => {
    const video = await hydrated((one) => is(one, { paused: false }));
    expect(sources().map((source) => source.getAttribute('src'))).toEqual(['/high', '/a.mp4']);
    await tell(sources()[0], 'error');
    expect(document.querySelector('[role=alert]')).toBeNull();
    await tell(video, 'playing');
    expect([sources(), document.querySelector('button')?.textContent]).toEqual([[], 'low']);
  });

  const pressed = { paused: false, readyState: 1, currentTime: 30 };
  const nothing = async () => undefined;
  it.each<[string, MediaState & { error?: object }, (video: HTMLVideoElement) => Promise<void>, number]>([
    ['after no source could be played', { paused: false, networkState: 3 }, nothing, 0],
    ['after it broke off', { ...pressed, error: {} }, nothing, 30],
    ['before its last source fails', { paused: false }, () => tell(sources().at(-1), 'error'), 0],
    ['before it breaks off', pressed, (video) => tell(video, 'error'), 30],
  ])('that is hydrated %s ends with the message and resumes at its position', async (_, state, end, from) => {
    const video = await hydrated((one) => {
      is(one, state);
      turn(one, 'focus');
    });
    await end(video);
    expect(document.querySelector('[role=alert]')?.textContent).toBe('failedagain');
    expect(document.activeElement?.textContent).toBe('again');
    await press();
    expect(vi.mocked(VideoStream).mock.calls.map((call) => call[3])).toEqual([from]);
  });

  it('that wasn’t pressed and has no source that the browser plays gets the poster', async () => {
    await hydrated((one) => is(one, { networkState: 3 }));
    expect(document.querySelector('button')?.textContent).toBe('play, T');
  });

  it('that another player stopped shows no message if it breaks off, and plays from its start', async () => {
    const video = await hydrated((one) => is(one, pressed));
    await act(async () => startPlaying(() => undefined));
    await tell(video, 'error');
    await press();
    expect(vi.mocked(VideoStream).mock.calls.map((call) => call[3])).toEqual([0]);
  });
});
