import { z } from 'zod';
import { EMAIL_MAX_LENGTH, isPhoneNumber, normaliseEmail, PHONE_MAX_LENGTH } from '#app/contract/contact.ts';
import { arePlainLines, isPlainLine } from '#app/contract/plain-text.ts';

/**
 * The pieces that a form's schema is made of. Each takes the messages it answers with; conform turns empty fields into
 * absent ones before these rules see them, so that 'required' is simply zod's own complaint about a missing text.
 */

export type Need = 'none' | 'optional' | 'mandatory';

interface Messages {
  required: string;
  invalid: string;
}

/** One typed text; blanks around it go, and blanks alone are no text. */
export function lineRule(max: number, { required, invalid }: Messages) {
  return z
    .string({ error: required })
    .max(max, invalid)
    .transform((value) => value.trim())
    .refine(isPlainLine, invalid)
    .refine((value) => value !== '', required);
}

/** Several lines. Browsers count a line break as one character and send it as two. */
export function linesRule(max: number, { required, invalid }: Messages) {
  return z
    .string({ error: required })
    .max(max, invalid)
    .transform((value) => value.trim())
    .refine(arePlainLines, invalid)
    .refine((value) => value !== '', required);
}

export function emailRule({ required, invalid }: Messages) {
  return z
    .string({ error: required })
    .max(EMAIL_MAX_LENGTH, invalid)
    .transform((value) => value.trim())
    .refine((value) => value !== '', required)
    .refine((value) => value === '' || normaliseEmail(value) !== null, invalid);
}

export function phoneRule({ required, invalid }: Messages) {
  return z
    .string({ error: required })
    .max(PHONE_MAX_LENGTH, invalid)
    .transform((value) => value.trim())
    .refine((value) => value !== '', required)
    .refine((value) => value === '' || isPhoneNumber(value), invalid);
}

/** A box that must be ticked. */
export function tickRule(required: string) {
  return z.boolean({ error: required }).refine((ticked) => ticked, required);
}

/** A box that may be ticked. */
export const optionalTickRule = z.boolean().optional();

/** A whole number from `min` to `max`, typed as digits. */
export function wholeRule(min: number, max: number, { required, invalid }: Messages) {
  return z
    .number({ error: (issue) => (issue.input === undefined ? required : invalid) })
    .int(invalid)
    .min(min, invalid)
    .max(max, invalid);
}

/** A rule as a field's flag asks for it; null where the field is not shown, and then not read either. */
export function asNeeded<Rule extends z.ZodType>(need: Need, rule: Rule): Rule | z.ZodOptional<Rule> | null {
  if (need === 'none') return null;
  return need === 'mandatory' ? rule : rule.optional();
}

/** Leaves out the fields that are not shown. */
export function shapeOf(fields: Record<string, z.ZodType | null>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, z.ZodType] => field[1] !== null),
  );
}
