import { z } from 'zod';
import { color, requiredAddress, requiredText } from '../tolerant.ts';
import { buttonStyle, tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('deeplinkbutton'),
  title: requiredText,
  url: requiredAddress,
  color,
  style: buttonStyle,
});

export const deeplinkbuttonType = tileType(schema, {
  ...PLAIN,
  beside: true,
  searched: { headlines: ['title'], texts: [] },
});
