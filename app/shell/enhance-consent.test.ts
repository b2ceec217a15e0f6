// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { SLOW_MS } from '#app/contract/with-timeout.ts';
import { enhanceConsent } from './enhance-consent.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the banner goes with a decision in another tab as soon as this one is looked at', () => {
  document.body.innerHTML = '<form data-consent></form>';
  const banner = document.forms[0] as HTMLFormElement;
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b');
  enhanceConsent(banner);
  expect(banner.hidden).toBe(false);
  cookie.mockReturnValue('mtm_consent=1700000000000');
  dispatchEvent(new Event('pageshow'));
  expect(banner.hidden).toBe(false);
  cookie.mockReturnValue('mtm_consent=1700000000000; mtm_consent=1.a');
  dispatchEvent(new Event('pageshow'));
  expect(banner.hidden).toBe(true);
  cookie.mockReturnValue('a=b; mtm_consent_removed=1');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(banner.hidden).toBe(true);
});

const taken = async () => ({ type: 'opaqueredirect' });
const failed = () => Promise.reject(new TypeError());
const nothing = () => undefined;
const press = (name: string) => document.querySelector<HTMLElement>(name)?.click();
const leave = () => void dispatchEvent(new Event('beforeunload'));

it.each<[string, () => Promise<unknown>, () => void, [reloads: number, sends: number]]>([
  ['the page is loaded again', taken, nothing, [1, 0]],
  ['the form is sent if nobody answers', failed, nothing, [0, 1]],
  ['a page whose link was pressed meanwhile isn’t replaced', taken, () => press('a'), [0, 0]],
  ['nor is it by the form', failed, () => press('a'), [0, 0]],
  ['another page on its way isn’t replaced', taken, leave, [0, 0]],
  ['nor is it after 2.5 s without an answer', () => new Promise(nothing), leave, [0, 0]],
])('after a decision %s', async (_, answer, meanwhile, expected) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  const reload = vi.fn();
  vi.stubGlobal('location', { pathname: '/', search: '', reload });
  document.body.innerHTML = `<a href="/linie"></a>
    <form data-consent><input name="return" value="/"><button name="decision" value="reject"></button></form>`;
  // jsdom can't navigate.
  addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault());
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.body.onsubmit = submitted;
  enhanceConsent(document.forms[0] as HTMLFormElement);
  press('button');
  meanwhile();
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect([reload.mock.calls.length, submitted.mock.calls.length - 1]).toEqual(expected);
});
