import { z } from 'zod';
import { requiredAddress, text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const audiokachelSchema = z.object({
  ...tileBase,
  type: z.literal('audiokachel'),
  mediaURL: requiredAddress,
  title: text,
});

export type AudiokachelTile = z.infer<typeof audiokachelSchema>;
