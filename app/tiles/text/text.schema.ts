import { z } from 'zod';
import { requiredHtml } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const textSchema = z.object({
  ...tileBase,
  type: z.literal('text'),
  content: requiredHtml(),
});

export type TextTile = z.infer<typeof textSchema>;
