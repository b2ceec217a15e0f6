/**
 * Scripts for forms, without a framework. Loaded by entry.client.tsx on pages with a form; every form works without
 * them.
 */

import { carryTyped } from './carry-typed.ts';
import { RUN_OUT, runClocks } from './clocks.ts';
import { checkLive } from './live-check.ts';
import { sendWhereReachable } from './send-check.ts';
import { submitOnChange } from './submit-on-change.ts';

/** The vote button is disabled until an answer is chosen, except after a failed attempt: it would look broken. */
function waitForChoice(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-needs-choice]')) {
    const form = button.form as HTMLFormElement;
    button.disabled = form.dataset.tried === undefined && !form.querySelector(':checked');
  }
}

/** Longer than any answer takes, so that the form can be sent again if the rider stops the page load. */
const BUSY_MS = 15_000;

/**
 * While a form is being sent, its button does nothing and shows another label; the draw's wheel spins. Not by
 * `disabled`, which Firefox keeps when the page is loaded again.
 */
function showBusy(): void {
  document.addEventListener(
    'submit',
    (event) => {
      if (!event.submitter?.hasAttribute('aria-disabled')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  document.addEventListener('submit', ({ target, submitter, defaultPrevented }) => {
    if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    const label = submitter.dataset.busyLabel;
    if (label === undefined || defaultPrevented) return;
    const before = submitter.textContent;
    target.dataset.busy = '';
    submitter.textContent = label;
    submitter.setAttribute('aria-disabled', 'true');
    const clearBusy = () => {
      delete target.dataset.busy;
      submitter.textContent = before;
      submitter.removeAttribute('aria-disabled');
    };
    setTimeout(clearBusy, BUSY_MS);
    addEventListener('pageshow', clearBusy, { once: true });
  });
}

/** Keeps vote results in sessionStorage and shows them on later pages that failed to load them. */
function keepResults(): void {
  try {
    for (const list of document.querySelectorAll<HTMLElement>('[data-results]')) {
      sessionStorage.setItem(list.dataset.results || '', list.innerHTML);
    }
    for (const empty of document.querySelectorAll<HTMLElement>('[data-results-missing]')) {
      const kept = sessionStorage.getItem(empty.dataset.resultsMissing || '');
      if (kept) empty.innerHTML = kept;
    }
  } catch {
    // Some captive portal and signage browsers block sessionStorage.
  }
}

/**
 * Polyfill for `autofocus` on elements other than inputs. Doesn't move the focus if the rider has focused something.
 */
function focusAnswer(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[autofocus]')?.focus();
}

/** Rotating a phone changes the layout: keep the focused field in view. */
function keepFieldInView(): void {
  let width = innerWidth;
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    for (const field of document.querySelectorAll('input:focus, textarea:focus'))
      field.scrollIntoView({ block: 'center' });
  });
}

/** auto-retry.ts must be loaded before the countdowns start, because it listens for their end event. */
async function startClocks(): Promise<void> {
  if (document.querySelector('[data-auto-retry]')) {
    // Offline: the rider can still press the button.
    await import('./auto-retry.ts').then((retry) => retry.retryAutomatically(RUN_OUT)).catch(() => undefined);
  }
  runClocks();
}

export function enhanceForms(): void {
  checkLive();
  carryTyped();
  // A page whose form was given up is as one that was left and is shown again.
  sendWhereReachable(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new Event(type));
  });
  waitForChoice();
  document.addEventListener('change', waitForChoice);
  addEventListener('pageshow', waitForChoice);
  showBusy();
  submitOnChange();
  void startClocks();
  keepFieldInView();
  keepResults();
  focusAnswer();
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-modal]');
  if (dialog) {
    import('./modal-dialog.ts').then(
      (modal) => modal.openModally(dialog),
      // Offline: it works as the server rendered it.
      () => undefined,
    );
  }
}
