// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VideoPlayer } from './video-player.island.tsx';
import { VideoStream } from './video-stream.ts';

vi.mock('./video-stream.ts');

const Inner = VideoPlayer.inner;
const labels = { play: 'play', failed: 'failed', again: 'again' } as ComponentProps<typeof Inner>['labels'];

let root: Root;
const press = () => act(async () => document.querySelector('button')?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  const streams = { low: '', medium: '', high: '' };
  await act(async () =>
    root.render(
      <Inner
        title="T"
        lang={undefined}
        poster=""
        facts=""
        base=""
        mp4=""
        streams={streams}
        labels={labels}
      />,
    ),
  );
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
