// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { translator } from '#app/i18n/translate.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { printedText, scriptOnlyTexts } from '#tests/support/text-browser.ts';
import { retryAutomatically } from './auto-retry.ts';
import { RUN_OUT, runClocks } from './clocks.ts';
import { ErrorSummary } from './error-summary.tsx';
import { sendWhereReachable } from './send-check.ts';

const ID = '3f1c1f5e-6a55-4d0a-9a3e-111111111111';
const t = translator('de');

/** The forms submitted: submission id and button. */
let submitted: string[] = [];
sendWhereReachable(() => undefined);
document.addEventListener('submit', (event) => {
  const { target, submitter } = event;
  if (!event.defaultPrevented && target instanceof HTMLFormElement)
    submitted.push(`${new FormData(target).get('submission_id')} ${(submitter as HTMLButtonElement).value}`);
  event.preventDefault();
});

/** Shows the page of a form that was refused with this Retry-After. */
function showRefusedForm(retryAfterSeconds: number, textOnly = false) {
  const result = { error: { '': ['Zu früh.'] } };
  const failure = { formId: 'f-1', submissionId: ID, result, retryAfterSeconds };
  document.body.innerHTML = `${renderOnPage(createElement(ErrorSummary, { failure, constraint: {}, t }), { textOnly })}
    <form id="f-1" data-live="{}"><input type="hidden" name="submission_id" value="${ID}"><input name="name" value="Ada">
    <button name="remove" value="photo">x</button><button type="button">?</button>
    <button name="intent" value="draw">Senden</button><p data-send-note></p></form>`;
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const pressSend = () => find('form [value=draw]').click();

beforeEach(() => {
  submitted = [];
  vi.useFakeTimers();
  vi.stubGlobal('stop', vi.fn());
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the page shows no countdown before its script runs', () => {
  showRefusedForm(90);
  expect(scriptOnlyTexts(printedText(document.body.innerHTML), de)).toEqual([]);
});

describe('a rate-limited form', () => {
  beforeEach(() => {
    showRefusedForm(90);
    retryAutomatically(RUN_OUT);
    runClocks();
  });

  it('is sent automatically when its wait is over, once, as the same submission', async () => {
    expect(find('[role=timer]').textContent).toBe(t('turnComes', { time: '1:30' }));
    await pass(89);
    expect(submitted).toEqual([]);
    await pass(2);
    expect(submitted).toEqual([`${ID} draw`]);
    await pass(3600);
    expect(submitted).toHaveLength(1);
  });

  it('is sent once if the rider sends it first', async () => {
    await pass(60);
    pressSend();
    await pass(3600);
    expect(submitted).toHaveLength(1);
  });

  it.each([
    ['cancels', () => find('[data-auto-retry] button').click()],
    ['changes something', () => find('[name=name]').dispatchEvent(new Event('input', { bubbles: true }))],
  ])('is not sent automatically after the rider %s, and says so', async (_, act) => {
    act();
    await pass(3600);
    expect(submitted).toEqual([]);
    expect(find('[data-auto-retry] [role=status]').textContent).toBe(t('turnStopped'));
    expect(find('[role=timer]').closest('[hidden]')).not.toBeNull();
    pressSend();
    await pass(1);
    expect(submitted).toHaveLength(1);
  });

  it('doesn’t announce each second to screen readers', () => {
    const timer = find('[role=timer]');
    expect(timer.closest('[role=alert],[role=status],[aria-live]')).toBeNull();
    expect(find('#error-summary').contains(timer)).toBe(false);
  });
});

it('a form is retried at most twice a minute, whatever Retry-After says', async () => {
  showRefusedForm(1);
  retryAutomatically(RUN_OUT);
  runClocks();
  await pass(29);
  expect(submitted).toEqual([]);
  await pass(2);
  expect(submitted).toHaveLength(1);
});

it.each([
  ['without scripts', 90, false, 1],
  ['in the text-only view', 90, true, 0],
  ['if the wait is longer than 20 minutes', 1201, false, 0],
])('a form doesn’t mention automatic retries %s', (_, seconds, textOnly, notes) => {
  showRefusedForm(seconds, textOnly);
  expect(document.querySelectorAll('[data-auto-retry]')).toHaveLength(notes);
  for (const shown of document.querySelectorAll('[data-auto-retry] > :not([hidden])'))
    expect(shown.textContent).toBe('');
});
