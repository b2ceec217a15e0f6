/**
 * A form leaves only where somebody answers: in a tunnel it waits on the device, or stays as it was typed. An answer that never
 * comes is told here, too, before the browser tells it in its own words. Sending again is the same submission.
 */
import { inTime } from '#app/contract/in-time.ts';
import { showNotes } from '#app/outbox/outbox-notes.ts';
import { dropKept, keepClaim, queueForm } from '#app/outbox/queue-form.ts';
import { AGAIN_FIELD } from './form-failure.ts';

/** A form that somebody waits for does not wait for storage. */
const STORAGE_MS = 300;
/** From then on a network is called slow, as it is by loading.ts of the shell. */
const SLOW_MS = 2500;
/** Longer than a slow network takes for two small packets; the service worker gives up a page after as long. */
const PROBE_MS = 15_000;
/** Longer than the server waits for anybody. */
const ANSWER_MS = 45_000;
/** Well within a claim's minute. */
const RENEW_MS = 20_000;
/** A small file of our own, asked for past every cache. */
const PROBE = '/favicon.svg';

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const reached = fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    // A portal that answers for us sends a page.
    ({ headers }) => !headers.get('Content-Type')?.startsWith('text/html'),
    () => false,
  );
  return inTime(reached, PROBE_MS, false);
}

function tell(form: HTMLFormElement, what: 'slow' | 'offline' | 'late' | null): void {
  const note = form.querySelector<HTMLElement>('[data-not-sent]');
  if (note) note.textContent = what === null ? '' : (note.dataset[what] ?? '');
}

function hasFiles(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')];
  return inputs.some(({ files }) => (files?.length ?? 0) > 0);
}

/** While files are on their way nobody else sends them; the end of the page ends that, whatever became of them. */
function keepClaiming(form: HTMLFormElement): void {
  const renewing = setInterval(keepClaim, RENEW_MS, form);
  addEventListener('pagehide', () => clearInterval(renewing));
}

/** Files take their time; without them an answer is due. */
function watch(form: HTMLFormElement, rest: () => void): void {
  if (hasFiles(form)) {
    keepClaiming(form);
    return;
  }
  const timer = setTimeout(() => {
    window.stop();
    rest();
    tell(form, 'late');
  }, ANSWER_MS);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}

/** It waits where it may, and that is seen; else the rider is told to send it later. */
async function keep(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const isKept = await queueForm(form, submitter);
  if (isKept) await showNotes();
  else tell(form, 'offline');
}

/** Where no answer of ours comes it waits like one that found nobody. */
async function handOver(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const isHanded = await queueForm(form, submitter, { sendingSince: Date.now() });
  if (!isHanded) await dropKept(form);
}

export function sendWhereReachable(rest: () => void): void {
  const checked = new WeakSet<HTMLFormElement>();
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.requestSubmit) return;
    if (form.dataset.live === undefined || !('fetch' in window)) return;
    if (checked.delete(form)) return watch(form, rest);
    event.preventDefault();
    tell(form, null);
    submitter?.setAttribute('aria-busy', 'true');
    // What only comes back in another language sends nothing, now or later.
    const sends = submitter?.getAttribute('name') !== AGAIN_FIELD;
    const handed = sends ? handOver(form, submitter) : Promise.resolve();
    const slow = setTimeout(tell, SLOW_MS, form, 'slow');
    void isReachable().then(async (reachable) => {
      clearTimeout(slow);
      tell(form, null);
      submitter?.removeAttribute('aria-busy');
      if (!reachable) return sends ? keep(form, submitter) : tell(form, 'offline');
      await inTime(handed, STORAGE_MS, undefined);
      checked.add(form);
      form.requestSubmit(submitter);
    });
  });
}
