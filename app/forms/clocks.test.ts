// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runClocks } from './clocks.ts';

const NOON = Date.parse('2026-11-20T11:00:00Z');
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The page as the server made it at noon: a quarter of an hour is left. */
function shown(until: number | null = NOON + 15 * MINUTE): string | null {
  const named = until === null ? '' : `data-until="${until}"`;
  document.body.innerHTML = `<strong data-left="${15 * MINUTE}" ${named} data-running="{time}" data-over="over"></strong>`;
  runClocks();
  return document.body.textContent;
}

it('a countdown continues when Back shows its page from the HTTP cache', () => {
  expect(shown()).toBe('15:00');
  vi.setSystemTime(NOON + 10 * MINUTE);
  expect(shown()).toBe('5:00');
  vi.setSystemTime(NOON + 16 * MINUTE);
  expect(shown()).toBe('over');
});

it('a countdown has its full length on a device whose clock is wrong', () => {
  vi.setSystemTime(NOON + 60 * MINUTE);
  expect(shown()).toBe('15:00');
});

it('a countdown with another end, or without data-until (automatic retry), starts from the beginning', () => {
  shown();
  shown(null);
  vi.setSystemTime(NOON + 10 * MINUTE);
  expect(shown(NOON + 25 * MINUTE)).toBe('15:00');
  expect(shown(null)).toBe('15:00');
});

it('the last two minutes and the end are announced, each once, however late its script runs', async () => {
  document.body.innerHTML = `<i role="status"></i><b data-left="${15 * MINUTE}" data-soon="soon" data-over="over"></b>`;
  const told: string[] = [];
  const region = document.querySelector('i') as HTMLElement;
  new MutationObserver(() => told.push(region.textContent)).observe(region, { childList: true });
  runClocks();
  await vi.advanceTimersByTimeAsync(13 * MINUTE);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['soon']);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(told).toEqual(['soon', 'over']);
});

it('in the last two minutes the countdown has another text', async () => {
  document.body.innerHTML = `<b data-left="${3 * MINUTE}" data-running="{time}" data-last="only {time}" data-over="over"></b>`;
  runClocks();
  const told: (string | null)[] = [];
  for (const seconds of [60, 1, 118, 1]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    told.push(document.body.textContent);
  }
  expect(told).toEqual(['2:00', 'only 1:59', 'only 0:01', 'over']);
});

it('the end is read once: the countdown itself is hidden from screen readers', () => {
  document.body.innerHTML = '<i role="status"></i><b data-left="1000" data-over="over"></b>';
  runClocks();
  const clock = document.querySelector('b') as HTMLElement;
  expect(clock.getAttribute('aria-hidden')).toBeNull();
  vi.advanceTimersByTime(1000);
  expect([clock.textContent, clock.getAttribute('aria-hidden')]).toEqual(['over', 'true']);
});

it('a countdown starts from the beginning if sessionStorage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect([shown(), shown()]).toEqual(['15:00', '15:00']);
});
