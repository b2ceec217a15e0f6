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

/** Whoever sends it now, perhaps with other words, sends no second one later. */
export async function dropKept(form: HTMLFormElement): Promise<void> {
  await dropForm(idOf(form)).catch(() => undefined);
}

/** For as long as its files are on their way. */
export function keepClaim(form: HTMLFormElement): void {
  renewClaim(idOf(form), Date.now()).catch(() => undefined);
}

interface Sending {
  /** It leaves now; the service worker or the page that answers takes it out, and it waits where there is neither. */
  sendingSince: number;
}

/** False where this form may not wait, or the device stores nothing. */
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
    // No storage, or none for so much.
    return false;
  }
}
