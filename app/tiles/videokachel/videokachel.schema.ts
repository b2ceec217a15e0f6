import { z } from 'zod';
import { address, requiredAddress, text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const videokachelSchema = z.object({
  ...tileBase,
  type: z.literal('videokachel'),
  /** Without its ending: the stream is mediaURL + '-high.m3u8'. */
  mediaURL: requiredAddress,
  previewMediaURL: address,
  mp4URL: address,
  title: text,
});

export type VideokachelTile = z.infer<typeof videokachelSchema>;
