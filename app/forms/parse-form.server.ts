import { randomUUID } from 'node:crypto';
import { parseWithZod } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import { data } from '@remix-run/node';
import type { z } from 'zod';
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
  /** The form as it is, with nothing said about its fields. */
  again(message?: string): FormFailure;
  /** A failure of one's own, about fields or about the whole, with all that was typed. */
  fail(faults: { message?: string; fields?: Record<string, string[]> }): FormFailure;
}

/** A number as people write it; conform's own would also take 0x10 and 1e1. */
const { coerceFormValue } = configureCoercion({
  type: { number: (text) => (/^ *-?\d{1,9} *$/.test(text) ? Number(text) : Number.NaN) },
});

/** `form` names the form on its page and begins the ids of its fields. What the form doesn't ask for is not sent back. */
export function parseForm<Fields extends FormFields>(
  sent: FormData,
  { form, asked: { fields, words } }: { form: string; asked: AskedForm<Fields> },
): ParsedForm<FormValues<Fields>> {
  const names = shownFields(fields).map(([name]) => name);
  const submission = parseWithZod(typedInto(names, sent), {
    schema: coerceFormValue(schemaOf(fields)),
    disableAutoCoercion: true,
    formatError: (issues: z.core.$ZodIssue[]): string[] =>
      issues.flatMap(({ path: [name = ''], message }) => words[String(name)]?.[message as FieldFault] ?? []),
  });
  const submissionId = submissionIdOf(sent);
  const failureOf = (result: FormFailure['result']): FormFailure => ({ form, submissionId, result });
  return {
    value: submission.status === 'success' ? submission.value : null,
    names,
    failure: failureOf(submission.reply()),
    again: (message) => ({
      ...failureOf({ ...submission.reply(), error: message === undefined ? {} : { '': [message] } }),
      calm: message === undefined,
    }),
    fail: ({ message, fields: fieldErrors }) =>
      failureOf(submission.reply({ formErrors: message === undefined ? [] : [message], fieldErrors })),
  };
}

function shownFields(fields: FormFields): Array<[name: string, field: FormField]> {
  return Object.entries(fields).filter(([, { need }]) => need !== 'none');
}

/** What is asked for and nothing else, each once; line breaks as the browser counted them for `maxlength`. */
function typedInto(names: readonly string[], sent: FormData): FormData {
  const typed = new FormData();
  for (const name of names) {
    const text = sent.get(name);
    if (typeof text === 'string') typed.set(name, text.replace(/\r\n?/g, '\n'));
  }
  return typed;
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
