// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLoading } from './loading.ts';

/** Without the Navigation API; with it: tests/e2e/loading.spec.ts. */

const words = { story: 'Beitrag …', page: 'Seite …', slow: 'Langsam.', copy: 'Kopie' };
const place = () => document.querySelector('[role=status]') as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div role="status" data-loading='${JSON.stringify(words)}'></div>
    <form action="/beitrag/101"></form><form action="/linie"></form><form action="/uploads/plan.pdf"></form>`;
  startLoading();
});
afterEach(() => void vi.useRealTimers());

function send(form: number, isTaken = false) {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.forms[form]?.dispatchEvent(event);
  if (isTaken) event.preventDefault();
}

it.each([
  [0, 'Beitrag …'],
  [1, 'Seite …'],
] as const)('what a page is on its way to is told after 300 ms: %i', (form, told) => {
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
