import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { failed, parseForm } from '#app/forms/parse-form.server.ts';
import { acceptUploads } from '#app/forms/uploads/accept-uploads.server.ts';
import { keptUpload } from '#app/forms/uploads/drafts.server.ts';
import type { SendRequest, Sent } from '../part-handler.ts';
import type { ActionTile } from './action.schema.ts';
import { actionFormSchema } from './action-form.server.ts';
import { drawToken, sealToken } from './draw.server.ts';

/**
 * A rider's click on the draw's button. The result has an address of its own; only where a token ran out over a form
 * that is already filled in, winning again brings back that form instead.
 */
export async function drawForAction(tile: ActionTile, request: SendRequest): Promise<Sent> {
  const { t, entry, form, received } = request;
  const parsed = parseForm(received.texts, {
    form,
    schema: actionFormSchema(tile, t),
    secrets: ['draw', 'intent'],
  });
  const { submissionId } = parsed.failure;
  const drawn = await drawToken(request, tile.id, submissionId);
  const filledIn = received.texts.get('filled') !== null;
  const { kept } = filledIn
    ? await acceptUploads(received, { medium: tile.uploadmedium, submissionId, t })
    : { kept: [] };
  const uploads = await Promise.all(kept.map((one) => keptUpload(one, submissionId)));
  if (drawn.state === 'failed') {
    const failure = parsed.fail({ message: t('actionMaxCallsFailed') });
    const again = filledIn ? { uploads, draw: { sealed: null, again: true } } : {};
    return failed({ ...failure, result: { ...failure.result, error: {} }, ...again }, 503);
  }
  if (drawn.state === 'won' && filledIn) {
    const sealed = await sealToken(drawn.token, submissionId);
    return failed({ ...parsed.again(), uploads, draw: { sealed, again: false } }, 200);
  }
  return redirectToOutcome(request.request, {
    entryId: entry.id,
    form,
    kind: drawn.state,
    submissionId,
    at: Date.now(),
    ...(drawn.state === 'won' ? { token: drawn.token } : {}),
  });
}
