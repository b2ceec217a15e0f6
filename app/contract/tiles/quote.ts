import { z } from 'zod';
import { isBlank, levelBelow } from '../html.ts';
import { requiredHtml, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z
  .object({
    ...tileBase,
    type: z.literal('quote'),
    title: text,
    quote: requiredHtml(),
    author: text,
    author_role: text,
  })
  .transform((tile) => ({ ...tile, quote: { ...tile.quote, headings: levelBelow(tile.title, 2) } }));

export const quoteType = tileType(schema, {
  ...PLAIN,
  isEmpty: (tile) => isBlank(tile.quote),
  searched: { headlines: ['title'], texts: ['quote', 'author', 'author_role'] },
});
