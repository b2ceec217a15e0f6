import { z } from 'zod';
import { requiredAddress, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('audiokachel'),
  mediaURL: requiredAddress,
  title: text,
});

export const audiokachelType = tileType(schema, {
  ...PLAIN,
  searched: { headlines: ['title'], texts: [] },
});
