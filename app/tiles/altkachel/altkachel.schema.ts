import { z } from 'zod';
import { address, optionalWhole, text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const altkachelSchema = z.object({
  ...tileBase,
  type: z.literal('altkachel'),
  mediaURL: address,
  mediaWidth: optionalWhole,
  mediaHeight: optionalWhole,
  header: text,
  subheader: text,
  text,
});

export type AltkachelTile = z.infer<typeof altkachelSchema>;
