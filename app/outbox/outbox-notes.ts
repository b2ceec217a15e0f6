import { LIST_MARK } from '#app/config/offline-marks.ts';
import { isUnderWay } from './claim.ts';
import { deliverAll, dropUnaccepted } from './deliver.ts';
import { fileListOf } from './file-list.ts';
import { allForms, dropForm, replaceForm } from './outbox-store.ts';
import { DELIVERED_MESSAGE } from './sync.ts';
import type { WaitingForm } from './waiting-form.ts';

/**
 * Shows a note for every queued form, at the form or at the top of the page, and sends the forms on the 'online'
 * event and every 10 s, because that event isn't reliable. offline.ts also sends them when the page becomes visible.
 */

const RETRY_MS = 10_000;
const NOTE = 'data-outbox';

function noteFor(form: WaitingForm): HTMLElement {
  const note = document.createElement('div');
  note.setAttribute(NOTE, form.id);
  note.id = NOTE + form.at;
  note.className = 'mb-4 rounded border-l-4 border-green bg-green-tint p-4 text-ink';
  const text = document.createElement('p');
  text.textContent = filled(form, statusText(form));
  note.append(text, ...noteActions(form));
  return note;
}

/**
 * Fills in a note's text. A text that is missing, because an older version of the app queued the form, becomes title
 * and answer.
 */
function filled({ page, outcome }: WaitingForm, words = '{title} {answer}'): string {
  return words.replace('{title}', () => page.title).replace('{answer}', () => outcome?.said || '');
}

function statusText({ words, outcome }: WaitingForm): string | undefined {
  if (!outcome) return words.waiting;
  if (!outcome.accepted) return outcome.said ? words.refused : words.unsent;
  return outcome.said ? words.answered : words.sent;
}

const WAY_ON = 'mr-6 inline-flex min-h-[44px] items-center font-bold underline';

function noteActions(form: WaitingForm): HTMLElement[] {
  const { words, outcome } = form;
  if (outcome?.accepted) {
    const link = document.createElement('a');
    link.href = `${outcome.address}#${form.form}-outcome`;
    link.className = WAY_ON;
    link.textContent = words.show;
    return [link];
  }
  const cancel = button(words.cancel, () => {
    takeBack(form, cancel.parentElement as HTMLElement).catch(() => undefined);
  });
  return outcome ? [button(words.look, () => void postAgain(form)), cancel] : [cancel];
}

/**
 * Claims the form that a note shows. Falsy if another tab or the worker is sending it (it may arrive, so it can't be
 * cancelled), or has had an answer, posted it again or cancelled it since: then the notes are updated instead.
 */
async function claimShown(form: WaitingForm, now: number): Promise<unknown> {
  const claimed = await replaceForm(
    form.id,
    (stored) =>
      stored.at === form.at &&
      !stored.outcome === !form.outcome &&
      !isUnderWay(stored, now) && { outcome: undefined, at: now, sendingSince: now, renewed: now },
    // Storage may be full: an answered form is cancelled or posted again all the same.
  ).catch(() => form.outcome);
  if (!claimed) deliverInBackground();
  return claimed;
}

async function takeBack(form: WaitingForm, note: HTMLElement): Promise<void> {
  if (!(await claimShown(form, Date.now()))) return;
  await dropForm(form.id);
  note.textContent = filled(form, form.words.cancelled);
  note.tabIndex = -1;
  note.focus();
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = WAY_ON;
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}

/**
 * Post it as a normal navigation, so that the server shows its error page with all that was typed. Same submission
 * id. Queued like any form that its page sends: it may be accepted this time, or lost.
 */
async function postAgain(refused: WaitingForm): Promise<void> {
  const { action, multipart, fields } = refused;
  if (!(await claimShown(refused, Date.now()))) return;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  if (multipart) form.enctype = 'multipart/form-data';
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.name = name;
    if (typeof value === 'string') {
      // Set the type first: a text input would remove line breaks from the value.
      input.type = 'hidden';
      input.value = value;
    } else {
      input.type = 'file';
      input.files = fileListOf([value]);
    }
    form.append(input);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
}

/** Delay between adding a live region and its text: a text inserted together with it isn't announced. */
const KNOWN_MS = 100;

