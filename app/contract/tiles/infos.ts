import { z } from 'zod';
import { address, requiredAddress, requiredText, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

/** 'pdf', or whatever else an editor calls it. */
const linkKind = text.transform((kind) => kind.trim().toLowerCase());

const schema = z
  .object({
    ...tileBase,
    type: z.literal('infos'),
    title: text,
    label1: requiredText,
    label2: text,
    label3: text,
    label4: text,
    label5: text,
    url1: requiredAddress,
    url2: address,
    url3: address,
    url4: address,
    url5: address,
    url1Type: linkKind,
    url2Type: linkKind,
    url3Type: linkKind,
    url4Type: linkKind,
    url5Type: linkKind,
  })
  .transform(({ type, id, teaser, slider, mediaSlider, title, ...fields }) => ({
    type,
    id,
    teaser,
    slider,
    mediaSlider,
    title,
    links: ([1, 2, 3, 4, 5] as const)
      .map((n) => ({
        label: fields[`label${n}`],
        url: fields[`url${n}`],
        isPdf: fields[`url${n}Type`] === 'pdf',
      }))
      .filter((link) => link.label.trim() !== '' && link.url !== ''),
  }));

export type InfosTile = z.infer<typeof schema>;

export const infosType = tileType(schema, {
  isEmpty: () => false,
  flows: false,
  beside: true,
  searched: { headlines: ['title'], texts: ['label1', 'label2', 'label3', 'label4', 'label5'] },
  slides: false,
  takesPart: null,
  badgeRank: null,
});
