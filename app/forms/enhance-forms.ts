/**
 * The few lines of script that forms get, without any framework; brought by entry.client.tsx to pages that have one.
 * Everything works without them.
 */

import { carryTyped } from './carry-typed.ts';
import { runClocks } from './clocks.ts';
import { checkLive } from './live-check.ts';
import { openModally } from './modal-dialog.ts';
import { sendAtOnce } from './send-at-once.ts';
import { sendWhereReachable } from './send-check.ts';

/** A vote can be cast once an answer is chosen. After a try in vain a button that rests would look broken. */
function waitForChoice(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-needs-choice]')) {
    const { form } = button;
    button.disabled =
      form?.dataset.tried === undefined && form?.querySelector('input[type=radio]:checked') === null;
  }
}

/** Longer than any answer takes: whoever stopped the page from loading can send again. */
const BUSY_MS = 15_000;
const RESTED = 'kachel:rested';

/** A button rests while its answer is on its way; the draw's wheel turns. */
function showBusy(): void {
  document.addEventListener('submit', ({ target, submitter, defaultPrevented }) => {
    if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    const label = submitter.dataset.busyLabel;
    if (label === undefined || defaultPrevented) return;
    const before = submitter.textContent;
    target.dataset.busy = '';
    submitter.textContent = label;
    submitter.setAttribute('aria-disabled', 'true');
    // Only after the browser has taken the form's values, the button's own among them.
    setTimeout(() => {
      if (submitter.hasAttribute('aria-disabled')) submitter.disabled = true;
    });
    const rest = () => {
      submitter.disabled = false;
      delete target.dataset.busy;
      submitter.textContent = before;
      submitter.removeAttribute('aria-disabled');
    };
    setTimeout(rest, BUSY_MS);
    addEventListener('pageshow', rest, { once: true });
    addEventListener(RESTED, rest, { once: true });
  });
}

/** Results are kept for the visit and shown again where a later page could not get them. */
function keepResults(): void {
  try {
    for (const list of document.querySelectorAll<HTMLElement>('[data-results]')) {
      sessionStorage.setItem(list.dataset.results ?? '', list.innerHTML);
    }
    for (const empty of document.querySelectorAll<HTMLElement>('[data-results-missing]')) {
      const kept = sessionStorage.getItem(empty.dataset.resultsMissing ?? '');
      if (kept) empty.innerHTML = kept;
    }
  } catch {
    // Captive and signage browsers block storage.
  }
}

/** Browsers that know `autofocus` for inputs only. Whoever is in a field already, because the script was late, stays there. */
function focusAnswer(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[autofocus]')?.focus();
}

/** A turned phone lays the page out anew; the field that is being filled in stays in view. */
function keepFieldInView(): void {
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    if (document.activeElement?.matches('input, textarea'))
      document.activeElement.scrollIntoView({ block: 'center' });
  });
}

/** What sends a form in its turn is for a page that says when that is, and has to hear its clock run out. */
async function startClocks(): Promise<void> {
  if (document.querySelector('[data-turn]')) {
    // A tunnel: the button sends it.
    await import('./turn.ts').then(({ sendInTurn }) => sendInTurn()).catch(() => undefined);
  }
  runClocks();
}

export function enhanceForms(): void {
  checkLive();
  carryTyped();
  sendWhereReachable(() => dispatchEvent(new Event(RESTED)));
  waitForChoice();
  document.addEventListener('change', waitForChoice);
  addEventListener('pageshow', waitForChoice);
  showBusy();
  sendAtOnce();
  void startClocks();
  keepFieldInView();
  keepResults();
  focusAnswer();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-modal]'))
    openModally(dialog);
}
