import { z } from 'zod';
import { isBlank } from '../html.ts';
import { address, requiredHtml, requiredText, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('pressrelease'),
  title: requiredText,
  logoURL: address,
  senderDate: text,
  textfeld: text,
  senderSign: text,
  subheader: text,
  header: text,
  text: requiredHtml(4),
  copyright: text,
});

export const pressreleaseType = tileType(schema, {
  ...PLAIN,
  isEmpty: (tile) => isBlank(tile.text),
  beside: true,
  searched: { headlines: ['title', 'header'], texts: ['textfeld', 'subheader', 'text'] },
});
