/** After three days a form is no longer sent: entries and offers have ended. */
export const EXPIRES_AFTER_MS = 3 * 24 * 60 * 60_000;

/** A form queued on the device until there is a connection. */
export interface WaitingForm {
  /** The submission id. A vote has none before it is sent: its id is the page's path and the form's name. */
  id: string;
  /** The address it posts to. */
  action: string;
  multipart: boolean;
  fields: Array<[name: string, value: string | File]>;
  /** URL and title of the page that contains the form. */
  page: { address: string; title: string };
  /** The form's id on that page. */
  form: string;
  words: WaitingWords;
  /** When it was queued, in ms since 1970. */
  at: number;
  /** Claimed since: when a page, another tab or the worker began to send it. */
  sendingSince?: number;
  /** When its sender last said that it is still under way. */
  renewed?: number;
  /** Failed attempts so far, and the earliest time for the next. */
  tries?: number;
  notBefore?: number;
  /** The server's answer; `said` is its text for the rider. */
  outcome?: { accepted: boolean; address: string; said?: string };
}

/** The notes' texts, in the language the form was filled in; the server renders them into the form. */
export interface WaitingWords {
  waiting: string;
  cancel: string;
  cancelled: string;
  /** Contains `{answer}`, the server's text. Without such a text, `sent` is shown. */
  answered: string;
  sent: string;
  show: string;
  /** Contains `{answer}`. Without one, `unsent` is shown. */
  refused: string;
  unsent: string;
  look: string;
}

/** The submission id, or path and form name for a vote, which has no id before it is sent. */
export function waitingFormId(submissionId: string | null, path: string, form: string): string {
  return submissionId || `${path} ${form}`;
}

/** The fields a browser would submit, without empty file inputs. */
export function formAsFields(form: HTMLFormElement, submitter: HTMLElement | null): WaitingForm['fields'] {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string' || value.size > 0);
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
  // Only multipart forms have files; FormData takes a file's name from it.
  for (const [name, value] of fields) body.append(name, value as string);
  return body;
}

/** 60 MB: above the size limit of a video. Browsers often refuse to store more. */
export const MAX_FILE_BYTES = 62_914_560;

export function bytesOf(fields: WaitingForm['fields']): number {
  return fields.reduce((sum, [, value]) => sum + (typeof value === 'string' ? 0 : value.size), 0);
}
