import { startpageSurvey } from '#app/content/startpage-survey.ts';
import { type Teaser, teaserOf } from '#app/content/teaser.ts';
import type { Entry, TeaserSize } from '#app/contract/content/entry.ts';
import type { Position, PositionType } from '#app/contract/content/position.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';

/** Layout traits of a position type, in any display mode. */
interface PositionTraits {
  /** Which of an entry's teaser tiles its first card and its other cards show. */
  lead: TeaserSize;
  others: TeaserSize;
  /** How many entries it shows at most (specification 9, 'Sliders and lists'). */
  most: number;
  /** Whether its cards are slides, of which the page first shows only the first. */
  slides: boolean;
  /** Whether surveys flagged for the start page are shown as forms. */
  asks: boolean;
  /** Whether its first card can be the page's lead story. */
  leads: boolean;
  /** Whether it can be stretched to its column's end. */
  grows: boolean;
  /** Whether it may span both columns. */
  spans: boolean;
}

const CARDS = {
  lead: 'big',
  others: 'big',
  most: Number.POSITIVE_INFINITY,
  slides: false,
  asks: false,
  leads: false,
  grows: true,
  spans: true,
} as const;

const TRAITS: Record<PositionType, PositionTraits> = {
  slider: { ...CARDS, most: 10, slides: true, leads: true, spans: false },
  full: { ...CARDS, asks: true, leads: true },
  small: { ...CARDS, lead: 'small', others: 'small', asks: true },
  banner: { ...CARDS, lead: 'banner', others: 'banner', grows: false },
  colortopic: { ...CARDS, others: 'small' },
  rubrik: { ...CARDS, others: 'small', leads: true },
  rublikslider: { ...CARDS, most: 10, slides: true, leads: true, spans: false },
  bslider: { ...CARDS, lead: 'banner', others: 'banner', most: 6, slides: true, grows: false },
  dpaheadlines: CARDS,
};

/** In text-only mode positions are rows, which can be stretched. */
export function canStretch(position: Position, textOnly: boolean): boolean {
  if (!textOnly) return TRAITS[position.type].grows;
  return position.type === 'dpaheadlines' || cardsOf(position).some(({ survey }) => survey === null);
}

/** In text-only mode rows are laid out in two columns. */
export function spansIn(position: Position, textOnly: boolean): boolean {
  const parts = cardsOf(position);
  if (parts.some(({ survey }) => survey !== null)) return false;
  return textOnly ? parts.length !== 1 : TRAITS[position.type].spans;
}

/** Spanning both columns, a lead is about as tall as this many rows. */
const ROWS_BESIDE = 4;

/** The class of a lead with rows (styles/bands.css). */
export function leadClassName(rows: number): string {
  if (rows === 0) return 'band-stack';
  return rows <= ROWS_BESIDE ? 'lead-and-rows' : 'lead-over-rows';
}

export function teaserSurvey({ type }: Position, entry: Entry): SurveyTile | null {
  return (TRAITS[type].asks && startpageSurvey(entry)) || null;
}

/** What a position shows, in order: cards, each with its survey if that is shown as a form. */
export function cardsOf(position: Position): Array<{ teaser: Teaser; survey: SurveyTile | null }> {
  const { lead, others, most } = TRAITS[position.type];
  return position.entries.slice(0, most).map((entry, index) => ({
    teaser: teaserOf(entry, index === 0 ? lead : others),
    survey: teaserSurvey(position, entry),
  }));
}

export function teasersOf(position: Position): Teaser[] {
  return cardsOf(position).map(({ teaser }) => teaser);
}

/** Whether it has a title, a colour or a 'more' link. */
export function isSection({ title, color, external_link }: Position): boolean {
  return title !== '' || color !== '' || external_link !== '';
}

/** Whether the page leads with this position's first card: a picture with words, larger than the others. */
export function hasLeadCard(position: Position): boolean {
  const [first] = cardsOf(position);
  return TRAITS[position.type].leads && first?.survey === null && Boolean(first.teaser.tile?.mediaURL);
}

/** Whether it is identical for all riders: no survey and only its own entries. */
export function isSameForAll(position: Position): boolean {
  return position.type !== 'dpaheadlines' && cardsOf(position).every(({ survey }) => survey === null);
}

/** Whether all its cards show their text; rows and strips don't. */
export function showsTexts({ type }: Position): boolean {
  return TRAITS[type].others === 'big';
}

/** The entry whose card shows the position's first picture; not one in a slide that is still hidden. */
export function firstEntryWithPicture(position: Position): string | null {
  const cards = cardsOf(position);
  const visible = TRAITS[position.type].slides ? cards.slice(0, 1) : cards;
  const shown = visible.find(({ teaser, survey }) => survey === null && teaser.tile?.mediaURL);
  return shown?.teaser.entry.id ?? null;
}

/** Wire headlines on a teaser page; in a single column only the first ones. */
export const WIRE_HEADLINES = 6;
export const WIRE_HEADLINES_NARROW = 3;
