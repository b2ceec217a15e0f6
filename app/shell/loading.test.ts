// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SLOW_MS } from '#app/contract/with-timeout.ts';
import { askWorker } from './ask-worker.ts';
import { startLoading } from './loading.ts';

vi.mock('./ask-worker.ts');

/** Without the Navigation API, except in the last test; with it: tests/e2e/loading.spec.ts. */

const words = { story: 'Beitrag …', page: 'Seite …', slow: 'Langsam.', copy: 'Kopie' };
const place = () => document.querySelector('[role=status]') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(askWorker).mockReset().mockResolvedValue(true);
  history.replaceState(null, '', '/archiv?page=2#results');
  document.body.innerHTML = `<div role="status" data-loading='${JSON.stringify(words)}'></div>
    <form action="/beitrag/101"></form><form action="/linie"></form><form action="/uploads/plan.pdf"></form>
    <form action="/consent" method="post"></form>`;
  startLoading(place());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function send(form: number, isTaken = false) {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.forms[form]?.dispatchEvent(event);
  if (isTaken) event.preventDefault();
}

it.each([
  [0, 'Beitrag …'],
  [1, 'Seite …'],
] as const)('the status says after 300 ms what is loading: %i', (form, told) => {
  send(form);
  vi.advanceTimersByTime(299);
  expect(place().textContent).toBe('');
  vi.advanceTimersByTime(1);
  expect(place().textContent).toBe(told);
});

it.each(['pagehide', 'keydown'])('and no longer after %s', (type) => {
  send(0);
  vi.advanceTimersByTime(300);
  const event = type === 'keydown' ? new KeyboardEvent(type, { key: 'Escape' }) : new Event(type);
  (type === 'keydown' ? document : window).dispatchEvent(event);
  vi.advanceTimersByTime(3000);
  expect(place().childElementCount).toBe(0);
});

it('nothing is told of what the page itself took, nor of a file that opens elsewhere', () => {
  send(0, true);
  vi.advanceTimersByTime(400);
  send(2);
  vi.advanceTimersByTime(400);
  expect(place().textContent).toBe('');
});

it.each([
  ['a post', 3, '/archiv?page=2'],
  ['a form that gets', 1, '/linie'],
] as const)('the way to the copy while %s takes long', async (_what, form, offered) => {
  send(form);
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(askWorker).toHaveBeenLastCalledWith({ seeks: location.origin + offered });
  // jsdom can't navigate.
  vi.mocked(askWorker).mockReturnValueOnce(new Promise(() => undefined));
  place().querySelector('button')?.click();
  expect(askWorker).toHaveBeenLastCalledWith({ source: 'copy', address: location.origin + offered });
});

it.each([
  ['a post', '/linie', new FormData(), '/archiv?page=2'],
  ['a link', '/linie', null, '/linie'],
  ['a reload at a fragment', '/archiv?page=2#results', null, '/archiv?page=2'],
] as const)('the same where the Navigation API tells of %s', async (_what, leadsTo, formData, offered) => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  startLoading(place());
  const destination = { url: location.origin + leadsTo, sameDocument: false };
  navigation.dispatchEvent(
    Object.assign(new Event('navigate'), { destination, downloadRequest: null, formData }),
  );
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(askWorker).toHaveBeenLastCalledWith({ seeks: location.origin + offered });
});
