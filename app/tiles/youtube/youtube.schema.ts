import { z } from 'zod';
import { text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

const DEFAULT_RATIO = '16 / 9';

export const youtubeSchema = z.object({
  ...tileBase,
  type: z.literal('youtube'),
  youtubeId: text.pipe(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not a video id')),
  aspectRatio: text.transform((ratio) =>
    /^[1-9]\d{0,3} \/ [1-9]\d{0,3}$/.test(ratio) ? ratio : DEFAULT_RATIO,
  ),
});

export type YoutubeTile = z.infer<typeof youtubeSchema>;
