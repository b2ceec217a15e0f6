import { z } from 'zod';
import { color, id, localDate, localEnd, maximum, requiredText, text } from '../tolerant.ts';
import { buttonStyle, tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('deal'),
  id,
  buttonText: requiredText,
  buttonColor: color,
  buttonStyle,
  email: requiredText,
  emailText: text,
  subject: text,
  maxCalls: maximum,
  startDate: localDate,
  endDate: localEnd,
});

export type DealTile = z.infer<typeof schema>;

export const dealType = tileType(schema, {
  ...PLAIN,
  beside: true,
  searched: { headlines: [], texts: ['emailText'] },
  takesPart: 'submits',
  badgeRank: 3,
});
