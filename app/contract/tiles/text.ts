import { z } from 'zod';
import { isBlank } from '../html.ts';
import { requiredHtml } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('text'),
  content: requiredHtml(),
});

export const textType = tileType(schema, {
  ...PLAIN,
  isEmpty: (tile) => isBlank(tile.content),
  flows: true,
  searched: { headlines: [], texts: ['content'] },
});
