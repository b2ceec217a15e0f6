import { answerOrNull } from '#app/content/submission-request.server.ts';
import { openingOf } from '#app/contract/opening.ts';
import { ownProperty } from '#app/contract/own-property.ts';
import type { RefusalOf } from '#app/contract/refusals.ts';
import type { DealTile } from '#app/contract/tiles/deal.ts';
import { REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { failed, newSubmissionId, parseForm } from '#app/forms/parse-form.server.ts';
import type { TextKey } from '#app/i18n/de.ts';
import type { FormHandler, LoadRequest } from '#app/participation/form-handler.ts';
import type { PlacesLeft } from '#app/participation/participation.ts';
import { placesFrom, UNLIMITED } from '#app/participation/places-left.server.ts';
import { pauseBeforeRecheck } from '#app/participation/recheck.server.ts';

/** Messages for the content server's error codes. */
const REFUSALS: Record<Exclude<RefusalOf<'deal save'>, 'deal finished'> | 'INVALID', TextKey> = {
  'NOT STARTED': 'dealNotStarted',
  ENDED: 'dealEnded',
  INVALID: 'formNotAccepted',
};

/** A deal's form has no fields, only a button. */
const NOTHING = { fields: {}, words: {} };

async function placesOf(tile: DealTile, request: LoadRequest): Promise<PlacesLeft> {
  if (!tile.maxCalls) return UNLIMITED;
  const ask = () => request.client.dealInfo(request.entry.id, tile.id);
  return placesFrom(request, ask, ({ state }) => {
    if (state === 'success') return 'available';
    return state === 'finished' ? 'usedUp' : 'failed';
  });
}

export const dealHandler: FormHandler<'deal'> = {
  async load(tile, request) {
    const { page, outcome } = request;
    const opening = openingOf(tile, page.now, page.timeZone);
    return {
      type: 'deal',
      opening,
      ...(opening === 'running' ? await placesOf(tile, request) : UNLIMITED),
      submissionId: newSubmissionId(),
      outcome,
    };
  },

  /** Saves and reloads the deal: both responses just redirect to its current state. */
  async send(tile, { visit, t, client, entry, formId, received }) {
    const parsed = parseForm(received.texts, { formId, definition: NOTHING });
    const { submissionId } = parsed;
    if (received.texts.has(REDISPLAY_FIELD)) return failed(parsed.redisplay(), 200);
    const answer = await answerOrNull(
      client.saveDeal({ submission_id: submissionId, deal_id: tile.id, entry_id: entry.id }),
    );
    const finished =
      answer?.state === 'finished' || (answer?.state === 'error' && answer.errormessage === 'deal finished');
    if (answer?.state !== 'success' && !finished) {
      const refusal = ownProperty(REFUSALS, answer?.errormessage ?? '');
      return failed(parsed.fail({ message: t(refusal ?? 'dealFailed') }), refusal ? 422 : 503);
    }
    await pauseBeforeRecheck();
    const kind = finished ? 'finished' : 'saved';
    return redirectToOutcome({ visit, entry, formId }, { kind, submissionId });
  },
};
