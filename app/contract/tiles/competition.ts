import { z } from 'zod';
import { color, flag, html, id, localDate, localEnd, text } from '../tolerant.ts';
import { buttonStyle, fieldNeed, tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

const schema = z.object({
  ...tileBase,
  type: z.literal('competition'),
  id,
  title: text,
  email: fieldNeed,
  phone: fieldNeed,
  freetext: fieldNeed,
  freetextLabel: text,
  /** The terms that a rider accepts, with links. */
  agbLabel: html(),
  buttonText: text,
  buttonColor: color,
  buttonStyle,
  startDate: localDate,
  endDate: localEnd,
  showEnddate: flag,
});

export type CompetitionTile = z.infer<typeof schema>;

export const competitionType = tileType(schema, {
  ...PLAIN,
  beside: true,
  searched: {
    headlines: ['title'],
    texts: ['freetextLabel'],
    isShown: (_, { freetext }) => freetext !== 'none',
  },
  takesPart: 'submits',
  badgeRank: 1,
});
