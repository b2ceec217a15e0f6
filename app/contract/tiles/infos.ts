import { z } from 'zod';
import { address, requiredAddress, requiredText, text } from '../tolerant.ts';
import { FIVE, numbered, tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

/** 'pdf', or whatever else an editor calls it. */
const linkKind = text.transform((kind) => kind.trim().toLowerCase());

const schema = z
  .object({
    ...tileBase,
    type: z.literal('infos'),
    title: text,
    ...numbered(FIVE, 'label', text),
    label1: requiredText,
    ...numbered(FIVE, 'url', address),
    url1: requiredAddress,
    ...numbered(FIVE, 'url', linkKind, 'Type'),
  })
  .transform(({ type, id, teaser, slider, mediaSlider, title, ...fields }) => {
    const links = FIVE.map((n) => ({
      label: fields[`label${n}`],
      url: fields[`url${n}`],
      isPdf: fields[`url${n}Type`] === 'pdf',
    })).filter((link) => link.label.trim() !== '' && link.url !== '');
    return { type, id, teaser, slider, mediaSlider, title, links };
  });

export type InfosTile = z.infer<typeof schema>;

export const infosType = tileType(schema, {
  ...PLAIN,
  beside: true,
  pairs: FIVE.map((n) => [`label${n}`, `url${n}`] as const),
  searched: { headlines: ['title'], texts: FIVE.map((n) => `label${n}` as const) },
});
