import { z } from 'zod';
import { isBlank, levelBelow } from '../html.ts';
import { html, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

const schema = z
  .object({
    ...tileBase,
    type: z.literal('akkordeon'),
    title: text,
    head1: text,
    head2: text,
    head3: text,
    head4: text,
    head5: text,
    content1: html(),
    content2: html(),
    content3: html(),
    content4: html(),
    content5: html(),
  })
  .transform(({ type, id, teaser, slider, mediaSlider, title, ...fields }) => {
    // Below the heads, which are below the title.
    const headings = levelBelow(title, 3);
    return {
      type,
      id,
      teaser,
      slider,
      mediaSlider,
      title,
      items: ([1, 2, 3, 4, 5] as const)
        .map((n) => ({ head: fields[`head${n}`], content: { ...fields[`content${n}`], headings } }))
        .filter((item) => item.head.trim() !== '' && item.content.untrusted.trim() !== ''),
    };
  })
  .refine((tile) => tile.items.length > 0, 'has no item with head and content');

export const akkordeonType = tileType(schema, {
  isEmpty: (tile) => tile.items.every(({ content }) => isBlank(content)),
  flows: false,
  beside: false,
  searched: {
    headlines: ['title'],
    texts: [
      'head1',
      'content1',
      'head2',
      'content2',
      'head3',
      'content3',
      'head4',
      'content4',
      'head5',
      'content5',
    ],
  },
  slides: false,
  takesPart: null,
  badgeRank: null,
});
