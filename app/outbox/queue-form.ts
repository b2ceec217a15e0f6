import { renewClaim } from './claim.ts';
import { dropForm, putForm } from './outbox-store.ts';
import { SYNC_TAG } from './sync.ts';
import { bytesOf, formAsFields, MAX_FILE_BYTES, type WaitingWords, waitingFormId } from './waiting-form.ts';

interface SyncingRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncingRegistration | undefined;
  await registration?.sync?.register(SYNC_TAG);
}

function idOf(form: HTMLFormElement): string {
  const submission = form.elements.namedItem('submission_id');
  return waitingFormId(
    submission instanceof HTMLInputElement ? submission.value : null,
    location.pathname,
    form.id,
  );
}

/** The form is being sent directly, perhaps with other values: remove its queued version, or both would be sent. */
export async function dequeueForm(form: HTMLFormElement): Promise<void> {
  await dropForm(idOf(form)).catch(() => undefined);
}

/** Called repeatedly while the form is being sent. */
export function keepClaim(form: HTMLFormElement): void {
  renewClaim(idOf(form), 0);
}

/**
 * False if this form may not be queued, or the browser can't store it. With `isSent` it is being sent now: the worker
 * or the answering page removes it; if neither does, it stays queued.
 */
export async function queueForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  isSent: boolean,
): Promise<boolean> {
  const { later, titlePrefix = '' } = form.dataset;
  if (!later) return false;
  try {
    const fields = formAsFields(form, submitter);
    if (bytesOf(fields) > MAX_FILE_BYTES) return false;
    const { pathname, search } = location;
    const at = Date.now();
    await putForm({
      id: idOf(form),
      action: form.action,
      multipart: form.enctype === 'multipart/form-data',
      fields,
      page: {
        address: pathname + search,
        title: document.title.replace(titlePrefix, '').replace(/ – [^–]*$/, ''),
      },
      form: form.id,
      words: JSON.parse(later) as WaitingWords,
      at,
      sendingSince: isSent ? at : 0,
    });
    if (!isSent) askForSync().catch(() => undefined);
    return true;
  } catch {
    // Storage is missing or full.
    return false;
  }
}
