import type { ActionSaveAnswer } from '#app/contract/answers.ts';
import { ownProperty } from '#app/contract/own-property.ts';
import { truncateText } from '#app/contract/plain-text.ts';
import type { RefusalOf } from '#app/contract/refusals.ts';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import type { TextKey } from '#app/i18n/de.ts';

/** Result of sending an action's form (specification 4, 'Action submission outcomes'). */
export type ActionResult =
  /** Shown on a page of its own, after a 303. */
  | { kind: 'outcome'; accepted: boolean; outcome: Pick<Outcome, 'kind' | 'text' | 'code'> }
  /** Shows the form again with errors. */
  | { kind: 'correctable'; message: TextKey; fields?: Record<string, TextKey> }
  /** The draw's token has expired: draw again, with the input kept. */
  | { kind: 'redraw' }
  | { kind: 'invalid'; fields: string[] }
  /** The result is unknown; sending again is safe (idempotent). */
  | { kind: 'failed' };

const CORRECTABLE: Record<Exclude<RefusalOf<'action save'>, 'MAX REACHED' | 'UNVERIFIED EMAIL'>, TextKey> = {
  'ALREADY USED': 'actionAlreadyUsed',
  'ALREADY PARTICIPATED': 'alreadyParticipated',
  'NOT STARTED': 'actionNotStarted',
  ENDED: 'actionEnded',
  'NO TOKEN': 'actionTimeOver',
};

/** In characters: the outcome is part of the URL, whose length is limited. */
const MAX_TEXT = 2000;
/** As JSON; sealed it is a third longer, and with the rest of the URL still below what proxies accept (8 kB). */
const MAX_BYTES = 4000;

/** The server's text for the rider; '' if it only repeats the tile's popup text. */
function textOf(text: string, popupText: string): string {
  const words = (value: string) => value.replace(/\s+/g, ' ').trim();
  if (words(text) === words(popupText)) return '';
  let most = MAX_TEXT;
  while (Buffer.byteLength(JSON.stringify(text.slice(0, most))) > MAX_BYTES) most -= 100;
  return text.length > most ? `${truncateText(text, most).trimEnd()} …` : text;
}

export function actionResult(
  answer: ActionSaveAnswer | null,
  { popupText, randomGeneratorActivate }: Pick<ActionTile, 'popupText' | 'randomGeneratorActivate'>,
): ActionResult {
  if (answer === null) return { kind: 'failed' };
  switch (answer.state) {
    case 'success':
    case 'optin':
      return { kind: 'outcome', accepted: true, outcome: { kind: answer.state } };
    case 'autorespond': {
      const { variant, code } = answer;
      const text = textOf(answer.text, popupText);
      return {
        kind: 'outcome',
        accepted: true,
        outcome: { kind: variant, ...(text ? { text } : {}), ...(code ? { code } : {}) },
      };
    }
    case 'error':
      return refusal(answer, randomGeneratorActivate);
  }
}

type ErrorAnswer = Extract<ActionSaveAnswer, { state: 'error' }>;

function refusal({ errormessage, fields = [], linkSent }: ErrorAnswer, draws: boolean): ActionResult {
  if (errormessage === 'MAX REACHED') {
    return { kind: 'outcome', accepted: false, outcome: { kind: 'maxReached' } };
  }
  if (errormessage === 'UNVERIFIED EMAIL') {
    const message = linkSent ? 'actionUnverified' : 'actionUnverifiedNoLink';
    return { kind: 'correctable', message, fields: { email: 'actionUnverifiedField' } };
  }
  if (errormessage === 'NO TOKEN' && draws) return { kind: 'redraw' };
  const message = ownProperty(CORRECTABLE, errormessage);
  if (message) return { kind: 'correctable', message };
  return errormessage === 'INVALID' ? { kind: 'invalid', fields } : { kind: 'failed' };
}
