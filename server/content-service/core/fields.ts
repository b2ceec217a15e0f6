import { z } from 'zod';
import { normaliseEmail } from '#app/contract/contact.ts';
import { type FormFields, type FormValues, schemaOf } from '#app/contract/forms/form-fields.ts';
import { ID, UUID } from '#app/contract/ids.ts';
import { invalidAnswer, Refusal } from '#server/kernel/submission-answers.ts';
import type { SubmissionKey } from './idempotency.ts';

/** Schemas of submissions: the contract's forms plus the ids of entry and tile. */

export const idField = z.string().regex(ID);

export const submissionIdField = z
  .string()
  .regex(UUID)
  .transform((value) => value.toLowerCase());

/** The body, or a refusal that names every field at fault. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const parsed = schema.safeParse(isObject ? body : {});
  if (parsed.success) return parsed.data;
  throw new Refusal(invalidAnswer(parsed.error.issues.map((issue) => String(issue.path[0] ?? ''))));
}

/** The ids of a save: its submission's, and those of the entry and the tile that it is for. */
export function saveKey<Kind extends SubmissionKey['kind']>(kind: Kind, raw: unknown) {
  const tileField = `${kind}_id`;
  const ids: Record<string, string> = readBody(
    z.object({ submission_id: submissionIdField, entry_id: idField, [tileField]: idField }),
    raw,
  );
  const { submission_id: submissionId = '', entry_id: entryId = '', [tileField]: tileId = '' } = ids;
  return { submissionId, kind, entryId, tileId };
}

/** A validated form with its e-mail address normalised, for comparisons. */
export function validForm<Fields extends FormFields>(
  fields: Fields,
  body: unknown,
): FormValues<Fields> & { email: string } {
  const form = readBody(schemaOf(fields), body) as FormValues<Fields> & { email?: string };
  return { ...form, email: normaliseEmail(form.email ?? '') ?? '' };
}
