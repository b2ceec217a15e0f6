import { z } from 'zod';
import { tileBase } from '../tile-base.schema.ts';

/** Marks the place of the media slider; what it holds are the tiles flagged mediaSlider. */
export const mediasliderSchema = z.object({ ...tileBase, type: z.literal('mediaslider') });

export type MediasliderTile = z.infer<typeof mediasliderSchema>;
