import { z } from 'zod';
import { color, requiredText, text } from '#app/content/tolerant.ts';
import { buttonStyle, tileBase } from '../tile-base.schema.ts';

export const shakewordSchema = z.object({
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

export type ShakewordTile = z.infer<typeof shakewordSchema>;
