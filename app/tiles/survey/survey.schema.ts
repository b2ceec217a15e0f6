import { z } from 'zod';
import { color, flag, id, localDate, requiredText, text } from '#app/content/tolerant.ts';
import { tileBase } from '../tile-base.schema.ts';

export const DEFAULT_SURVEY_COLOR = '#338C15';

export const surveySchema = z.object({
  ...tileBase,
  type: z.literal('survey'),
  id,
  question: requiredText,
  answer1: requiredText,
  answer2: requiredText,
  answer3: text,
  answer4: text,
  backgroundColor: color.transform((value) => value || DEFAULT_SURVEY_COLOR),
  endDate: localDate,
  onStartpage: flag,
});

export type SurveyTile = z.infer<typeof surveySchema>;
