import type { Teaser } from '#app/content/teaser.ts';
import type { Position } from '#app/contract/content/position.ts';
import { type AskedSurvey, partsOf, WIRE_HEADLINES } from './position/position-traits.ts';

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

function bigCard({ tile, headline, subline, text }: Teaser): number {
  const words = lines(headline, 28) * 28 + (subline === '' ? 0 : 26) + lines(text, 46) * 24;
  return (tile?.mediaURL ? PICTURE : 0) + 40 + words;
}

/** A start page survey stands as its question with its answers. */
function question({ survey }: AskedSurvey): number {
  const answers = [survey.answer1, survey.answer2, survey.answer3, survey.answer4].filter(Boolean);
  return 260 + lines(survey.question, 28) * 28 + answers.length * 56;
}

function smallRow({ headline, subline }: Teaser): number {
  return Math.max(ROW, 24 + lines(headline, 20) * 26 + (subline === '' ? 0 : 26));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function estimatedHeight(position: Position, wirePosts: number): number {
  const parts = partsOf(position);
  const teasers = parts.map(({ teaser }) => teaser);
  const [lead, ...others] = teasers;
  const controls = parts.length > 1 ? CONTROLS : 0;
  const title = position.title === '' && position.external_link === '' ? 0 : SECTION_TITLE;
  const of = (card: (teaser: Teaser) => number) =>
    parts.map(({ teaser, asked }) => (asked ? question(asked) : card(teaser)));
  switch (position.type) {
    case 'slider':
      return title + PICTURE + controls;
    case 'bslider':
      return title + STRIP + controls;
    case 'rublikslider':
      return title + Math.max(0, ...teasers.map(bigCard)) + controls;
    case 'banner':
      return title + sum(teasers.map(() => STRIP)) + 16 * (teasers.length - 1);
    case 'small':
      return title + sum(of(smallRow));
    case 'full':
      return title + sum(of(bigCard)) + GAP * (parts.length - 1);
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
