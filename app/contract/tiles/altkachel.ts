import { z } from 'zod';
import { address, color, headline, optionalWhole, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('altkachel'),
  mediaURL: address,
  mediaWidth: optionalWhole,
  mediaHeight: optionalWhole,
  mediaColor: color,
  header: headline,
  subheader: headline,
  text,
});

export type AltkachelTile = z.infer<typeof schema>;

export const altkachelType = tileType(schema, {
  ...PLAIN,
  isEmpty: (tile) =>
    [tile.mediaURL, tile.header, tile.subheader, tile.text].every((part) => part.trim() === ''),
  searched: { headlines: ['header'], texts: ['subheader', 'text'] },
  slides: true,
});
