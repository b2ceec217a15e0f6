import { randomUUID } from 'node:crypto';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { KEPT_FIELD, REMOVE_FIELD } from '#app/contract/upload-rules.ts';
import type { FieldConstraint, FormConstraint, FormFailure } from './form-failure.ts';
import type { FormLabels } from './form-labels.ts';

/** Hidden fields that every form has: which form of the page it is, and which submission. */
export const FORM_FIELD = 'form';
export const SUBMISSION_FIELD = 'submission_id';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function newSubmissionId(): string {
  return randomUUID();
}

/** The id that the form was rendered with. A form that lost it gets a new one, which its failed page then keeps. */
export function submissionIdOf(form: FormData): string {
  const sent = form.get(SUBMISSION_FIELD);
  return typeof sent === 'string' && UUID.test(sent) ? sent.toLowerCase() : newSubmissionId();
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

/** `form` names the form on its page and begins the ids of its fields. Secrets are not sent back. */
export function parseForm<Schema extends z.ZodObject>(
  sent: FormData,
  { form, schema, secrets = [] }: { form: string; schema: Schema; secrets?: string[] },
): ParsedForm<z.infer<Schema>> {
  const submission = parseWithZod(textsOf(sent), { schema });
  const submissionId = submissionIdOf(sent);
  const hideFields = [FORM_FIELD, SUBMISSION_FIELD, KEPT_FIELD, REMOVE_FIELD, ...secrets];
  const failureOf = (message: string | null, fields: Record<string, string | string[]>): FormFailure => ({
    form,
    submissionId,
    message,
    result: submission.reply({
      hideFields,
      fieldErrors: Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, [texts].flat()])),
    }),
  });
  return {
    value: submission.status === 'success' ? submission.value : null,
    names: Object.keys(schema.shape),
    failure: failureOf(null, {}),
    again: () => {
      const failure = failureOf(null, {});
      return { ...failure, calm: true, result: { ...failure.result, error: {} } };
    },
    fail: ({ message = null, fields = {} }) => failureOf(message, fields),
  };
}

/** Line breaks as the browser counted them, so that `maxlength` means the same on both sides; files apart. */
function textsOf(sent: FormData): FormData {
  const texts = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === 'string') texts.append(name, value.replace(/\r\n?/g, '\n'));
  }
  return texts;
}

/**
 * What a form's fields are called, what they take and what is said of them where they don't. By way of zod's JSON
 * schema: conform's own reading finds no lengths and bounds in this zod (4.6).
 */
export function constraintOf(schema: z.ZodObject, labels: FormLabels = {}): FormConstraint {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const missing = complaintsAbout(schema, {});
  const wrong = complaintsAbout(
    schema,
    Object.fromEntries(Object.keys(properties).map((name) => [name, '\0'])),
  );
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]): [string, FieldConstraint] => {
      const { type, maxLength, minimum, maximum } = property as z.core.JSONSchema.BaseSchema;
      const whole = type === 'integer' ? { min: minimum, max: maximum, step: 1 } : {};
      return [
        name,
        {
          required: required.includes(name),
          ...(maxLength ? { maxLength } : {}),
          ...whole,
          label: labels[name],
          messages: [missing[name], wrong[name]],
        },
      ];
    }),
  );
}

function complaintsAbout(schema: z.ZodObject, values: Record<string, string>): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
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
