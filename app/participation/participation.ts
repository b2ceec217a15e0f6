import type { SurveyCounts } from '#app/contract/answers.ts';
import type { OpeningState } from '#app/contract/opening.ts';
import { type Tile, type TileOf, type TypesWith, traitsOf } from '#app/contract/tiles/tile-types.ts';
import { type FormConstraint, type FormFailure, isFormFailure } from '#app/forms/form-failure.ts';
import type { Outcome } from '#app/forms/outcome.ts';

/**
 * State of all forms on a page, computed on the server per request from the clock, the content server's counts, the
 * cookies and the outcomes in the URL (take-part.server.ts).
 */

/** Tiles that riders take part in. */
export type FormType = TypesWith<'takesPart', string>;
export type FormTile = TileOf<FormType>;

interface OpenForm {
  submissionId: string;
  outcome: Outcome | null;
}

export interface CompetitionFormState extends OpenForm {
  type: 'competition';
  opening: OpeningState;
  constraint: FormConstraint;
}

/** Availability of an action or deal; 'later': this network has used up its share for now; 'failed': unknown. */
export type Places = 'unlimited' | 'available' | 'later' | 'usedUp' | 'failed';

export interface PlacesLeft {
  places: Places;
  /** The server's Retry-After if it refused with 429 (null if it named none). */
  retryAfterSeconds?: number | null;
}

/** Result of a random draw. 'expired': won, but the token has run out; 'used': won and already sent. */
export const DRAW_RESULTS = ['won', 'lost', 'closed', 'used', 'notStarted', 'ended'] as const;
export type DrawResult = (typeof DRAW_RESULTS)[number];
export type DrawState = DrawResult | 'before' | 'expired';

export interface ActionFormState extends OpenForm, PlacesLeft {
  type: 'action';
  opening: OpeningState;
  /** Null if the action has no draw. */
  draw: DrawState | null;
  constraint: FormConstraint;
  /** The sealed token of a won draw, carried by the form, and its expiry. */
  drawSeal: string | null;
  drawUntil: number | null;
  /** The server's time, in a preview too: tokens expire by it, not by the previewed time. */
  clock: number;
  /** The voucher's QR code as a data URL, if one was won and could be fetched. */
  qrCode: string | null;
}

export interface DealFormState extends OpenForm, PlacesLeft {
  type: 'deal';
  opening: OpeningState;
}

export interface SurveyFormState {
  type: 'survey';
  ended: boolean;
  /** Results are shown after a vote, after the end and on request. */
  show: 'vote' | 'results';
  /** Null if not shown or not available. */
  counts: SurveyCounts | null;
  /** The vote was just sent, or came too late. */
  outcome: Outcome | null;
  constraint: FormConstraint;
}

export interface ShakewordFormState extends OpenForm {
  type: 'shakeword';
  /** Number of letters of the solution; null if the scrambled word lacks one: then it can only be typed. */
  slots: number | null;
}

export type FormState =
  | CompetitionFormState
  | ActionFormState
  | DealFormState
  | SurveyFormState
  | ShakewordFormState;
export type FormStateOf<Type extends FormType> = Extract<FormState, { type: Type }>;

export interface Participation {
  /** Action URL of the page's forms. */
  here: string;
  /** By form id. */
  forms: Record<string, FormState>;
  /** The form that was just sent and rejected. */
  failure: FormFailure | null;
}

export function isFormTile(tile: Tile): tile is FormTile {
  return traitsOf(tile.type).takesPart !== null;
}

/** Form id, unique on its page; puzzles without an id use the tile's key. */
export function formIdOf(tile: { type: string; id: string; key: string }): string {
  return `${tile.type}-${tile.id === '' ? `k${tile.key}` : tile.id}`;
}

/** State of a tile's form; null if this page doesn't offer it. */
export function formStateFor<Type extends FormType>(
  participation: Participation | null,
  tile: { type: Type; id: string; key: string },
): FormStateOf<Type> | null {
  const state = participation?.forms[formIdOf(tile)];
  return state?.type === tile.type ? (state as FormStateOf<Type>) : null;
}

/** The failure, if it belongs to this tile's form. */
export function failureFor(participation: Participation, formId: string): FormFailure | null {
  return participation.failure?.formId === formId ? participation.failure : null;
}

/** Validation rules and labels of the rejected form's fields. */
export function constraintFor({ forms, failure }: Participation): FormConstraint {
  const state = failure && forms[failure.formId];
  return state && 'constraint' in state ? state.constraint : {};
}

/** Adds the action's result to the page's participation. */
export function withFailure(participation: Participation | null, answer: unknown): Participation | null {
  return participation && { ...participation, failure: isFormFailure(answer) ? answer : null };
}
