import { TOKEN_HOLDS_MS } from '#app/contract/limits.ts';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { parseForm } from '#app/forms/parse-form.server.ts';
import { acceptUploads } from '#app/forms/uploads/accept-uploads.server.ts';
import type { SendRequest, Sent } from '#app/participation/form-handler.ts';
import { askedAction } from './asked-action.ts';
import { type Attempt, arrivedOf, showAgain } from './attempt.server.ts';
import { drawToken, sealToken } from './draw.server.ts';
import { drawKeyOf, keepWon, wonBefore } from './draw-key.server.ts';

/**
 * A rider's click on the draw's button. The result has an address of its own; only where a token ran out over a form
 * that is already filled in, winning again brings back that form instead.
 */
export async function drawForAction(tile: ActionTile, request: SendRequest): Promise<Sent> {
  const { t, page, entry, form, received } = request;
  const parsed = parseForm(received.texts, { form, asked: askedAction(tile, t) });
  const { submissionId } = parsed.failure;
  const key = await drawKeyOf({
    visit: request.visit,
    browser: request.browser,
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
    const draw = filledIn ? { sealed: null, until: null, again: true } : undefined;
    return showAgain(attempt, { ...parsed.again(t('actionMaxCallsFailed')), draw }, 503);
  }
  if (drawn.state !== 'won') return tell(request, { kind: drawn.state, submissionId });

  const before = wonBefore(key, drawn.token);
  const sent = before && (await arrivedOf({ ...attempt, submissionId: before.submissionId }))?.received;
  if (sent) return tell(request, { kind: 'used', submissionId });
  const own = filledIn ? submissionId : (before?.submissionId ?? submissionId);
  const won = { id: key.id, token: drawn.token, at: before?.at ?? Date.now(), submissionId: own };
  const headers = await keepWon(request.visit, won);
  if (!filledIn) return tell(request, { ...won, kind: 'won' }, headers);
  const sealed = await sealToken(won.token, submissionId, won.at);
  const draw = { sealed, until: won.at + TOKEN_HOLDS_MS, again: false, won: true };
  return showAgain({ ...attempt, sealed }, { ...parsed.again(), draw }, 200, headers);
}

function tell(
  { visit, entry, form }: SendRequest,
  told: { kind: string; submissionId: string; at?: number; token?: string },
  headers: Record<string, string> = {},
): Promise<Response> {
  const { kind, submissionId, at = Date.now(), token } = told;
  const outcome = { entryId: entry.id, form, kind, submissionId, at, ...(token ? { token } : {}) };
  return redirectToOutcome(visit, outcome, headers);
}
