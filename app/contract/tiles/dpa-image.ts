import { z } from 'zod';
import { color, requiredAddress, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('dpa-image'),
  extID: text,
  mediaURL: requiredAddress,
  mediaColor: color,
  caption: text,
  creditline: text,
});

export type DpaImageTile = z.infer<typeof schema>;

export const dpaImageType = tileType(schema, {
  ...PLAIN,
  searched: { headlines: [], texts: ['caption'] },
});
