import { z } from 'zod';
import { requiredAddress, text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const dpaImageSchema = z.object({
  ...tileBase,
  type: z.literal('dpa-image'),
  extID: text,
  mediaURL: requiredAddress,
  caption: text,
  creditline: text,
});

export type DpaImageTile = z.infer<typeof dpaImageSchema>;
