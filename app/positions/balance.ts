import type { Position } from '#app/content/position.schema.ts';
import { startpageSurvey } from '#app/content/startpage-survey.ts';
import { teaserOf } from '#app/content/teaser.ts';
import { shownEntries, WIRE_HEADLINES } from './limits.ts';

/**
 * Two columns without holes: each position goes to the column that is shorter so far. Heights are estimates for a
 * column of 400 px; CSS floats them, so a wrong one costs a few pixels, never the order.
 */

const WIDTH = 400;
const PICTURE = WIDTH * 0.75;
const GAP = 24;
const CONTROLS = 48;
const SECTION_TITLE = 44;
const ROW = 110;
const STRIP = WIDTH * 0.16 + 44;

function lines(text: string, perLine: number): number {
  return Math.ceil(text.length / perLine);
}

function bigCard(entry: Position['entries'][number]): number {
  const { tile, headline, subline, text } = teaserOf(entry, 'big');
  const words = lines(headline, 28) * 28 + (subline === '' ? 0 : 26) + lines(text, 46) * 24;
  return (tile?.mediaURL ? PICTURE : 0) + 40 + words;
}

/** A start page survey stands as its question with its answers. */
function wideCard(entry: Position['entries'][number]): number {
  const survey = startpageSurvey(entry);
  if (!survey) return bigCard(entry);
  const answers = [survey.answer1, survey.answer2, survey.answer3, survey.answer4].filter(Boolean);
  return 260 + lines(survey.question, 28) * 28 + answers.length * 56;
}

function smallRow(entry: Position['entries'][number]): number {
  const { headline, subline } = teaserOf(entry, 'small');
  return Math.max(ROW, 24 + lines(headline, 20) * 26 + (subline === '' ? 0 : 26));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function estimatedHeight(position: Position, wirePosts: number): number {
  const entries = shownEntries(position);
  const [lead, ...others] = entries;
  const title = position.title === '' ? 0 : SECTION_TITLE;
  switch (position.type) {
    case 'slider':
      return PICTURE + (entries.length > 1 ? CONTROLS : 0);
    case 'bslider':
      return STRIP + (entries.length > 1 ? CONTROLS : 0);
    case 'rublikslider':
      return title + Math.max(0, ...entries.map(bigCard)) + (entries.length > 1 ? CONTROLS : 0);
    case 'banner':
      return sum(entries.map(() => STRIP)) + 16 * (entries.length - 1);
    case 'small':
      return sum(entries.map(smallRow));
    case 'full':
      return sum(entries.map(wideCard)) + GAP * (entries.length - 1);
    case 'rubrik':
    case 'colortopic':
      return title + (lead ? bigCard(lead) : 0) + sum(others.map(smallRow));
    case 'dpaheadlines':
      return wirePosts === 0 ? 0 : 110 + Math.min(wirePosts, WIRE_HEADLINES) * 104;
  }
}

export type Column = 'left' | 'right';

export function columnsFor(heights: readonly number[]): Column[] {
  let left = 0;
  let right = 0;
  return heights.map((height) => {
    if (left <= right) {
      left += height + GAP;
      return 'left';
    }
    right += height + GAP;
    return 'right';
  });
}
