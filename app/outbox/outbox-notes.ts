import { deliverAll } from './deliver.ts';
import { fileListOf } from './file-list.ts';
import { allForms, dropForm, isUnderWay } from './outbox-store.ts';
import { DELIVERED_MESSAGE } from './sync.ts';
import type { WaitingForm } from './waiting-form.ts';

/**
 * What waits is seen on every page, at its form or at the page's top, and sent as soon as somebody answers: when the
 * browser says 'online', when the rider comes back to the page, and, because neither is sure, every few seconds.
 */

const RETRY_MS = 10_000;
const NOTE = 'data-outbox';

function noteFor(form: WaitingForm): HTMLElement {
  const { page, outcome } = form;
  const note = document.createElement('div');
  note.setAttribute(NOTE, form.id);
  note.className = 'mb-4 rounded border-l-4 border-green bg-green-tint p-4 text-ink';
  const text = document.createElement('p');
  text.textContent = wordsOf(form)
    .replace('{title}', () => page.title)
    .replace('{answer}', () => outcome?.said ?? '');
  note.append(text, ...waysOn(form));
  return note;
}

function wordsOf({ words, outcome }: WaitingForm): string {
  if (!outcome) return words.waiting;
  if (!outcome.accepted) return words.refused;
  // A form that an earlier build kept has fewer words.
  return (outcome.said && words.answered) || words.sent;
}

const WAY_ON = 'mr-6 inline-flex min-h-[44px] items-center font-bold underline';

function waysOn(form: WaitingForm): HTMLElement[] {
  const { id, words, outcome } = form;
  if (outcome?.accepted) {
    const link = document.createElement('a');
    link.href = outcome.address;
    link.className = WAY_ON;
    link.textContent = words.show;
    link.addEventListener('click', () => void dropForm(id));
    return [link];
  }
  const cancel = button(words.cancel, () => void dropForm(id).then(showNotes));
  return outcome ? [button(words.look, () => postAgain(form)), cancel] : [cancel];
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = WAY_ON;
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}

/** The server's own page tells what was wrong, field by field, around what was typed. It is the same submission. */
function postAgain({ action, multipart, fields }: WaitingForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  if (multipart) form.enctype = 'multipart/form-data';
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.name = name;
    if (typeof value === 'string') input.value = value;
    else {
      input.type = 'file';
      input.files = fileListOf([value]);
    }
    form.append(input);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
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
  if (forms.length > 0) watch();
  for (const place of document.querySelectorAll(`[role=status][${NOTE}]`)) place.replaceChildren();
  for (const form of forms) {
    if (isOnPage(form)) await dropForm(form.id);
    else if (!isUnderWay(form, Date.now())) placeFor(form)?.append(noteFor(form));
  }
  const waits = forms.some(({ outcome }) => !outcome);
  if (waits && retrying === undefined) retrying = setInterval(quietly, RETRY_MS);
  if (!waits) {
    clearInterval(retrying);
    retrying = undefined;
  }
}

/**
 * The page that answers a form holds all that was typed, or what came of it: from now on it is that page's. A summary that
 * a script made stands right before its form; it answers nothing.
 */
function isOnPage({ id, form, page, at, sendingSince }: WaitingForm): boolean {
  if (location.pathname !== page.address.split('?')[0]) return false;
  // Nobody but its own page has sent it.
  if (sendingSince === at && document.getElementById(`${form}-outcome`)) return true;
  const answer = document.getElementById('error-summary');
  const own = document.getElementById(form);
  if (!answer || !(own instanceof HTMLFormElement) || answer.nextElementSibling === own) return false;
  const submission = own.elements.namedItem('submission_id');
  // A vote has none; its form was tried.
  return submission instanceof HTMLInputElement ? submission.value === id : own.dataset.tried !== undefined;
}

export async function deliverAndShow(): Promise<void> {
  await showNotes();
  await deliverAll();
  await showNotes();
}

/** Where storage throws, nothing waits. */
function quietly(): void {
  deliverAndShow().catch(() => undefined);
}

let watches = false;

/** From the first form that waits, for as long as the page stays. */
function watch(): void {
  if (watches) return;
  watches = true;
  addEventListener('online', quietly);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') quietly();
  });
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === DELIVERED_MESSAGE) void showNotes().catch(() => undefined);
  });
}
