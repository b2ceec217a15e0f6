import type { SurveyCounts } from '#app/contract/answers.ts';
import type { Opening } from '#app/contract/opening.ts';
import { type Tile, type TileOf, type TypesWith, traitsOf } from '#app/contract/tiles/tile-types.ts';
import { type FormConstraint, type FormFailure, isFormFailure } from '#app/forms/form-failure.ts';
import type { Outcome } from '#app/forms/outcome.ts';

/**
 * What a rider can do and has done with the tiles of one page: made by the server for one request, from the clock, the
 * content server's counts, the rider's cookies and the outcomes in the address (take-part.server.ts).
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
  opening: Opening;
  constraint: FormConstraint;
}

/** Places of an action or a deal: not limited, still some, some but not for this network yet, none, or not to be found out. */
export type Places = 'unlimited' | 'available' | 'later' | 'usedUp' | 'failed';

/** Where a rider stands in a random draw. 'expired' was won, but too long ago; 'used' was won and has been sent. */
export const DRAW_RESULTS = ['won', 'lost', 'closed', 'used', 'notStarted', 'ended'] as const;
export type DrawResult = (typeof DRAW_RESULTS)[number];
export type DrawState = DrawResult | 'before' | 'expired';

export interface ActionFormState extends OpenForm {
  type: 'action';
  opening: Opening;
  places: Places;
  /** Null where the action has no draw. */
  draw: DrawState | null;
  constraint: FormConstraint;
  /** The drawn token as the form carries it, and for how long it holds. */
  drawSeal: string | null;
  drawUntil: number | null;
  /** The QR code of a voucher as a data address, where one was won and could be drawn. */
  qrCode: string | null;
}

export interface DealFormState extends OpenForm {
  type: 'deal';
  opening: Opening;
  places: Places;
}

export interface SurveyFormState {
  type: 'survey';
  ended: boolean;
  /** Results are shown after a vote, after the end and on request. */
  show: 'vote' | 'results';
  /** Null where they could not be had, or are not shown. */
  counts: SurveyCounts | null;
  /** Just voted, or too late. */
  outcome: Outcome | null;
  constraint: FormConstraint;
}

export interface ShakewordFormState extends OpenForm {
  type: 'shakeword';
}

export type FormState =
  | CompetitionFormState
  | ActionFormState
  | DealFormState
  | SurveyFormState
  | ShakewordFormState;
export type FormStateOf<Type extends FormType> = Extract<FormState, { type: Type }>;

export interface Participation {
  /** Where the forms of this page post to. */
  here: string;
  /** By form id. */
  parts: Record<string, FormState>;
  /** The form that was just sent and not accepted. */
  failure: FormFailure | null;
}

export function isPartTile(tile: Tile): tile is FormTile {
  return traitsOf(tile.type).takesPart !== null;
}

/** The name of a tile's form, unique on its page. Puzzles may come without an id; then the tile's key counts. */
export function formIdOf(tile: { type: string; id: string; key: string }): string {
  return `${tile.type}-${tile.id === '' ? `k${tile.key}` : tile.id}`;
}

/** How a rider stands with a tile; null where this page takes no part in it. */
export function formStateFor<Type extends FormType>(
  participation: Participation | null,
  tile: { type: Type; id: string; key: string },
): FormStateOf<Type> | null {
  const part = participation?.parts[formIdOf(tile)];
  return part?.type === tile.type ? (part as FormStateOf<Type>) : null;
}

/** The failure of this tile's form, if it is the one that was just sent. */
export function failureFor(participation: Participation, form: string): FormFailure | null {
  return participation.failure?.form === form ? participation.failure : null;
}

/** What the fields of the form that failed are called and take. */
export function constraintFor({ parts, failure }: Participation): FormConstraint {
  const part = failure && parts[failure.form];
  return part && 'constraint' in part ? part.constraint : {};
}

/** The page's participation with what its action just said. */
export function withFailure(participation: Participation | null, answer: unknown): Participation | null {
  return participation && { ...participation, failure: isFormFailure(answer) ? answer : null };
}
