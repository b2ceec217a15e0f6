/**
 * Before submitting, checks that the server is reachable; if not, queues the form in the outbox or tells the rider.
 * Also reports a missing answer before the browser shows its own error. Resending keeps the submission id.
 */
import { RECEIPT_FIELD } from '#app/contract/upload-fields.ts';
import { SLOW_MS, STORAGE_MS, withTimeout } from '#app/contract/with-timeout.ts';
import { leadsTo } from '#app/lib/leads-to.ts';
import { showNotes } from '#app/outbox/outbox-notes.ts';
import { dequeueForm, keepClaim, queueForm } from '#app/outbox/queue-form.ts';

/** A timeout for the probe, the same as the service worker's for a page. */
const PROBE_MS = 15_000;
/** Well below the claim's expiry of one minute. */
const TICK_MS = 15_000;
/** 45 s: longer than the server's own timeouts. */
const ANSWER_TICKS = 3;
/** 20 minutes, in which the server accepts a request's body. */
const UPLOAD_TICKS = 80;
/**
 * A small static file, requested without the HTTP cache: by a query of its own, since Chromium 64 behind a service
 * worker reads the cache in spite of 'no-store'.
 */
const PROBE = '/favicon.svg?';

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const reached = fetch(PROBE + Date.now(), { method: 'HEAD', cache: 'no-store' }).then(
    // A captive portal answers with an HTML page instead.
    ({ headers }) => !headers.get('Content-Type')?.startsWith('text/html'),
    () => false,
  );
  return withTimeout(reached, PROBE_MS, false);
}

function showNote(form: HTMLFormElement, what: 'slow' | 'offline' | 'late' | ''): void {
  for (const note of form.querySelectorAll<HTMLElement>('[data-send-note]')) {
    note.textContent = note.dataset[what] || '';
  }
}

/** Whether files are chosen, or were uploaded before: those are hidden inputs with a receipt, which have no `files`. */
function hasFiles(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`[type=file],[name=${RECEIPT_FIELD}]`)];
  return inputs.some(({ files }) => !files || files[0]);
}

/** One timer per page, so that a second press, after the browser's Stop, restarts the time. */
let timer: ReturnType<typeof setInterval> | undefined;

const endWatch = () => clearInterval(timer);

/**
 * Until the page is left or a link is pressed, whose page `stop()` would abort as well: the claim is renewed, so that
 * no other tab and no worker sends the form, and an answer that doesn't come in time is reported.
 */
function watch(form: HTMLFormElement, onAborted: () => void): void {
  endWatch();
  let left = hasFiles(form) ? UPLOAD_TICKS : ANSWER_TICKS;
  timer = setInterval(() => {
    left -= 1;
    if (left > 0) return keepClaim(form);
    endWatch();
    window.stop();
    onAborted();
    showNote(form, 'late');
  }, TICK_MS);
}

export function sendWhereReachable(onAborted: () => void): void {
  const checking = new WeakSet<HTMLFormElement>();
  let checked: HTMLFormElement | null = null;
  addEventListener('pagehide', endWatch);
  document.addEventListener('click', (event) => leadsTo(event) && endWatch());
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (!form.dataset.live || !form.requestSubmit || !('fetch' in window)) return;
    if (form === checked) return watch(form, onAborted);
    event.preventDefault();
    // A second press would post it a second time.
    if (checking.has(form)) return;
    checking.add(form);
    endWatch();
    showNote(form, '');
    submitter?.setAttribute('aria-busy', 'true');
    // Buttons with `formnovalidate` change language or view, remove a file or draw: never queue these.
    const sends = !(submitter as HTMLButtonElement | null)?.formNoValidate;
    // Stays queued unless our server answers.
    const handed: Promise<unknown> = sends
      ? queueForm(form, submitter, true).then<unknown>((queued) => queued || dequeueForm(form))
      : Promise.resolve();
    // Keeps running after the check, because the response itself may be slow.
    const slow = setTimeout(showNote, SLOW_MS, form, 'slow');
    const end = () => {
      clearTimeout(slow);
      showNote(form, '');
    };
    addEventListener('pagehide', end, { once: true });
    void isReachable().then(async (reachable) => {
      submitter?.removeAttribute('aria-busy');
      // Queue it again: the rider may have changed a field during the check, and the outbox must send the current
      // values.
      const last = reachable && sends ? handed.then(() => queueForm(form, submitter, true)) : handed;
      await withTimeout<unknown>(last, STORAGE_MS, undefined);
      checking.delete(form);
      if (!reachable) {
        end();
        if (sends && (await queueForm(form, submitter, false))) await showNotes();
        else showNote(form, 'offline');
        // Below its button, the note may stand below the window or behind the tab bar.
        return (form.lastElementChild as Element).scrollIntoView({ block: 'nearest' });
      }
      checked = form;
      form.requestSubmit(submitter);
      checked = null;
    });
  });
}
