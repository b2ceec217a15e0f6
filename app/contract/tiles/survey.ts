import { z } from 'zod';
import { color, flag, id, localEnd, requiredText, text } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

export const DEFAULT_SURVEY_COLOR = '#338C15';

const schema = z.object({
  ...tileBase,
  type: z.literal('survey'),
  id,
  question: requiredText,
  answer1: requiredText,
  answer2: requiredText,
  answer3: text,
  answer4: text,
  backgroundColor: color.transform((value) => value || DEFAULT_SURVEY_COLOR),
  endDate: localEnd,
  onStartpage: flag,
});

export type SurveyTile = z.infer<typeof schema>;

export const surveyType = tileType(schema, {
  ...PLAIN,
  beside: true,
  searched: { headlines: [], texts: ['question', 'answer1', 'answer2', 'answer3', 'answer4'] },
  takesPart: 'votes',
  badgeRank: 4,
});
