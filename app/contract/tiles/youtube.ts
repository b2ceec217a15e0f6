import { z } from 'zod';
import { text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const DEFAULT_RATIO = '16 / 9';

export const aspectRatio = text.transform((ratio) =>
  /^[1-9]\d{0,3} \/ [1-9]\d{0,3}$/.test(ratio) ? ratio : DEFAULT_RATIO,
);

const schema = z.object({
  ...tileBase,
  type: z.literal('youtube'),
  youtubeId: text.pipe(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not a video id')),
  aspectRatio,
});

export const youtubeType = tileType(schema, {
  ...PLAIN,
  searched: { headlines: [], texts: [] },
  slides: true,
});
