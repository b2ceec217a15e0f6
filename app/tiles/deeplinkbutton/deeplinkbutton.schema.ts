import { z } from 'zod';
import { color, requiredAddress, requiredText } from '#app/content/tolerant.ts';
import { buttonStyle, tileBase } from '../tile-base.schema.ts';

export const deeplinkbuttonSchema = z.object({
  ...tileBase,
  type: z.literal('deeplinkbutton'),
  title: requiredText,
  url: requiredAddress,
  color,
  style: buttonStyle,
});

export type DeeplinkbuttonTile = z.infer<typeof deeplinkbuttonSchema>;
