import { z } from 'zod';
import { isBlank } from '../html.ts';
import { requiredHtml, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('quote'),
  title: text,
  quote: requiredHtml(3),
  author: text,
  author_role: text,
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
