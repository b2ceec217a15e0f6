import { openingOf, spanWithin } from '#app/content/availability.ts';
import { answerOrNull } from '#app/content/submission-client.server.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import { constraintOf, newSubmissionId } from '#app/forms/parse-form.server.ts';
import type { LoadRequest, PartHandler } from '../part-handler.ts';
import type { Places } from '../participation.ts';
import type { ActionTile } from './action.schema.ts';
import { actionFormSchema } from './action-form.server.ts';
import { drawStateOf, sealToken } from './draw.server.ts';
import { drawForAction } from './draw-for-action.server.ts';
import { saveAction } from './save-action.server.ts';

/** Outcomes of a draw are not yet the end. */
const DRAWS = new Set(['won', 'lost', 'closed']);
const QR_CODE_SIZE = 320;

/** What is left is asked first of all and again after sending; what can't be found out is not guessed. */
async function placesOf(tile: ActionTile, { client, entry }: LoadRequest): Promise<Places> {
  if (!tile.maxCalls) return 'unlimited';
  const answer = await answerOrNull(client.actionInfo(entry.id, tile.id));
  if (answer?.state !== 'success') return 'failed';
  return answer.info.countLeft > 0 ? 'available' : 'usedUp';
}

/** As a data address: the code is the rider's alone, and the content server need not be reachable from the phone. */
async function qrCodeOf(outcome: Outcome, { client, entry }: LoadRequest, actionId: string) {
  if (!outcome.code) return null;
  const png = await answerOrNull(client.qrCode(entry.id, actionId, QR_CODE_SIZE, outcome.code));
  return png ? `data:image/png;base64,${png.toString('base64')}` : null;
}

export const actionHandler: PartHandler<'action'> = {
  async load(tile, asked) {
    const { page, t, entry, outcome } = asked;
    const opening = openingOf(spanWithin(tile, entry), page.now, page.timeZone);
    const drawn = outcome !== null && DRAWS.has(outcome.kind) ? outcome : null;
    const told = drawn ? null : outcome;
    const draw = tile.randomGeneratorActivate ? drawStateOf(drawn, Date.now()) : null;
    const submissionId = draw === 'won' && drawn ? drawn.submissionId : newSubmissionId();
    const [places, qrCode, drawSeal] = await Promise.all([
      opening === 'running' ? placesOf(tile, asked) : ('unlimited' as const),
      told ? qrCodeOf(told, asked, tile.id) : null,
      draw === 'won' && drawn?.token ? sealToken(drawn.token, submissionId) : null,
    ]);
    return {
      type: 'action',
      opening,
      places,
      draw,
      drawSeal,
      constraint: constraintOf(actionFormSchema(tile, t)),
      submissionId,
      outcome: told,
      qrCode,
    };
  },

  send(tile, request) {
    return request.received.texts.get('intent') === 'draw'
      ? drawForAction(tile, request)
      : saveAction(tile, request);
  },
};
