import { z } from 'zod';
import { EMAIL_MAX_LENGTH, isPhoneNumber, normaliseEmail, PHONE_MAX_LENGTH } from '../contact.ts';
import { arePlainLines, FIELD_LENGTH, isPlainLine, withLineFeeds } from '../plain-text.ts';
import { ONLY_INVISIBLE } from '../tolerant.ts';

/**
 * Form definitions, shared by the page that shows a form and the service that receives it. A form is a map of its
 * fields in display order; `schemaOf` makes the schema that both validate with.
 */

export type FieldRequirement = 'none' | 'optional' | 'mandatory';

type TextKind = 'line' | 'lines' | 'email' | 'phone';

export type FormField =
  | { readonly kind: TextKind; readonly need: FieldRequirement; readonly max: number }
  | { readonly kind: 'whole'; readonly need: FieldRequirement; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly need: FieldRequirement; readonly options: readonly string[] }
  | { readonly kind: 'tick'; readonly need: FieldRequirement };

export type FormFields = Readonly<Record<string, FormField>>;

/** A field's error: required but empty, or invalid. The schema's error messages are these two words. */
export type FieldFault = 'missing' | 'wrong';

export const line = (need: FieldRequirement, max: number) => ({ kind: 'line', need, max }) as const;
export const freetext = (need: FieldRequirement) =>
  ({ kind: 'lines', need, max: FIELD_LENGTH.freetext }) as const;
export const email = (need: FieldRequirement) => ({ kind: 'email', need, max: EMAIL_MAX_LENGTH }) as const;
export const phone = (need: FieldRequirement) => ({ kind: 'phone', need, max: PHONE_MAX_LENGTH }) as const;
export const whole = (need: FieldRequirement, min: number, max: number) =>
  ({ kind: 'whole', need, min, max }) as const;
export const tick = (need: FieldRequirement) => ({ kind: 'tick', need }) as const;
export const choice = (options: readonly string[]) =>
  ({ kind: 'choice', need: 'mandatory', options }) as const;

/** A form's values; fields that are empty or not part of the form are absent. */
export type FormValues<Fields extends FormFields = FormFields> = {
  [Name in keyof Fields]?: Fields[Name]['kind'] extends 'tick'
    ? boolean
    : Fields[Name]['kind'] extends 'whole'
      ? number
      : string;
};

const fault = ({ input }: { input?: unknown }): FieldFault => (input === undefined ? 'missing' : 'wrong');

/** null, empty and blank texts count as missing, and those of invisible characters alone. */
const leftOut = (value: unknown) =>
  value === null || (typeof value === 'string' && ONLY_INVISIBLE.test(value)) ? undefined : value;

const TAKES: Readonly<Record<TextKind, (text: string) => boolean>> = {
  line: isPlainLine,
  lines: arePlainLines,
  email: (text) => isPlainLine(text) && normaliseEmail(text) !== null,
  phone: isPhoneNumber,
};

/** White space around a text is trimmed before its length is checked. */
function textSchema(kind: TextKind, max: number) {
  return z
    .string({ error: fault })
    .transform((value) => withLineFeeds(value).trim())
    .refine((text) => text.length <= max && TAKES[kind](text), { message: 'wrong' satisfies FieldFault });
}

function valueSchema(field: Exclude<FormField, { kind: 'tick' }>): z.ZodType {
  switch (field.kind) {
    case 'whole':
      return z.int({ error: fault }).min(field.min, 'wrong').max(field.max, 'wrong');
    case 'choice':
      return z.string({ error: fault }).refine((chosen) => field.options.includes(chosen), 'wrong');
    case 'line':
    case 'lines':
    case 'email':
    case 'phone':
      return textSchema(field.kind, field.max);
  }
}

/** Fields that the form doesn't ask for must have the right type and are dropped. */
function ignored({ kind }: FormField): z.ZodType {
  const type =
    kind === 'tick' ? z.boolean('wrong') : kind === 'whole' ? z.number('wrong') : z.string('wrong');
  return z.preprocess(leftOut, type.optional()).transform(() => undefined);
}

function fieldSchema(field: FormField): z.ZodType {
  if (field.need === 'none') return ignored(field);
  if (field.kind === 'tick') {
    const ticked = z.preprocess((value) => leftOut(value) ?? false, z.boolean('wrong'));
    return field.need === 'mandatory' ? ticked.refine(Boolean, 'missing') : ticked;
  }
  const value = valueSchema(field);
  return z.preprocess(leftOut, field.need === 'mandatory' ? value : value.optional());
}

export function schemaOf<Fields extends FormFields>(fields: Fields): z.ZodType<FormValues<Fields>> {
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return z.object(Object.fromEntries(shape)) as z.ZodType as z.ZodType<FormValues<Fields>>;
}
