import { answerOrNull } from '#app/content/submission-request.server.ts';
import { TOKEN_HOLDS_MS } from '#app/contract/limits.ts';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import type { FormFailure } from '#app/forms/form-failure.ts';
import { failed, newSubmissionId, type ParsedForm } from '#app/forms/parse-form.server.ts';
import {
  type AcceptedDraft,
  acceptedUploads,
  advance,
  draftFileExists,
} from '#app/forms/uploads/drafts.server.ts';
import { transmit } from '#app/forms/uploads/transmit.server.ts';
import type { FormResponse, SendRequest } from '#app/participation/form-handler.ts';
import { sealToken, unsealToken } from './draw.server.ts';

/** One attempt to send an action's form: its values, its files and how to respond. */
export interface Attempt {
  readonly tile: ActionTile;
  readonly request: SendRequest;
  readonly parsed: ParsedForm<Record<string, unknown>>;
  readonly submissionId: string;
  readonly kept: readonly AcceptedDraft[];
  /** The draw's token, encrypted for this submission. */
  readonly sealed: string | null;
}

/** Continue with the attempt, or respond. */
export type Step = { attempt: Attempt; answer: null } | { answer: FormResponse };

/** Shows the form again with its uploaded files and its draw. */
export async function showAgain(
  { tile, kept, submissionId, sealed }: Attempt,
  failure: FormFailure,
  status?: 200 | 413 | 422 | 503,
  headers?: Record<string, string>,
) {
  const drawn = await unsealToken(sealed, submissionId);
  const isRedisplay = failure.isRedisplay === true;
  const draw = {
    sealed,
    until: drawn && drawn.at + TOKEN_HOLDS_MS,
    again: isRedisplay && tile.randomGeneratorActivate && drawn === null,
    won: isRedisplay && drawn !== null,
  };
  return failed(
    {
      ...failure,
      submissionId,
      uploads: await acceptedUploads(kept, submissionId),
      draw: 'draw' in failure ? failure.draw : draw,
    },
    status,
    headers,
  );
}

/** The form shown again names the files that were sent with it but rejected. */
export function withUploadProblems(failure: FormFailure, problems: string[]): FormFailure {
  if (problems.length === 0) return failure;
  const error = { ...failure.result.error, [UPLOAD_FIELD]: problems };
  return { ...failure, result: { ...failure.result, error } };
}

/** What the content server has received for this submission; null if unknown. */
export async function fetchReceivedUploads({ request, tile, submissionId }: Attempt) {
  const { client, entry } = request;
  const answer = await answerOrNull(client.actionExtInfo(entry.id, tile.id, submissionId));
  if (answer?.state === 'success') return answer.info;
  // Some content servers answer with an error for a submission that they don't know.
  const isUnknown = answer?.state === 'error' && answer.errormessage !== 'FAILED';
  return isUnknown ? { received: false, uploads: 0, confirmed: false } : null;
}

/** Continues under a new submission id. All files are uploaded again, because the server stores them per id. */
export async function restartAttempt(attempt: Attempt, submissionId = newSubmissionId()): Promise<Attempt> {
  const drawn = await unsealToken(attempt.sealed, attempt.submissionId);
  return {
    ...attempt,
    submissionId,
    sealed: drawn && (await sealToken(drawn.token, submissionId, drawn.at)),
    kept: await advance(attempt.kept, 'resubmitted'),
  };
}

/** Uploads the files before the form is saved. */
export async function uploadFiles(attempt: Attempt): Promise<Step> {
  const { request, tile, parsed, submissionId } = attempt;
  const { t, client } = request;
  const known = await forgetLost(attempt);
  if (known.length < attempt.kept.length) {
    const fields = { [UPLOAD_FIELD]: [t('actionFileExpired')] };
    return { answer: await showAgain({ ...attempt, kept: known }, parsed.fail({ fields })) };
  }
  const { kept, problems, complete } = await transmit(client, known, {
    submissionId,
    medium: tile.uploadmedium,
    t,
  });
  const after = { ...attempt, kept };
  if (problems.length > 0) {
    return { answer: await showAgain(after, parsed.fail({ fields: { [UPLOAD_FIELD]: problems } })) };
  }
  if (complete) return { attempt: after, answer: null };
  const some = kept.some(({ stage }) => stage === 'handed on');
  const message = t(some ? 'actionImagesPartiallyTransmitted' : 'actionFailed');
  return { answer: await showAgain(after, parsed.fail({ message }), 503) };
}

/**
 * The content server deletes files after 30 minutes; those are uploaded again under the same hash. Files missing here
 * too are dropped.
 */
async function forgetLost(attempt: Attempt): Promise<readonly AcceptedDraft[]> {
  const { kept } = attempt;
  const handedOn = kept.filter(({ stage }) => stage === 'handed on').length;
  if (handedOn === 0) return kept;
  const arrived = await fetchReceivedUploads(attempt);
  if (arrived && (arrived.received || arrived.uploads >= handedOn)) return kept;
  const lost = await advance(kept, 'lost');
  const here = await Promise.all(lost.map(draftFileExists));
  return lost.filter((_, index) => here[index]);
}
