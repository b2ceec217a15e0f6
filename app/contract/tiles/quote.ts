import { z } from 'zod';
import { type HeadingLevel, isBlank } from '../html.ts';
import { requiredHtml, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

const schema = z
  .object({
    ...tileBase,
    type: z.literal('quote'),
    title: text,
    quote: requiredHtml(),
    author: text,
    author_role: text,
  })
  .transform((tile) => {
    const headings: HeadingLevel = tile.title.trim() === '' ? 2 : 3;
    return { ...tile, quote: { ...tile.quote, headings } };
  });

export const quoteType = tileType(schema, {
  isEmpty: (tile) => isBlank(tile.quote),
  flows: false,
  beside: false,
  searched: { headlines: ['title'], texts: ['quote', 'author', 'author_role'] },
  slides: false,
  takesPart: null,
  badgeRank: null,
});
