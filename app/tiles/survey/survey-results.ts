import type { SurveyCounts } from '#app/contract/answers.ts';
import { type Language, LOCALES } from '#app/contract/language.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';

const ANSWER_NUMBERS = [1, 2, 3, 4] as const;
export type AnswerNumber = (typeof ANSWER_NUMBERS)[number];

/** The day on which the form was shown. */
export const DAY_FIELD = 'day';

/** Empty answers are not shown. */
export function answersOf(tile: SurveyTile): Array<{ number: AnswerNumber; text: string }> {
  return ANSWER_NUMBERS.map((number) => ({ number, text: tile[`answer${number}`].trim() })).filter(
    ({ text }) => text !== '',
  );
}

/** The number of participants is only shown above this. */
const SHOW_TOTAL_ABOVE = 500;

export function resultsOf(tile: SurveyTile, counts: SurveyCounts) {
  const answers = answersOf(tile).map((answer) => ({ ...answer, count: counts[`answer${answer.number}`] }));
  const total = answers.reduce((sum, { count }) => sum + count, 0);
  return {
    rows: answers.map((answer) => ({ ...answer, percent: total === 0 ? 0 : (answer.count / total) * 100 })),
    total,
    showsTotal: total > SHOW_TOTAL_ABOVE,
  };
}

/** '33,3 %', '33.3%' */
export function percentText(percent: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(percent / 100);
}

export function countText(count: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(count);
}
