import { z } from 'zod';
import { isBlank } from '../html.ts';
import { requiredHtml } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('text'),
  content: requiredHtml(),
});

export const textType = tileType(schema, {
  isEmpty: (tile) => isBlank(tile.content),
  flows: true,
  beside: false,
  searched: { headlines: [], texts: ['content'] },
  slides: false,
  takesPart: null,
  badgeRank: null,
});
