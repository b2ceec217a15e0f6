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
import { UUID } from '#app/contract/ids.ts';
import { withLineFeeds } from '#app/contract/plain-text.ts';
import {
  BACK,
  type FieldConstraint,
  type FormConstraint,
  type FormFailure,
  REDISPLAY_FIELD,
} from './form-failure.ts';
import type { FormMessages } from './form-words.ts';

/** Hidden fields of every form: its id on the page, and the submission id. */
export const FORM_FIELD = 'form';
const SUBMISSION_FIELD = 'submission_id';

export function newSubmissionId(): string {
  return randomUUID();
}

/** The id the form was rendered with, or a new one if it is missing; a form shown again keeps it. */
export function submissionIdOf(formData: FormData): string {
  const id = formData.get(SUBMISSION_FIELD);
  return typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : newSubmissionId();
}

/** A form definition: its fields by the contract, and its labels and messages. */
export interface FormDefinition<Fields extends FormFields = FormFields> {
  fields: Fields;
  words: FormMessages;
}

export interface ParsedForm<Value> {
  /** The id the form was rendered with. */
  submissionId: string;
  /** Null if a field is invalid. */
  value: Value | null;
  /** The names of the shown fields. */
  names: string[];
  /** The failure to return (422), with all that was typed. */
  failure: FormFailure;
  /** The form with its values, and only after Back with its errors. */
  redisplay(message?: string): FormFailure;
  /** A failure with custom errors, for fields or for the form, with all that was typed. */
  fail(faults: { message?: string; fields?: Record<string, string[]> }): FormFailure;
}

/** Accepts plain integers only; conform's own coercion would also accept 0x10 and 1e1. */
const { coerceFormValue } = configureCoercion({
  type: { number: (text) => (/^ *-?\d{1,9} *$/.test(text) ? Number(text) : Number.NaN) },
});

/** `formId` is the form's id and the prefix of its fields' ids. Unknown fields are dropped. */
export function parseForm<Fields extends FormFields>(
  formData: FormData,
  { formId, definition: { fields, words } }: { formId: string; definition: FormDefinition<Fields> },
): ParsedForm<FormValues<Fields>> {
  const names = shownFields(fields).map(([name]) => name);
  const submission = parseWithZod(typedInto(names, formData), {
    schema: coerceFormValue(schemaOf(fields)),
    disableAutoCoercion: true,
    formatError: (issues: z.core.$ZodIssue[]): string[] =>
      issues.flatMap(({ path: [name = ''], message }) => words[String(name)]?.[message as FieldFault] ?? []),
  });
  const submissionId = submissionIdOf(formData);
  const failureOf = (result: FormFailure['result']): FormFailure => ({ formId, submissionId, result });
  const value = submission.status === 'success' ? submission.value : null;
  const failure = failureOf(submission.reply());
  const isBack = formData.get(REDISPLAY_FIELD) === BACK;
  return {
    submissionId,
    value,
    names,
    failure,
    redisplay(message) {
      const isRedisplay = message === undefined;
      if (isRedisplay && isBack && value === null) return failure;
      return {
        ...failureOf({ ...submission.reply(), error: isRedisplay ? {} : { '': [message] } }),
        isRedisplay,
      };
    },
    fail: ({ message, fields: fieldErrors }) =>
      failureOf(submission.reply({ formErrors: message === undefined ? [] : [message], fieldErrors })),
  };
}

function shownFields(fields: FormFields): Array<[name: string, field: FormField]> {
  return Object.entries(fields).filter(([, { need }]) => need !== 'none');
}

/** The known fields only, each once. */
function typedInto(names: readonly string[], formData: FormData): FormData {
  const typed = new FormData();
  for (const name of names) {
    const text = formData.get(name);
    if (typeof text === 'string') typed.set(name, withLineFeeds(text));
  }
  return typed;
}

/** Labels, validation attributes and messages of a form's fields. */
export function constraintOf({ fields, words }: FormDefinition): FormConstraint {
  return Object.fromEntries(
    shownFields(fields).map(([name, field]): [string, FieldConstraint] => {
      const required = field.need === 'mandatory';
      const { label, byEditor, missing, wrong } = words[name] ?? {};
      return [
        name,
        { required, ...boundsOf(field), label, byEditor, messages: [required ? missing : undefined, wrong] },
      ];
    }),
  );
}

function boundsOf(field: FormField): FieldConstraint {
  if (field.kind === 'whole') return { min: field.min, max: field.max, step: 1 };
  return 'max' in field ? { maxLength: field.max } : {};
}

/**
 * Returned by actions instead of a redirect: 422 if the rider can correct it, 503 if only time helps. Privately
 * cacheable, so that Back shows it without asking to resubmit (decision record 0018).
 */
export function failed<Failure extends FormFailure>(
  failure: Failure,
  status: 200 | 413 | 422 | 503 = 422,
  headers: Record<string, string> = {},
) {
  return data(failure, { status, headers: { 'Cache-Control': 'private, no-cache', ...headers } });
}
