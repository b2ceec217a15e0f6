import { z } from 'zod';
import { optionalWhole, text, whole } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

/** A live widget of another provider; which address belongs to a type is a setting (EXTERNAL_WIDGETS). */
export const externalSchema = z.object({
  ...tileBase,
  type: z.literal('external'),
  extType: whole.pipe(z.number().min(1).max(9)),
  extId: text,
  height: optionalWhole,
});

export type ExternalTile = z.infer<typeof externalSchema>;
