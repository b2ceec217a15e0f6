import { z } from 'zod';
import { requiredAddress, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('audiokachel'),
  mediaURL: requiredAddress,
  title: text,
});

export const audiokachelType = tileType(schema, {
  isEmpty: () => false,
  flows: false,
  beside: false,
  searched: { headlines: ['title'], texts: [] },
  slides: false,
  takesPart: null,
  badgeRank: null,
});
