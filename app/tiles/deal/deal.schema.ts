import { z } from 'zod';
import { color, id, localDate, optionalWhole, requiredText, text } from '#app/content/tolerant.ts';
import { buttonStyle, tileBase } from '../tile-base.schema.ts';

export const dealSchema = z.object({
  ...tileBase,
  type: z.literal('deal'),
  id,
  buttonText: requiredText,
  buttonColor: color,
  buttonStyle,
  email: requiredText,
  emailText: text,
  subject: text,
  /** 0 or none: no limit. */
  maxCalls: optionalWhole,
  startDate: localDate,
  endDate: localDate,
});

export type DealTile = z.infer<typeof dealSchema>;
