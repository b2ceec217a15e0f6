import { z } from 'zod';
import { color, requiredText, text } from '../tolerant.ts';
import { buttonStyle, tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  /** Ignored: a puzzle's form is named by its place, because exports may repeat an id (nothing is sent to it). */
  id: text.transform(() => ''),
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
  ...PLAIN,
  searched: { headlines: [], texts: ['info'] },
  takesPart: 'plays',
});
