import { z } from 'zod';
import { EMAIL_MAX_LENGTH, isPhoneNumber, normaliseEmail, PHONE_MAX_LENGTH } from '#app/contract/contact.ts';
import { arePlainLines, isPlainLine } from '#app/contract/plain-text.ts';
import { invalidAnswer, Refusal } from './answers.ts';

/**
 * The fields of submissions. What the contract calls a string must be one; null counts as left out. Postgres stores
 * neither NUL nor half of a surrogate pair, so texts that hold one are refused here, by the name of their field. What the
 * web app's forms take is taken here too, and the other way round (fields.test.ts), but for blanks around a text that is
 * nearly too long: the forms count them, because a field's `maxlength` does.
 */

const leftOut = (value: unknown) => (value === null ? undefined : value);

const line = (max: number) =>
  z
    .string()
    .refine(isPlainLine)
    .transform((value) => value.trim())
    .refine((value) => value.length <= max);

const lines = (max: number) =>
  z
    .string()
    .refine(arePlainLines)
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .refine((value) => value.length <= max);

const email = line(EMAIL_MAX_LENGTH).transform((value, context) => {
  if (value === '') return '';
  const address = normaliseEmail(value);
  if (address === null) context.addIssue({ code: 'custom', message: 'is not an e-mail address' });
  return address ?? '';
});

const phone = line(PHONE_MAX_LENGTH).refine((value) => value === '' || isPhoneNumber(value));

export type Need = 'none' | 'optional' | 'mandatory';

/** As the tile asks for it: '' where it is absent. What the tile doesn't ask for must still be a string, and goes. */
function asNeeded(need: Need, schema: z.ZodType<string>) {
  if (need === 'none') return z.preprocess(leftOut, z.string().optional()).transform(() => '');
  if (need === 'optional') return z.preprocess(leftOut, schema.optional()).transform((value) => value ?? '');
  return z.preprocess(
    leftOut,
    schema.refine((value) => value !== ''),
  );
}

export const lineField = (need: Need, max: number) => asNeeded(need, line(max));
export const linesField = (need: Need, max: number) => asNeeded(need, lines(max));
export const emailField = (need: Need) => asNeeded(need, email);
export const phoneField = (need: Need) => asNeeded(need, phone);

/** A checkbox: where it is mandatory it must be ticked. */
export function tickField(need: Need) {
  const tick = z.preprocess((value) => leftOut(value) ?? false, z.boolean());
  if (need === 'none') return tick.transform(() => false);
  return need === 'mandatory' ? tick.refine((ticked) => ticked) : tick;
}

export const idField = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** Any form of UUID: a survey's is derived, not random. */
export const submissionIdField = z
  .string()
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)
  .transform((value) => value.toLowerCase());

/** The body, or a refusal that names every field at fault. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const parsed = schema.safeParse(isObject ? body : {});
  if (parsed.success) return parsed.data;
  throw new Refusal(invalidAnswer(parsed.error.issues.map((issue) => String(issue.path[0] ?? ''))));
}