/** A live region, created empty once. */
async function placeFor(form: WaitingForm): Promise<HTMLElement | null> {
  const own = document.forms.namedItem(form.form);
  const inForm = own && location.pathname === form.page.address.split('?')[0];
  const parent = inForm ? own : document.getElementById('content');
  if (!parent) return null;
  const id = NOTE + parent.id;
  const found = document.getElementById(id);
  if (found) return found;
  const place = document.createElement('div');
  place.id = id;
  place.setAttribute('role', 'status');
  if (inForm) {
    place.className = 'mt-4';
    parent.append(place);
  } else parent.prepend(place);
  return new Promise((resolve) => setTimeout(resolve, KNOWN_MS, place));
}

/**
 * Shows or updates the form's note and returns the previous element. An unchanged note isn't replaced, so it keeps the
 * focus and isn't announced again.
 */
async function showNote(form: WaitingForm): Promise<Element | null> {
  const place = await placeFor(form);
  const note = noteFor(form);
  const before = document.getElementById(note.id);
  if (!before) place?.append(note);
  else if (!before.isEqualNode(note)) {
    const isFocused = before.contains(document.activeElement);
    before.replaceWith(note);
    if (isFocused) (note.children[1] as HTMLElement).focus();
  }
  return before;
}

let retrying: ReturnType<typeof setInterval> | undefined;

export async function showNotes(): Promise<void> {
  await dropUnaccepted().catch(() => undefined);
  const forms = await allForms();
  watch();
  const gone = new Set<Element | null>(document.querySelectorAll(`[${NOTE}]`));
  for (const form of forms) {
    if (isOnPage(form)) await dropForm(form.id);
    // While the form's own page is sending it, that page shows the progress.
    else if (form.sendingSince !== form.at || !isUnderWay(form, Date.now()))
      gone.delete(await showNote(form));
  }
  // A note that has the focus stays, because the rider is reading it (after cancelling the form, for instance).
  for (const note of gone) if (note !== document.activeElement) note?.remove();
  clearInterval(retrying);
  if (forms.some(({ outcome }) => !outcome)) retrying = setInterval(deliverInBackground, RETRY_MS);
}

/**
 * True if this page is the server's answer to the form: it shows the outcome or all that was typed, so the queued
 * form can go. An error summary made by live-check.ts stands directly before its form and is no answer.
 */
function isOnPage({ id, form, page, at, sendingSince, outcome }: WaitingForm): boolean {
  // The note links to the outcome's URL, perhaps the only way to a voucher code, so it stays until exactly that page is
  // open. The offline page is shown at that URL too, but doesn't count.
  if (outcome?.accepted) {
    return (
      location.pathname + location.search === outcome.address && !document.querySelector(`[${LIST_MARK}]`)
    );
  }
  if (location.pathname !== page.address.split('?')[0]) return false;
  const own = document.forms.namedItem(form);
  const submission = own?.elements.namedItem('submission_id');
  const isSame = submission instanceof HTMLInputElement && submission.value === id;
  // `at` is when the form was queued. If sending began at that moment, this page sent it itself and nothing has retried
  // since, so an outcome on the page is the answer to this form, not to an earlier one. But the notice of a won draw
  // stands above the form itself, which keeps its id until it was accepted.
  if (sendingSince === at && !isSame && document.getElementById(`${form}-outcome`)) return true;
  const answer = document.getElementById('error-summary');
  // Back shows the answer to what was sent before.
  if (performance.navigation.type === 2 || !answer || !own || answer.nextElementSibling === own) return false;
  // A vote has no id field: `data-tried` marks the form that was sent.
  return submission ? isSame : own.dataset.tried !== undefined;
}

export async function deliverAndShow(): Promise<void> {
  // Send the forms even if showing their notes fails.
  await showNotes().catch(() => undefined);
  await deliverAll();
  await showNotes();
}

/** If storage throws, there are no queued forms. */
function deliverInBackground(): void {
  deliverAndShow().catch(() => undefined);
}

let watches = false;

/** Started with the first queued form; runs until the page is left. */
function watch(): void {
  if (watches) return;
  watches = true;
  addEventListener('online', deliverInBackground);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === DELIVERED_MESSAGE) void showNotes().catch(() => undefined);
  });
}
