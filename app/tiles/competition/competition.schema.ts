import { z } from 'zod';
import { color, flag, html, id, localDate, text } from '#app/content/tolerant.ts';
import { buttonStyle, fieldNeed, tileBase } from '../tile-base.schema.ts';

export const competitionSchema = z.object({
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
  endDate: localDate,
  showEnddate: flag,
});

export type CompetitionTile = z.infer<typeof competitionSchema>;
