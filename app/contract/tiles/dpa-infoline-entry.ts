import { z } from 'zod';
import { html, localDate, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
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

export type DpaInfolineEntryTile = z.infer<typeof schema>;

/** Specification 5, 'Wire posts'. */
export function isCompleteArticle({ title, teaser, kicker }: Omit<DpaInfolineEntryTile, 'body'>): boolean {
  return [title, teaser, kicker].every((part) => part !== '');
}

export const dpaInfolineEntryType = tileType(schema, {
  ...PLAIN,
  isEmpty: (tile, { isPreview }) => !isPreview && !isCompleteArticle(tile),
  flows: true,
  searched: { headlines: ['title'], texts: ['kicker', 'teaser', 'body'] },
});
