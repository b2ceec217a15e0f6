import { badgeOf } from '#app/content/badge.ts';
import type { Teaser } from '#app/content/teaser.ts';
import type { Position } from '#app/contract/content/position.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import { answersOf } from '#app/tiles/survey/survey-results.ts';
import { cardsOf, WIRE_HEADLINES } from './position/position-traits.ts';

/**
 * Estimates the height of a position in a column of a given width, from the sizes in styles/cards.css and the
 * typeface's average letter width. A wrong estimate only stretches a picture a little more.
 */

const GAP = 24;
const CONTROLS = 48;
const SECTION_TITLE = 44;
const SECTION_RULE = 16;
const PADDING = 40;
const BADGE = 29;
/** In text-only mode no answers are shown behind the consent question. */
const CONSENT = 82;

/** Mean letter width relative to the font size; bold headlines are a little wider. */
const LETTER = 0.5;
const BOLD = 0.53;

function lines(text: string, size: number, letter: number, width: number): number {
  return Math.ceil((text.length * size * letter) / Math.max(1, width));
}

function kicker(subline: string, width: number): number {
  return subline === '' ? 0 : 4 + lines(subline, 14, BOLD, width) * 20;
}

function bigCard({ tile, headline, subline, text }: Teaser, width: number): number {
  const room = width - PADDING;
  const words =
    lines(headline, 23, BOLD, room) * 26.5 + (text === '' ? 0 : 8 + lines(text, 16, LETTER, room) * 24);
  return (tile?.mediaURL ? width * 0.75 : 0) + PADDING + kicker(subline, room) + words;
}

function strip(width: number): number {
  return width * 0.1585 + 44;
}

/** A start page survey with its answers, behind the consent question. */
function question(survey: SurveyTile, width: number, behind: number): number {
  return 152 + lines(survey.question, 23, BOLD, width - PADDING) * 27 + behind;
}

function answersHeight(survey: SurveyTile): number {
  return Math.max(140, answersOf(survey).length * 34);
}

function smallRow({ tile, headline, subline }: Teaser, width: number): number {
  const thumb = tile?.mediaURL ? Math.min(152, width / 3) : 0;
  const room = width - thumb - 48;
  const words = lines(headline, 19, BOLD, room) * 25 + kicker(subline, room);
  return 24 + Math.max(52, thumb * 0.75, words);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function titleHeight({ title, external_link, color }: Position): number {
  const words = title === '' && external_link === '' ? 0 : SECTION_TITLE;
  return words + (color === '' ? 0 : SECTION_RULE);
}

/** A card in text-only mode. */
function textRow({ entry, headline, subline, text }: Teaser, width: number): number {
  const room = width - 32;
  const words =
    lines(headline, 19, BOLD, room) * 25 + (text === '' ? 0 : 4 + lines(text, 16, LETTER, room) * 24);
  return 32 + (entry.sponsored || badgeOf(entry) ? BADGE : 0) + kicker(subline, room) + words;
}

/** In text-only mode: the surveys and one card with rows. */
export function estimatedTextHeight(position: Position, wirePosts: number, width: number): number {
  if (position.type === 'dpaheadlines') return estimatedHeight(position, wirePosts, width);
  const parts = cardsOf(position);
  const surveys = parts.flatMap((part) => part.survey ?? []);
  const rows = parts.filter((part) => part.survey === null);
  const cards = surveys.length + Math.min(1, rows.length);
  return (
    titleHeight(position) +
    sum(surveys.map((one) => question(one, width, CONSENT))) +
    sum(rows.map(({ teaser }) => textRow(teaser, width))) +
    GAP * (cards - 1)
  );
}

export function estimatedHeight(position: Position, wirePosts: number, width: number): number {
  const parts = cardsOf(position);
  const teasers = parts.map(({ teaser }) => teaser);
  const [lead, ...others] = teasers;
  const controls = parts.length > 1 ? CONTROLS : 0;
  const title = titleHeight(position);
  const of = (card: (teaser: Teaser, width: number) => number) =>
    parts.map(({ teaser, survey }) =>
      survey ? question(survey, width, answersHeight(survey)) : card(teaser, width),
    );
  switch (position.type) {
    case 'slider':
      return title + width * 0.75 + controls;
    case 'bslider':
      return title + strip(width) + controls;
    case 'rublikslider':
      return title + Math.max(0, ...teasers.map((teaser) => bigCard(teaser, width))) + controls;
    case 'banner':
      return title + sum(teasers.map(() => strip(width))) + 16 * (teasers.length - 1);
    case 'small':
      return title + sum(of(smallRow));
    case 'full':
      return title + sum(of(bigCard)) + GAP * (parts.length - 1);
    case 'rubrik':
    case 'colortopic':
      return title + (lead ? bigCard(lead, width) : 0) + sum(others.map((teaser) => smallRow(teaser, width)));
    case 'dpaheadlines':
      return wirePosts === 0 ? 0 : 111 + Math.min(wirePosts, WIRE_HEADLINES) * (width < 500 ? 108 : 93);
  }
}
