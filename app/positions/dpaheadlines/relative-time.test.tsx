// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { RelativeTime } from './relative-time.island.tsx';

const MINUTE = 60_000;
const Inner = RelativeTime.inner;

it('a relative time includes the time in which the device was asleep', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // performance.now() isn't advanced: it stops while a device is asleep.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as HTMLElement);
  const iso = new Date(Date.now() - 3 * MINUTE).toISOString();
  const labels = { justNow: 'jetzt', minutes: 'vor {count} Min.', hours: 'vor {count} Std.' };
  await act(async () =>
    root.render(<Inner iso={iso} text="vor 3 Min." leastMs={3 * MINUTE} labels={labels} />),
  );
  vi.setSystemTime(Date.now() + 20 * MINUTE);
  await act(async () => vi.advanceTimersByTime(30_000));
  expect(document.body.textContent).toBe('vor 23 Min.');
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
