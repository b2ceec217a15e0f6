import { z } from 'zod';
import { html, text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const akkordeonSchema = z
  .object({
    ...tileBase,
    type: z.literal('akkordeon'),
    title: text,
    head1: text,
    head2: text,
    head3: text,
    head4: text,
    head5: text,
    content1: html(4),
    content2: html(4),
    content3: html(4),
    content4: html(4),
    content5: html(4),
  })
  .transform(({ type, id, teaser, slider, mediaSlider, title, ...fields }) => ({
    type,
    id,
    teaser,
    slider,
    mediaSlider,
    title,
    items: ([1, 2, 3, 4, 5] as const)
      .map((n) => ({ head: fields[`head${n}`], content: fields[`content${n}`] }))
      .filter((item) => item.head.trim() !== '' && item.content.untrusted.trim() !== ''),
  }))
  .refine((tile) => tile.items.length > 0, 'has no item with head and content');

export type AkkordeonTile = z.infer<typeof akkordeonSchema>;
