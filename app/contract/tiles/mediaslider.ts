import { z } from 'zod';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

/** Marks the place of the media slider; what it holds are the tiles flagged mediaSlider. */
const schema = z.object({ ...tileBase, type: z.literal('mediaslider') });

export const mediasliderType = tileType(schema, {
  ...PLAIN,
  searched: { headlines: [], texts: [] },
});
