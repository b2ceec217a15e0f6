import { z } from 'zod';
import { optionalWhole, text, whole } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

/** A live widget of another provider; which address belongs to a type is a setting (EXTERNAL_WIDGETS). */
const schema = z.object({
  ...tileBase,
  type: z.literal('external'),
  extType: whole.pipe(z.number().min(1).max(9)),
  extId: text,
  height: optionalWhole,
});

export const externalType = tileType(schema, {
  ...PLAIN,
  isEmpty: (tile, page) => !page.hasWidget(tile.extType),
  beside: true,
  searched: { headlines: [], texts: [] },
});
