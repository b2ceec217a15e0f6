import { SENT_PARAM } from '#app/config/sent-param.ts';
import { RECEIPT_FIELD } from '#app/contract/upload-fields.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { sendDecision } from '#app/lib/send-decision.ts';
import { REDISPLAY_FIELD } from './form-failure.ts';

/** Parameters that a form's action has and its page's URL hasn't. */
const OF_FORMS = ['index', SENT_PARAM];

const FIELDS = 'textarea,[data-typed],input:not([type=hidden]):not([type=checkbox]):not([type=radio])';

/**
 * True if a field is filled in, a letter is laid in the puzzle, or a file has been uploaded, is being uploaded or is
 * being recorded.
 */
function isTyped(form: HTMLFormElement): unknown {
  return (
    form.querySelector(`[name=${RECEIPT_FIELD}],progress,[data-recording],input:checked`) ||
    [...form.querySelectorAll<HTMLInputElement>(FIELDS)].some(({ value }) => value)
  );
}

/** The field changed last. */
let changed: Partial<HTMLInputElement> | undefined;

/** A hidden submit button, moved into the form that is sent. */
const redisplayButton = document.createElement('button');

/** Submits the form to a page's URL, and the server renders it again with its values, at the field changed last. */
function carry(form: HTMLFormElement, { href }: { href: string }): void {
  const formAction = new URL(href);
  for (const [name, value] of new URL(form.action).searchParams) {
    if (OF_FORMS.includes(name)) formAction.searchParams.set(name, value);
  }
  formAction.hash = (changed?.form === form && changed.id) || form.id;
  Object.assign(redisplayButton, {
    name: REDISPLAY_FIELD,
    value: '1',
    formNoValidate: true,
    hidden: true,
    formAction,
  });
  // Not as the last element: send-check.ts scrolls notes into view by the form's last element.
  (form.lastElementChild as Element).before(redisplayButton);
  form.requestSubmit(redisplayButton);
}

/**
 * Keeps typed values when the rider changes language or view, loads changed content, or answers the cookie banner. A
 * link to the same page (`data-carry`) then submits the form to that URL. A cookie decision is sent by fetch first,
 * because the page is loaded again after it. Of several forms, the one changed last.
 */
export function carryTyped(): void {
  document.addEventListener('change', ({ target }) => {
    if ((target as typeof changed)?.form) changed = target as HTMLInputElement;
  });
  document.addEventListener('click', (event) => {
    const { target } = event;
    const pressed =
      target instanceof Element
        ? target.closest<HTMLAnchorElement | HTMLButtonElement>('a[data-carry],[name=decision]')
        : null;
    if (!pressed || event.defaultPrevented || !isPlainClick(event)) return;
    const forms = [changed?.form, ...document.querySelectorAll<HTMLFormElement>('form[data-live]')];
    const form = forms.find((one) => one?.dataset.live && isTyped(one));
    if (!form) return;
    event.preventDefault();
    if ('href' in pressed) return carry(form, pressed);
    // If sending the decision failed or timed out, the next page shows the cookie banner again.
    void sendDecision(pressed).then(() => carry(form, location));
  });
}
