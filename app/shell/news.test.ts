// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForNews } from './news.ts';

const { offerNews } = vi.hoisted(() => ({ offerNews: vi.fn() }));
vi.mock('./offer-news.ts', () => ({ offerNews }));

const MINUTE = 60_000;
let now = Date.parse('2026-11-20T12:00:00Z');
/** jsdom has none; 2 is Back. */
const navigation = { type: 0 };

beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  Object.defineProperty(performance, 'navigation', { value: navigation, configurable: true });
  offerNews.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const transition = (type: 'pagehide' | 'pageshow') =>
  dispatchEvent(new PageTransitionEvent(type, { persisted: true }));

it('a page that Back brings from the browser’s cache asks once, and only after five minutes', async () => {
  watchForNews();
  now += 4 * MINUTE;
  transition('pagehide');
  now += 4 * MINUTE;
  transition('pageshow');
  transition('pagehide');
  now += 6 * MINUTE;
  transition('pageshow');
  await vi.waitFor(() => expect(offerNews).toHaveBeenCalledTimes(1));
  transition('pagehide');
  now += 6 * MINUTE;
  // Some engines fire both events.
  document.dispatchEvent(new Event('visibilitychange'));
  transition('pageshow');
  await vi.waitFor(() => expect(offerNews).toHaveBeenCalledTimes(2));
});

it.each([
  ['Back or a restored tab loads asks at once', 2, 1],
  ['a link or a reload loads does not', 1, 0],
])('a page that %s', async (_, type, asked) => {
  navigation.type = type;
  watchForNews();
  navigation.type = 0;
  await vi.dynamicImportSettled();
  expect(offerNews).toHaveBeenCalledTimes(asked);
  // Shown again within five minutes.
  transition('pageshow');
  await vi.dynamicImportSettled();
  expect(offerNews).toHaveBeenCalledTimes(asked);
});
