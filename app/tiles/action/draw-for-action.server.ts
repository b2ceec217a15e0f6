import type { ActionTile } from '#app/contract/tiles/action.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { parseForm } from '#app/forms/parse-form.server.ts';
import { acceptUploads } from '#app/forms/uploads/accept-uploads.server.ts';
import type { SendRequest, Sent } from '#app/participation/part-handler.ts';
import { askedAction } from './asked-action.ts';
import { type Attempt, arrivedOf, showAgain } from './attempt.server.ts';
import { drawToken, sealToken } from './draw.server.ts';
import { drawKeyOf, keepDrawKey, wonBefore } from './draw-key.server.ts';

/**
 * A rider's click on the draw's button. The result has an address of its own; only where a token ran out over a form
 * that is already filled in, winning again brings back that form instead.
 */
export async function drawForAction(tile: ActionTile, request: SendRequest): Promise<Sent> {
  const { t, page, entry, form, received } = request;
  const parsed = parseForm(received.texts, { form, asked: askedAction(tile, t) });
  const { submissionId } = parsed.failure;
  const key = await drawKeyOf({
    request: request.request,
    submissionId,
    entryId: entry.id,
    actionId: tile.id,
    now: Date.now(),
    timeZone: page.timeZone,
  });
  const drawn = await drawToken(request, tile.id, key.id);
  const filledIn = received.texts.get('filled') !== null;
  const { kept } = filledIn
    ? await acceptUploads(received, { medium: tile.uploadmedium, submissionId, t })
    : { kept: [] };
  const attempt: Attempt = { tile, request, parsed, submissionId, kept, sealed: null };
  if (drawn.state === 'failed') {
    const failure = parsed.fail({ message: t('actionMaxCallsFailed') });
    const calm = { ...failure, result: { ...failure.result, error: {} } };
    if (!filledIn) return showAgain(attempt, { ...calm, draw: undefined }, 503);
    return showAgain(attempt, { ...calm, draw: { sealed: null, until: null, again: true } }, 503);
  }
  if (drawn.state !== 'won') return tell(request, { kind: drawn.state, submissionId }, await keep());

  const before = wonBefore(key, drawn.token);
  const sent = before && (await arrivedOf({ ...attempt, submissionId: before.submissionId }))?.received;
  if (sent) return tell(request, { kind: 'used', submissionId }, await keep());
  const own = filledIn ? submissionId : (before?.submissionId ?? submissionId);
  const won = { id: key.id, token: drawn.token, at: before?.at ?? Date.now(), submissionId: own };
  if (!filledIn) return tell(request, { ...won, kind: 'won' }, await keep(won));
  const sealed = await sealToken(won.token, submissionId, won.at);
  return showAgain({ ...attempt, sealed }, parsed.again(), 200, await keep(won));

  function keep(won = key.kept.won) {
    return keepDrawKey(request.request, key, won);
  }
}

function tell(
  { request, entry, form }: SendRequest,
  told: { kind: string; submissionId: string; at?: number; token?: string },
  headers: Record<string, string>,
): Promise<Response> {
  const { kind, submissionId, at = Date.now(), token } = told;
  const outcome = { entryId: entry.id, form, kind, submissionId, at, ...(token ? { token } : {}) };
  return redirectToOutcome(request, outcome, headers);
}
