import { TOKEN_HOLDS_MS } from '#app/contract/limits.ts';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import { BACK, REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { parseForm } from '#app/forms/parse-form.server.ts';
import { acceptUploads } from '#app/forms/uploads/accept-uploads.server.ts';
import type { FormResponse, SendRequest } from '#app/participation/form-handler.ts';
import { actionFormDefinition } from './action-form-definition.ts';
import { type Attempt, fetchReceivedUploads, showAgain, withUploadProblems } from './attempt.server.ts';
import { type DrawOutcome, drawToken, sealToken } from './draw.server.ts';
import { drawKeyOf, previousWin, winCookie } from './draw-key.server.ts';

/**
 * Handles a click on the draw button. The result is a redirect; but if a token expired while the form was already
 * filled in, winning again shows that form.
 */
export async function drawForAction(tile: ActionTile, request: SendRequest): Promise<FormResponse> {
  const { t, page, entry, formId, received } = request;
  const parsed = parseForm(received.texts, { formId, definition: actionFormDefinition(tile, t) });
  const { submissionId } = parsed;
  const now = Date.now();
  const key = await drawKeyOf({
    visit: request.visit,
    browser: request.browser,
    entryId: entry.id,
    actionId: tile.id,
    now,
    timeZone: page.timeZone,
  });
  // Back draws nothing: it shows what the browser has won, or that it could not draw.
  const isBack = received.texts.get(REDISPLAY_FIELD) === BACK;
  const known = key.wins.find(({ id }) => id === key.id);
  const shown: DrawOutcome = known ? { state: 'won', token: known.token } : { state: 'failed' };
  const drawn = isBack ? shown : await drawToken(request, tile.id, key.id);
  const filledIn = received.texts.get('filled') !== null;
  const { kept, problems } = filledIn
    ? await acceptUploads(received, { medium: tile.uploadmedium, submissionId, t })
    : { kept: [], problems: [] };
  const attempt: Attempt = { tile, request, parsed, submissionId, kept, sealed: null };
  if (drawn.state === 'failed') {
    const draw = filledIn ? { sealed: null, until: null, again: true } : undefined;
    return showAgain(attempt, { ...parsed.redisplay(t('actionMaxCallsFailed')), draw }, 503);
  }
  // The time of the draw's key, not the current one: a draw that ends after midnight belongs to the earlier day.
  if (drawn.state !== 'won') return redirectToOutcome(request, { kind: drawn.state, submissionId, at: now });

  const before = previousWin(key, drawn.token);
  const wasSent =
    before && (await fetchReceivedUploads({ ...attempt, submissionId: before.submissionId }))?.received;
  if (wasSent) return redirectToOutcome(request, { kind: 'used', submissionId, at: now });
  const own = filledIn ? submissionId : (before?.submissionId ?? submissionId);
  // A repeated token runs from its first draw.
  const at = before?.at ?? now + (drawn.timeLeft ?? TOKEN_HOLDS_MS) - TOKEN_HOLDS_MS;
  const won = { id: key.id, token: drawn.token, at, submissionId: own };
  const headers = { 'Set-Cookie': await winCookie(request.visit, won) };
  // Not all of `won`: the key's id is no part of the address.
  if (!filledIn) {
    return redirectToOutcome(request, { kind: 'won', submissionId: own, token: won.token, at }, headers);
  }
  const sealed = await sealToken(won.token, submissionId, won.at);
  const draw = { sealed, until: won.at + TOKEN_HOLDS_MS, again: false, won: true };
  const shownAgain = withUploadProblems(parsed.redisplay(), problems);
  return showAgain({ ...attempt, sealed }, { ...shownAgain, draw }, 200, headers);
}
