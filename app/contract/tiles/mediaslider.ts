import { z } from 'zod';
import { tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

/** Marks the place of the media slider; what it holds are the tiles flagged mediaSlider. */
const schema = z.object({ ...tileBase, type: z.literal('mediaslider') });

export const mediasliderType = tileType(schema, {
  isEmpty: () => false,
  flows: false,
  beside: false,
  searched: { headlines: [], texts: [] },
  slides: false,
  takesPart: null,
  badgeRank: null,
});
