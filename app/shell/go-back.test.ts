// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBackLinks } from './go-back.ts';

/** Without the Navigation API; with it: tests/e2e/entry-pages.spec.ts. */

watchBackLinks();
let followed = 0;
document.addEventListener('click', (event) => {
  if (!event.defaultPrevented) followed += 1;
  event.preventDefault();
});

const back = vi.fn();
const press = () => document.querySelector('a')?.click();

let clock = 0;
beforeEach(() => {
  followed = 0;
  clock += 10_000;
  vi.useFakeTimers({ now: clock });
  vi.spyOn(history, 'back').mockImplementation(back.mockReset());
  history.pushState(null, '', '/beitrag/1');
  document.body.innerHTML = '<a data-back href="/"></a>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['another page of ours', `${location.origin}/linie`, '', [1, 0]],
  ['this page', `${location.origin}/beitrag/1?lang=en`, '', [0, 1]],
  ['another page, before a jump to an anchor', `${location.origin}/linie`, '#part', [0, 1]],
  ['a page elsewhere', `${location.origin}0/linie`, '', [0, 1]],
  ['no page', '', '', [0, 1]],
])('goes back only to a page of ours: %s', (_, referrer, hash, [backs, follows]) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', `/beitrag/1${hash}`);
  press();
  expect([back.mock.calls.length, followed]).toEqual([backs, follows]);
});

it('two quick taps go back once, a later one again', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/linie`);
  press();
  vi.advanceTimersByTime(2999);
  press();
  expect([back.mock.calls.length, followed]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  press();
  expect([back.mock.calls.length, followed]).toEqual([2, 0]);
});
