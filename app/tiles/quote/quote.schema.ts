import { z } from 'zod';
import { requiredHtml, text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const quoteSchema = z.object({
  ...tileBase,
  type: z.literal('quote'),
  title: text,
  quote: requiredHtml(3),
  author: text,
  author_role: text,
});

export type QuoteTile = z.infer<typeof quoteSchema>;
