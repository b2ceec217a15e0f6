import { dropForm, putForm, renewClaim } from './outbox-store.ts';
import { SYNC_TAG } from './sync.ts';
import { fitsDevice, formAsFields, formId, type WaitingWords } from './waiting-form.ts';

interface SyncingRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncingRegistration | undefined;
  await registration?.sync?.register(SYNC_TAG);
}

function idOf(form: HTMLFormElement): string {
  const submission = form.elements.namedItem('submission_id');
  return formId(submission instanceof HTMLInputElement ? submission.value : null, location.pathname, form.id);
}

/** The form is being sent directly, perhaps with other values: remove its queued version, or both would be sent. */
export async function dequeueForm(form: HTMLFormElement): Promise<void> {
  await dropForm(idOf(form)).catch(() => undefined);
}

/** Called repeatedly while the form's files are being uploaded. */
export function keepClaim(form: HTMLFormElement): void {
  renewClaim(idOf(form), Date.now()).catch(() => undefined);
}

interface Sending {
  /** The form is being sent now. The worker or the answering page removes it; if neither does, it stays queued. */
  sendingSince: number;
}

/** False if this form may not be queued, or the browser can't store it. */
export async function queueForm(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  sending?: Sending,
): Promise<boolean> {
  if (form.dataset.later === undefined) return false;
  try {
    const fields = formAsFields(form, submitter);
    if (!fitsDevice(fields)) return false;
    const { pathname, search } = location;
    await putForm({
      id: idOf(form),
      action: form.action,
      multipart: form.enctype === 'multipart/form-data',
      fields,
      page: { address: pathname + search, title: document.title.replace(/ – [^–]*$/, '') },
      form: form.id,
      words: JSON.parse(form.dataset.later) as WaitingWords,
      at: sending?.sendingSince ?? Date.now(),
      ...sending,
    });
    if (!sending) askForSync().catch(() => undefined);
    return true;
  } catch {
    // Storage is missing or full.
    return false;
  }
}
