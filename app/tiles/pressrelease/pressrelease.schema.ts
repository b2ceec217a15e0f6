import { z } from 'zod';
import { address, requiredHtml, requiredText, text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const pressreleaseSchema = z.object({
  ...tileBase,
  type: z.literal('pressrelease'),
  title: requiredText,
  logoURL: address,
  senderDate: text,
  textfeld: text,
  senderSign: text,
  subheader: text,
  header: text,
  text: requiredHtml(4),
  copyright: text,
});

export type PressreleaseTile = z.infer<typeof pressreleaseSchema>;
