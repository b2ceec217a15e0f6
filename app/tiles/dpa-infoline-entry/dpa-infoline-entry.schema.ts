import { z } from 'zod';
import { html, localDate, text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const dpaInfolineEntrySchema = z.object({
  ...tileBase,
  type: z.literal('dpa-infoline-entry'),
  title: text,
  kicker: text,
  /** Here a text, not one of the teaser sizes that other tiles know. */
  teaser: text,
  /** <figure data-ext-id="x"></figure> stands for the image tile with that extID. */
  body: html(),
  publishTime: localDate,
});

export type DpaInfolineEntryTile = z.infer<typeof dpaInfolineEntrySchema>;
