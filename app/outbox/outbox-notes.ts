import { deliverAll } from './deliver.ts';
import { allForms, dropForm } from './outbox-store.ts';
import { DELIVERED_MESSAGE } from './sync.ts';
import type { WaitingForm } from './waiting-form.ts';

/**
 * What waits is seen on every page, at its form or at the page's top, and sent as soon as somebody answers: when the
 * browser says 'online', when the rider comes back to the page, and, because neither is sure, every few seconds.
 */

const RETRY_MS = 10_000;
const NOTE = 'data-outbox';

function noteFor(form: WaitingForm): HTMLElement {
  const { words, page, outcome } = form;
  const note = document.createElement('div');
  note.setAttribute(NOTE, form.id);
  note.className = 'mb-4 rounded border-l-4 border-green bg-green-tint p-4 text-ink';
  const text = document.createElement('p');
  const said = outcome ? (outcome.accepted ? words.accepted : words.refused) : words.waiting;
  text.textContent = said.replace('{title}', () => page.title);
  note.append(text, outcome ? linkTo(form, outcome) : cancelButton(form));
  return note;
}

const WAY_ON = 'inline-flex min-h-[44px] items-center font-bold underline';

/** Opened once, it is told; what was refused fills its form again there. */
function linkTo({ id, words }: WaitingForm, { accepted, address }: NonNullable<WaitingForm['outcome']>) {
  const link = document.createElement('a');
  link.href = address;
  link.className = WAY_ON;
  link.textContent = accepted ? words.show : words.look;
  link.addEventListener('click', () => {
    if (accepted) void dropForm(id);
  });
  return link;
}

function cancelButton({ id, words }: WaitingForm) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = WAY_ON;
  button.textContent = words.cancel;
  button.addEventListener('click', () => {
    void dropForm(id).then(showNotes);
  });
  return button;
}

/** A live region of its own, made once, so that a change in it is heard. */
function placeFor(form: WaitingForm): HTMLElement | null {
  const own = document.getElementById(form.form);
  const inForm = own instanceof HTMLFormElement && location.pathname === form.page.address.split('?')[0];
  const parent = inForm ? own : document.getElementById('content');
  if (!parent) return null;
  const found = parent.querySelector<HTMLElement>(`:scope > [role=status][${NOTE}]`);
  if (found) return found;
  const place = document.createElement('div');
  place.setAttribute('role', 'status');
  place.setAttribute(NOTE, '');
  if (inForm) {
    place.className = 'mt-4';
    parent.append(place);
  } else parent.prepend(place);
  return place;
}

let retrying: ReturnType<typeof setInterval> | undefined;

export async function showNotes(): Promise<void> {
  const forms = await allForms();
  for (const place of document.querySelectorAll(`[role=status][${NOTE}]`)) place.replaceChildren();
  for (const form of forms) {
    placeFor(form)?.append(noteFor(form));
    if (form.outcome?.accepted === false) await fillAgain(form);
  }
  const waits = forms.some(({ outcome }) => !outcome);
  if (waits && retrying === undefined) retrying = setInterval(quietly, RETRY_MS);
  if (!waits) {
    clearInterval(retrying);
    retrying = undefined;
  }
}

/** What was refused stands in its form again, to be mended; from then on it is that form's. */
async function fillAgain({ id, form: name, page, fields }: WaitingForm): Promise<void> {
  const form = document.getElementById(name);
  if (!(form instanceof HTMLFormElement) || location.pathname !== page.address.split('?')[0]) return;
  for (const [field, value] of fields) {
    for (const control of form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(field)}"]`)) {
      if (typeof value !== 'string' || control.type === 'file') continue;
      if (control.type === 'checkbox' || control.type === 'radio')
        control.checked ||= control.value === value;
      else if (control.type !== 'hidden' || field === 'submission_id') control.value = value;
    }
  }
  await dropForm(id);
}

async function deliverAndShow(): Promise<void> {
  await deliverAll();
  await showNotes();
}

/** Where storage throws, nothing waits. */
function quietly(): void {
  deliverAndShow().catch(() => undefined);
}

/** For a page that has just been opened, and for as long as it stays. */
export function watchOutbox(): void {
  quietly();
  addEventListener('online', quietly);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') quietly();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === DELIVERED_MESSAGE) void showNotes().catch(() => undefined);
  });
}
