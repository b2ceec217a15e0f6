// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AGE_MARK } from '#app/config/offline-marks.ts';
import { RelativeTime } from './relative-time.island.tsx';

const MINUTE = 60_000;
const Inner = RelativeTime.inner;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // performance.now() isn't advanced: it stops while a device is asleep.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['includes the time in which the device was asleep', '', 'vor 23 Min.'],
  ['on a stored copy stays the one of the copy’s time', '<p>Stand 14:05 Uhr, offline.</p>', 'vor 3 Min.'],
])('a relative time %s', async (_, note, shown) => {
  document.body.innerHTML = `<div ${AGE_MARK}="">${note}</div><main></main>`;
  const main = document.querySelector('main') as HTMLElement;
  const root = createRoot(main);
  const iso = new Date(Date.now() - 3 * MINUTE).toISOString();
  const labels = { justNow: 'jetzt', minutes: 'vor {count} Min.', hours: 'vor {count} Std.' };
  await act(async () =>
    root.render(<Inner iso={iso} text="vor 3 Min." leastMs={3 * MINUTE} labels={labels} />),
  );
  vi.setSystemTime(Date.now() + 20 * MINUTE);
  await act(async () => vi.advanceTimersByTime(30_000));
  expect(main.textContent).toBe(shown);
  await act(async () => root.unmount());
});
