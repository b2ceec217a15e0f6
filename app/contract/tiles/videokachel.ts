import { z } from 'zod';
import { address, requiredAddress, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('videokachel'),
  /** Without its ending: the stream is mediaURL + '-high.m3u8'. */
  mediaURL: requiredAddress,
  previewMediaURL: address,
  mp4URL: address,
  title: text,
});

export const videokachelType = tileType(schema, {
  ...PLAIN,
  searched: { headlines: ['title'], texts: [] },
  slides: true,
});
