// @vitest-environment jsdom
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { translator } from '#app/i18n/translate.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { onlyByScript, printedText } from '#tests/support/text-browser.ts';
import { retryAutomatically } from './auto-retry.ts';
import { runClocks } from './clocks.ts';
import { ErrorSummary } from './error-summary.tsx';
import { sendWhereReachable } from './send-check.ts';

const ID = '3f1c1f5e-6a55-4d0a-9a3e-111111111111';
const t = translator('de');

/** The forms submitted: submission id and button. */
let left: string[] = [];
sendWhereReachable(() => undefined);
document.addEventListener('submit', (event) => {
  const { target, submitter } = event;
  if (!event.defaultPrevented && target instanceof HTMLFormElement)
    left.push(`${new FormData(target).get('submission_id')} ${(submitter as HTMLButtonElement).value}`);
  event.preventDefault();
});

/** The page for a form that was sent so many seconds too early. */
function turnedAway(retryAfterSeconds: number, textOnly = false) {
  const result = { error: { '': ['Zu früh.'] } };
  const failure = { form: 'f-1', submissionId: ID, result, retryAfterSeconds };
  document.body.innerHTML = `${renderOnPage(createElement(ErrorSummary, { failure, constraint: {}, t }), { textOnly })}
    <form id="f-1" data-live="{}"><input type="hidden" name="submission_id" value="${ID}"><input name="name" value="Ada">
    <button name="remove" value="photo">x</button><button type="button">?</button>
    <button name="intent" value="draw">Senden</button><p data-send-note></p></form>`;
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const byHand = () => find('form [value=draw]').click();

beforeEach(() => {
  left = [];
  vi.useFakeTimers();
  vi.stubGlobal('stop', vi.fn());
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says nothing of it before a script does', () => {
  turnedAway(90);
  expect(onlyByScript(printedText(document.body.innerHTML), de)).toEqual([]);
});

describe('a form that came too early', () => {
  beforeEach(() => {
    turnedAway(90);
    retryAutomatically();
    runClocks();
  });

  it('leaves by itself when its time comes, once, as the same submission', async () => {
    expect(find('[role=timer]').textContent).toBe(t('turnComes', { time: '1:30' }));
    await pass(89);
    expect(left).toEqual([]);
    await pass(2);
    expect(left).toEqual([`${ID} draw`]);
    await pass(3600);
    expect(left).toHaveLength(1);
  });

  it('leaves once where its rider is faster', async () => {
    await pass(60);
    byHand();
    await pass(3600);
    expect(left).toHaveLength(1);
  });

  it.each([
    ['says so', () => find('[data-auto-retry] button').click()],
    ['changes something', () => find('[name=name]').dispatchEvent(new Event('input', { bubbles: true }))],
  ])('stays where its rider %s, and that is told', async (_, act) => {
    act();
    await pass(3600);
    expect(left).toEqual([]);
    expect(find('[data-auto-retry] [role=status]').textContent).toBe(t('turnStopped'));
    expect(find('[role=timer]').closest('[hidden]')).not.toBeNull();
    byHand();
    await pass(1);
    expect(left).toHaveLength(1);
  });

  it('lets nobody who listens hear each second', () => {
    const timer = find('[role=timer]');
    expect(timer.closest('[role=alert],[role=status],[aria-live]')).toBeNull();
    expect(find('#error-summary').contains(timer)).toBe(false);
  });
});

it('a form asks twice a minute at most, whatever a server says', async () => {
  turnedAway(1);
  retryAutomatically();
  runClocks();
  await pass(29);
  expect(left).toEqual([]);
  await pass(2);
  expect(left).toHaveLength(1);
});

it.each([
  ['without a script, which alone can send it', 90, false, 1],
  ['as text, which has no script', 90, true, 0],
  ['where it takes longer than anybody looks at a page', 1201, false, 0],
])('a form says nothing of itself %s', (_, seconds, textOnly, notes) => {
  turnedAway(seconds, textOnly);
  expect(document.querySelectorAll('[data-auto-retry]')).toHaveLength(notes);
  for (const shown of document.querySelectorAll('[data-auto-retry] > :not([hidden])'))
    expect(shown.textContent).toBe('');
});
