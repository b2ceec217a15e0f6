import { fieldFaultOf } from './field-fault.ts';
import { FIELD_ERROR, type FormError, fieldId, summaryLines } from './form-failure.ts';

/**
 * Validates before sending: shows all errors at once, in the page's language, at each field and in the summary; after
 * the first attempt on every change. The server checks again and decides.
 */

type Control = HTMLInputElement | HTMLTextAreaElement;
type Message = readonly [label: string, text: string];
type Words = Record<string, { lang?: string; messages: [missing?: Message | null, wrong?: Message] }>;

/** `lang`: of a label that editors wrote. */
type LiveError = FormError & { lang?: string | undefined };

function messagesFrom(form: HTMLFormElement): Words {
  return JSON.parse(form.dataset.live || '{}') as Words;
}

function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector(`[name="${name}"]`);
}

/** Two empty strings if nothing is wrong. */
function messageFor(control: Control, { messages }: Words[string]): Message {
  const fault = fieldFaultOf(control as HTMLInputElement);
  return (fault && messages[fault === 'missing' ? 0 : 1]) || ['', ''];
}

/** Shown with the same text and at the same place as the server's. */
function showFieldError(form: HTMLFormElement, control: Control, name: string, message: string): void {
  const id = `${fieldId(form.id, name)}-error`;
  // Don't touch a message that an island renders.
  if (document.getElementById(id)?.closest('[data-island]')) return;
  const errorElement = document.getElementById(id) || document.createElement('p');
  const others = (control.getAttribute('aria-describedby') || '')
    .split(' ')
    .filter((one) => one && one !== id);
  if (!message) {
    errorElement.remove();
    // Without an explicit 'false', screen readers announce an unchecked required checkbox as invalid.
    control.setAttribute('aria-invalid', 'false');
  } else {
    Object.assign(errorElement, { id, className: FIELD_ERROR, textContent: message });
    control.closest('[data-field]')?.append(errorElement);
    control.setAttribute('aria-invalid', 'true');
    others.push(id);
  }
  control.setAttribute('aria-describedby', others.join(' '));
}

function fillLink(link: Element, { text, label, lang }: LiveError): void {
  const ofField = document.createElement('span');
  if (lang) ofField.lang = lang;
  ofField.textContent = label;
  link.replaceChildren(ofField, text);
}

function showSummary(form: HTMLFormElement, errors: readonly LiveError[]): void {
  const template = form.querySelector<HTMLTemplateElement>('template[data-summary]');
  if (!template) return;
  // As SummaryTemplate renders it: a heading and a list.
  const summary = (template.content.firstElementChild as HTMLElement).cloneNode(true) as HTMLElement;
  const list = summary.querySelector('ul') as HTMLElement;
  (summary.querySelector('h2') as HTMLElement).append(template.dataset.summary || '');
  for (const error of summaryLines(errors)) {
    const link = document.createElement('a');
    const line = document.createElement('li');
    Object.assign(link, { href: `#${fieldId(form.id, error.name)}`, className: list.dataset.class });
    fillLink(link, error);
    line.append(link);
    list.append(line);
  }
  summary.id = 'error-summary';
  form.before(summary);
  const { titlePrefix = '' } = form.dataset;
  if (!document.title.startsWith(titlePrefix)) document.title = `${titlePrefix}${document.title}`;
  summary.focus();
  // focus() centres a summary that is higher than the space between the bars (57 px each): show its top instead.
  if (summary.offsetHeight > innerHeight - 130) summary.scrollIntoView();
}

function checkBeforeSending(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.dataset.live === undefined) return;
  if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
  // Remove an earlier response's summary: the outbox would take it for the answer to this form (outbox-notes.ts).
  document.getElementById('error-summary')?.remove();
  const errors: LiveError[] = [];
  for (const [name, words] of Object.entries(messagesFrom(form))) {
    const control = controlOf(form, name);
    if (!control) continue;
    const [label, text] = messageFor(control, words);
    showFieldError(form, control, name, text);
    if (text) errors.push({ name, label, text, lang: words.lang });
  }
  if (errors.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  form.dataset.tried = '';
  showSummary(form, errors);
}

/** Hides a corrected field's line, or says in it what is wrong now; without a line the summary goes. */
function updateSummary({ id }: HTMLFormElement, error: LiveError): void {
  const link = document.querySelector(`#error-summary a[href="#${CSS.escape(fieldId(id, error.name))}"]`);
  if (!link) return;
  const line = link.parentElement as HTMLElement;
  line.hidden = !error.text;
  // The summary is an alert: the same words again would be announced again.
  if (!link.textContent.endsWith(error.text)) fillLink(link, error);
  if (!document.querySelector('#error-summary li:not([hidden])')) line.closest('#error-summary')?.remove();
}

function checkAgain({ target, type }: Event): void {
  const { form, name = '' } = target as Partial<Control>;
  const words = form && form.dataset.tried !== undefined && messagesFrom(form)[name];
  const control = words && controlOf(form, name);
  if (!words || !control) return;
  const wasFaulty = control.getAttribute('aria-invalid') === 'true';
  // Don't report an incomplete value while it is being typed.
  if (type === 'input' && !wasFaulty) return;
  const [label, text] = messageFor(control, words);
  showFieldError(form, control, name, text);
  // An error is updated on 'change' and not at each letter, because screen readers announce changes of the summary.
  if (!text || type === 'change') updateSummary(form, { name, label, text, lang: words.lang });
}

export function checkLive(): void {
  document.addEventListener('submit', checkBeforeSending, { capture: true });
  document.addEventListener('input', checkAgain);
  document.addEventListener('change', checkAgain);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live]')) form.dataset.alive = '';
}
