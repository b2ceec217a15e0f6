import { z } from 'zod';
import { color, requiredAddress, requiredText } from '../tolerant.ts';
import { buttonStyle, tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('deeplinkbutton'),
  title: requiredText,
  url: requiredAddress,
  color,
  style: buttonStyle,
});

export const deeplinkbuttonType = tileType(schema, {
  isEmpty: () => false,
  flows: false,
  beside: true,
  searched: { headlines: ['title'], texts: [] },
  slides: false,
  takesPart: null,
  badgeRank: null,
});
