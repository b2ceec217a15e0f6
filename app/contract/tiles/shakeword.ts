import { z } from 'zod';
import { color, requiredText, text } from '../tolerant.ts';
import { buttonStyle, tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('shakeword'),
  shaked: requiredText,
  solved: requiredText,
  info: text,
  buttonColor: color,
  buttonStyle,
  buttonText: text,
  messageCorrect: text,
  messageWrong: text,
});

export const shakewordType = tileType(schema, {
  isEmpty: () => false,
  flows: false,
  beside: false,
  searched: { headlines: [], texts: ['info'] },
  slides: false,
  takesPart: 'plays',
  badgeRank: null,
});
