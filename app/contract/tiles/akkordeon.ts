import { z } from 'zod';
import { isBlank, levelBelow } from '../html.ts';
import { html, text } from '../tolerant.ts';
import { FIVE, numbered, tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z
  .object({
    ...tileBase,
    type: z.literal('akkordeon'),
    title: text,
    ...numbered(FIVE, 'head', text),
    ...numbered(FIVE, 'content', html()),
  })
  .transform(({ type, id, teaser, slider, mediaSlider, title, ...fields }) => {
    // One level below the items' headings, which are one below the tile's title.
    const headings = levelBelow(title, 3);
    const items = FIVE.map((n) => ({
      head: fields[`head${n}`],
      content: { ...fields[`content${n}`], headings },
    })).filter((item) => item.head.trim() !== '' && item.content.untrusted.trim() !== '');
    return { type, id, teaser, slider, mediaSlider, title, items };
  })
  .refine((tile) => tile.items.length > 0, 'has no item with head and content');

export const akkordeonType = tileType(schema, {
  ...PLAIN,
  isEmpty: (tile) => tile.items.every(({ content }) => isBlank(content)),
  pairs: FIVE.map((n) => [`head${n}`, `content${n}`] as const),
  searched: {
    headlines: ['title'],
    texts: FIVE.flatMap((n) => [`head${n}`, `content${n}`] as const),
  },
});
