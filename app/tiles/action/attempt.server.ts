import { answerOrNull } from '#app/content/submission-client.server.ts';
import type { FormFailure } from '#app/forms/form-failure.ts';
import { failed, newSubmissionId, type ParsedForm } from '#app/forms/parse-form.server.ts';
import { type KeptDraft, keptUpload } from '#app/forms/uploads/drafts.server.ts';
import { transmit } from '#app/forms/uploads/transmit.server.ts';
import { UPLOAD_FIELD } from '#app/forms/uploads/upload-rules.ts';
import type { SendRequest, Sent } from '../part-handler.ts';
import type { ActionTile } from './action.schema.ts';
import { sealToken, unsealToken } from './draw.server.ts';

/** One try to send an action's form: what was typed, which files there are, and how to answer. */
export interface Attempt {
  tile: ActionTile;
  request: SendRequest;
  parsed: ParsedForm<Record<string, unknown>>;
  submissionId: string;
  kept: KeptDraft[];
  /** The draw's token, sealed for this submission. */
  sealed: string | null;
}

/** The form again, its files and its draw kept. */
export async function showAgain(
  { kept, submissionId, sealed }: Attempt,
  failure: FormFailure,
  status?: 200 | 413 | 422 | 503,
) {
  return failed(
    {
      ...failure,
      submissionId,
      uploads: await Promise.all(kept.map((one) => keptUpload(one, submissionId))),
      draw: failure.draw ?? { sealed, again: false },
    },
    status,
  );
}

/** What the content server has of this submission; null where it doesn't say. */
export async function arrivedOf({ request, tile, submissionId }: Attempt) {
  const { client, entry } = request;
  const answer = await answerOrNull(client.actionExtInfo(entry.id, tile.id, submissionId));
  return answer?.state === 'success' ? answer.info : null;
}

/** Another id: of what was handed on under the old one nothing is part of it, so all is handed on again. */
export async function startAnew(attempt: Attempt): Promise<void> {
  const token = await unsealToken(attempt.sealed, attempt.submissionId);
  attempt.submissionId = newSubmissionId();
  attempt.sealed = token === null ? null : await sealToken(token, attempt.submissionId);
  attempt.kept = attempt.kept.map((one) => ({ ...one, sent: false, bound: false, replaces: false }));
}

/** Files go ahead of the form that they belong to; null when all have arrived. */
export async function handOn(attempt: Attempt): Promise<Sent | null> {
  const { request, tile, parsed, submissionId } = attempt;
  const { t, client } = request;
  await forgetLost(attempt);
  const sent = await transmit(client, attempt.kept, { submissionId, medium: tile.uploadmedium, t });
  attempt.kept = sent.kept;
  if (sent.problems.length > 0) {
    return showAgain(attempt, parsed.fail({ fields: { [UPLOAD_FIELD]: sent.problems } }));
  }
  if (sent.complete) return null;
  const some = sent.kept.some((one) => one.sent);
  const message = t(some ? 'actionImagesPartiallyTransmitted' : 'actionFailed');
  return showAgain(attempt, parsed.fail({ message }), 503);
}

/** The content server keeps files for 30 minutes; those it has no more are sent again, under the same hash. */
async function forgetLost(attempt: Attempt): Promise<void> {
  const sent = attempt.kept.filter((one) => one.sent).length;
  if (sent === 0) return;
  const arrived = await arrivedOf(attempt);
  if (arrived && (arrived.received || arrived.uploads >= sent)) return;
  attempt.kept = attempt.kept.map((one) => ({ ...one, sent: false }));
}
