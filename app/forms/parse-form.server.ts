import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import {
  type FieldFault,
  type FormField,
  type FormFields,
  type FormValues,
  schemaOf,
} from '#app/contract/forms/form-fields.ts';
import type { FieldConstraint, FormConstraint, FormFailure } from './form-failure.ts';
import type { FormWords } from './form-words.ts';

/** Hidden fields that every form has: which form of the page it is, and which submission. */
export const FORM_FIELD = 'form';
const SUBMISSION_FIELD = 'submission_id';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function newSubmissionId(): string {
  return randomUUID();
}

/** The id that the form was rendered with. A form that lost it gets a new one, which its failed page then keeps. */
export function submissionIdOf(form: FormData): string {
  const sent = form.get(SUBMISSION_FIELD);
  return typeof sent === 'string' && UUID.test(sent) ? sent.toLowerCase() : newSubmissionId();
}

/** A form as a page asks for it: its fields by the contract, and what the page says of them. */
export interface AskedForm<Fields extends FormFields = FormFields> {
  fields: Fields;
  words: FormWords;
}

export interface ParsedForm<Value> {
  /** Null where a field is at fault. */
  value: Value | null;
  /** The names of the fields that are shown. */
  names: string[];
  /** The page to show instead: 422 with all that was typed. */
  failure: FormFailure;
  /** The form as it is, with nothing said about it. */
  again(): FormFailure;
  /** A failure of one's own, about fields or about the whole, with all that was typed. */
  fail(faults: { message?: string; fields?: Record<string, string | string[]> }): FormFailure;
}

/** `form` names the form on its page and begins the ids of its fields. What the form doesn't ask for is not sent back. */
export function parseForm<Fields extends FormFields>(
  sent: FormData,
  { form, asked: { fields, words } }: { form: string; asked: AskedForm<Fields> },
): ParsedForm<FormValues<Fields>> {
  const shown = shownFields(fields);
  const typed = typedInto(shown, sent);
  const values = Object.fromEntries(shown.map(([name, field]) => [name, sentAs(field, typed[name])]));
  const parsed = schemaOf(fields).safeParse(values);
  const submissionId = submissionIdOf(sent);
  const failureOf = (error: Record<string, string[]>, message: string | null = null): FormFailure => ({
    form,
    submissionId,
    message,
    result: { status: 'error', initialValue: typed, error },
  });
  const faults = Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path: [name = ''], message }): [string, string[]] => {
      const said = words[String(name)]?.[message as FieldFault];
      return [String(name), said === undefined ? [] : [said]];
    }),
  );
  return {
    value: parsed.success ? parsed.data : null,
    names: shown.map(([name]) => name),
    failure: failureOf(faults),
    again: () => ({ ...failureOf({}), calm: true }),
    fail: ({ message, fields: faulty = {} }) =>
      failureOf(
        {
          ...faults,
          ...Object.fromEntries(Object.entries(faulty).map(([name, texts]) => [name, [texts].flat()])),
        },
        message,
      ),
  };
}

function shownFields(fields: FormFields): Array<[name: string, field: FormField]> {
  return Object.entries(fields).filter(([, { need }]) => need !== 'none');
}

/** Line breaks as the browser counted them, so that `maxlength` means the same on both sides. */
function typedInto(shown: Array<[name: string, field: FormField]>, sent: FormData): Record<string, string> {
  return Object.fromEntries(
    shown.flatMap(([name]) => {
      const text = sent.get(name);
      return typeof text === 'string' && text !== '' ? [[name, text.replace(/\r\n?/g, '\n')]] : [];
    }),
  );
}

/** What a browser sends are texts; what the contract calls a number or a boolean becomes one. */
function sentAs({ kind }: FormField, text = ''): unknown {
  if (kind === 'tick') return text === 'on' || (text === '' ? false : text);
  return kind === 'whole' && /^ *-?\d{1,9} *$/.test(text) ? Number(text) : text;
}

/** What a form's fields are called, what they take and what is said of them where they don't. */
export function constraintOf({ fields, words }: AskedForm): FormConstraint {
  return Object.fromEntries(
    shownFields(fields).map(([name, field]): [string, FieldConstraint] => {
      const required = field.need === 'mandatory';
      const { label, missing, wrong } = words[name] ?? {};
      return [
        name,
        { required, ...boundsOf(field), label, messages: [required ? missing : undefined, wrong] },
      ];
    }),
  );
}

function boundsOf(field: FormField): FieldConstraint {
  if (field.kind === 'whole') return { min: field.min, max: field.max, step: 1 };
  return 'max' in field ? { maxLength: field.max } : {};
}

/**
 * What an action returns instead of a redirect: 422 for what the rider can mend, 503 for what only time can. The browser
 * alone keeps it, so that Back shows it without asking to send again (decision record 0018).
 */
export function failed<Failure extends FormFailure>(
  failure: Failure,
  status: 200 | 413 | 422 | 503 = 422,
  headers: Record<string, string> = {},
) {
  return data(failure, { status, headers: { 'Cache-Control': 'private, no-cache', ...headers } });
}
