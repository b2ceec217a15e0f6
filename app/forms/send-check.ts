/**
 * Before submitting, checks that the server is reachable; if not, queues the form in the outbox or tells the rider.
 * Also reports a missing answer before the browser shows its own error. Resending keeps the submission id.
 */
import { RECEIPT_FIELD } from '#app/contract/upload-fields.ts';
import { SLOW_MS, STORAGE_MS, withTimeout } from '#app/contract/with-timeout.ts';
import { showNotes } from '#app/outbox/outbox-notes.ts';
import { dequeueForm, keepClaim, queueForm } from '#app/outbox/queue-form.ts';

/** A timeout for the probe, the same as the service worker's for a page. */
const PROBE_MS = 15_000;
/** Longer than the server's own timeouts. */
const ANSWER_MS = 45_000;
/** Well below the claim's expiry of one minute. */
const RENEW_MS = 20_000;
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

/** Chosen, or uploaded before and handed on when the form is sent: their hidden receipts have no `files`. */
function hasFiles(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`[type=file],[name=${RECEIPT_FIELD}]`)];
  return inputs.some(({ files }) => !files || files.length > 0);
}

/** One for the page: a press after the browser's 'stop' begins anew, and nobody ends it before its own 45 s. */
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Uploads may take long: the claim is renewed, so that nobody else sends the form. Without files a missing answer is
 * reported after 45 s. Either stops when the page is left.
 */
function watch(form: HTMLFormElement, onAborted: () => void): void {
  clearTimeout(timer);
  timer = hasFiles(form)
    ? setInterval(keepClaim, RENEW_MS, form)
    : setTimeout(() => {
        window.stop();
        onAborted();
        showNote(form, 'late');
      }, ANSWER_MS);
  // Of either kind.
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}

export function sendWhereReachable(onAborted: () => void): void {
  const checking = new WeakSet<HTMLFormElement>();
  let checked: HTMLFormElement | null = null;
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.dataset.live === undefined || !form.requestSubmit || !('fetch' in window)) return;
    if (form === checked) return watch(form, onAborted);
    event.preventDefault();
    // A second press would post it a second time.
    if (checking.has(form)) return;
    checking.add(form);
    showNote(form, '');
    submitter?.setAttribute('aria-busy', 'true');
    // Buttons without validation change the language or view, remove a file or draw: nothing that could wait.
    const sends = !(submitter as HTMLButtonElement | null)?.formNoValidate;
    // It stays queued if no answer of our server comes.
    const handed = sends
      ? queueForm(form, submitter, true).then((queued) => (queued ? undefined : dequeueForm(form)))
      : Promise.resolve();
    // Goes on after the check: the answer may be what is slow.
    const slow = setTimeout(showNote, SLOW_MS, form, 'slow');
    const end = () => {
      clearTimeout(slow);
      showNote(form, '');
    };
    addEventListener('pagehide', end, { once: true });
    void isReachable().then(async (reachable) => {
      submitter?.removeAttribute('aria-busy');
      // Once more: the rider may have corrected something, and the outbox must not send what it was before.
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
