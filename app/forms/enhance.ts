/**
 * The few lines of script that forms get, without any framework; brought by entry.client.tsx to pages that have one.
 * Everything works without them.
 */

/** A vote can be cast once an answer is chosen. */
function waitForChoice(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-needs-choice]')) {
    button.disabled = button.form?.querySelector('input[type=radio]:checked') === null;
  }
}

/** Longer than any answer takes: whoever stopped the page from loading can send again. */
const BUSY_MS = 15_000;

/** A button rests while its answer is on its way; the draw's wheel turns. */
function showBusy(): void {
  document.addEventListener('submit', ({ target, submitter }) => {
    if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
    const label = submitter.dataset.busyLabel;
    if (label === undefined) return;
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

/** Browsers that know `autofocus` for inputs only. */
function focusSummary(): void {
  const summary = document.getElementById('error-summary');
  if (summary && document.activeElement !== summary) summary.focus();
}

export function enhanceForms(): void {
  waitForChoice();
  document.addEventListener('change', waitForChoice);
  addEventListener('pageshow', waitForChoice);
  showBusy();
  keepResults();
  focusSummary();
}
