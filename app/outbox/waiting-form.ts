/** A form that waits on the device until there is a connection. */
export interface WaitingForm {
  /** Its submission's; a vote has none before it is sent, so that it is one for each form. */
  id: string;
  /** Where it posts to. */
  action: string;
  multipart: boolean;
  fields: Array<[name: string, value: string | File]>;
  /** The page that it stands on, as a rider knows it. */
  page: { address: string; title: string };
  /** The form's name on that page. */
  form: string;
  words: WaitingWords;
  at: number;
  /** Since when somebody (a page, another tab, the service worker) has been sending it. */
  sendingSince?: number;
  /** The server was asked in vain so often, and wants to be asked no earlier. */
  tries?: number;
  notBefore?: number;
  /** What the server answered; `said` in its own words. */
  outcome?: { accepted: boolean; address: string; said?: string };
}

/** What is said of it, in the language that it was filled in; the server writes them into the form. */
export interface WaitingWords {
  waiting: string;
  cancel: string;
  /** With `{answer}`, the server's own words; where there are none, `sent`. */
  answered: string;
  sent: string;
  show: string;
  refused: string;
  look: string;
}

/** A vote has no submission's id before it is sent; there is one for each form of a page. */
export function formId(submissionId: string | null, path: string, form: string): string {
  return submissionId ?? `${path} ${form}`;
}

/** What a browser would send of a form. */
export function formAsFields(form: HTMLFormElement, submitter: HTMLElement | null): WaitingForm['fields'] {
  const fields = [...new FormData(form).entries()].filter(
    ([, value]) => typeof value === 'string' || value.size > 0,
  );
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    fields.push([submitter.name, submitter.value]);
  }
  return fields;
}

export function bodyOf({
  fields,
  multipart,
}: Pick<WaitingForm, 'fields' | 'multipart'>): FormData | URLSearchParams {
  const body = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string') body.append(name, value);
    else if (body instanceof FormData) body.append(name, value, value.name);
  }
  return body;
}

/** More than a film; a device that is asked for so much refuses often enough. */
const MOST_FILE_BYTES = 60 * 1024 * 1024;

export function fitsDevice(fields: WaitingForm['fields']): boolean {
  const bytes = fields.reduce((sum, [, value]) => sum + (typeof value === 'string' ? 0 : value.size), 0);
  return bytes <= MOST_FILE_BYTES;
}
