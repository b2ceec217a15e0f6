import type { Body } from '#app/content/submission-client.server.ts';
import { answerOrNull } from '#app/content/submission-request.server.ts';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import { REMOVE_FIELD, UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import { derivedId } from '#app/forms/derived-id.server.ts';
import { REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { parseForm } from '#app/forms/parse-form.server.ts';
import { rememberSent, submissionIdToSend } from '#app/forms/sent-before.server.ts';
import { acceptUploads } from '#app/forms/uploads/accept-uploads.server.ts';
import { needsNewSubmissionId } from '#app/forms/uploads/draft-stages.ts';
import { advance, dropDrafts } from '#app/forms/uploads/drafts.server.ts';
import { UPLOAD_WORDS } from '#app/forms/uploads/upload-words.ts';
import { faultyFields } from '#app/participation/faulty-fields.ts';
import type { FormResponse, SendRequest } from '#app/participation/form-handler.ts';
import { pauseBeforeRecheck } from '#app/participation/recheck.server.ts';
import { actionFormDefinition } from './action-form-definition.ts';
import { type ActionResult, actionResult } from './action-outcome.server.ts';
import {
  type Attempt,
  fetchReceivedUploads,
  restartAttempt,
  type Step,
  showAgain,
  uploadFiles,
  withUploadProblems,
} from './attempt.server.ts';
import { unsealToken } from './draw.server.ts';
import { sentWinCookie } from './draw-key.server.ts';

export async function saveAction(tile: ActionTile, request: SendRequest): Promise<FormResponse> {
  const { t, formId, received } = request;
  const parsed = parseForm(received.texts, { formId, definition: actionFormDefinition(tile, t) });
  const { submissionId } = parsed;
  const wantsUpload = tile.imageupload !== 'none';
  const uploads = wantsUpload
    ? await acceptUploads(received, { medium: tile.uploadmedium, submissionId, t })
    : { kept: [], problems: [], gone: [] };
  const draw = received.texts.get('draw');
  const sealed = typeof draw === 'string' ? draw : null;
  const step = await withdrawSentFiles({ tile, request, parsed, submissionId, kept: uploads.kept, sealed });
  if (step.answer) return step.answer;
  const { attempt } = step;
  if (received.texts.has(REDISPLAY_FIELD) || (wantsUpload && received.texts.has(REMOVE_FIELD))) {
    return showAgain(attempt, withUploadProblems(parsed.redisplay(), uploads.problems), 200);
  }
  if (parsed.value && uploads.gone.length > 0) {
    const whole = { ...attempt, kept: [...attempt.kept, ...uploads.gone] };
    const answer = await answerIfSaved(whole);
    if (answer) return answer;
  }
  const problems = [...uploads.problems];
  if (tile.imageupload === 'mandatory' && uploads.kept.length === 0 && problems.length === 0) {
    problems.push(t(UPLOAD_WORDS[tile.uploadmedium].missing));
  }
  if (problems.length > 0) {
    return showAgain(
      attempt,
      parsed.fail({ fields: { [UPLOAD_FIELD]: problems } }),
      received.cut ? 413 : 422,
    );
  }
  if (!parsed.value) return showAgain(attempt, parsed.failure);
  const id = await submissionIdToSend(request.visit, submissionId, dataOf(attempt));
  const isOwn = id === submissionId;
  const answer = isOwn || attempt.kept.length === 0 ? null : await answerIfSaved(attempt);
  if (answer) return answer;
  const handed = await uploadFiles(isOwn ? attempt : await restartAttempt(attempt, id));
  return handed.answer ?? answerFor(handed.attempt, await save(handed.attempt));
}

/**
 * The answer if the submission has been saved already, or if that is unknown. Saving deletes its files, so after a lost
 * response the form has only their receipts.
 */
async function answerIfSaved(attempt: Attempt): Promise<FormResponse | null> {
  const { request, parsed, kept } = attempt;
  const own = parsed.submissionId;
  const id = await submissionIdToSend(request.visit, own, dataOf(attempt));
  const isReplaced = id === own && kept.some(({ stage }) => stage === 'replacing');
  const sent = { ...attempt, submissionId: isReplaced ? idAfterReplacing(attempt) : id };
  const arrived = await fetchReceivedUploads(sent);
  if (arrived === null) return showAgain(attempt, parsed.fail({ message: request.t('actionFailed') }), 503);
  return arrived.received ? answerFor(sent, await save(sent)) : null;
}

/** The same at each try, so that a second press counts once. */
function idAfterReplacing({ parsed, kept }: Attempt): string {
  return derivedId(parsed.submissionId, ...hashesOf(kept));
}

function hashesOf(kept: Attempt['kept']): string[] {
  return kept.map(({ draft }) => draft.sha256).sort();
}

/** The data that identifies a participation: values and files. */
function dataOf({ parsed, kept }: Attempt): Body {
  return { ...(parsed.value as Body), files: hashesOf(kept).join() };
}

/**
 * A file already sent can't be removed from its submission, so the form is sent again under a new submission id. If the
 * earlier submission had been saved after all, that one's result is shown, unless the rider chose a new file.
 */
async function withdrawSentFiles(attempt: Attempt): Promise<Step> {
  const { parsed, request, kept } = attempt;
  if (!kept.some(({ stage }) => needsNewSubmissionId(stage))) return { attempt, answer: null };
  const arrived = await fetchReceivedUploads(attempt);
  if (arrived === null) {
    const unanswered = { ...attempt, kept: await advance(kept, 'unknown') };
    return { answer: await showAgain(unanswered, parsed.fail({ message: request.t('actionFailed') }), 503) };
  }
  const taken = kept.some(({ stage }) => stage === 'withdrawn');
  if (!taken) return { attempt: await restartAttempt(attempt, idAfterReplacing(attempt)), answer: null };
  if (!arrived.received) return { attempt: await restartAttempt(attempt), answer: null };
  return parsed.value ? { answer: await answerFor(attempt, await save(attempt)) } : { attempt, answer: null };
}

/** The names of the shown fields. */
function namesOf({ tile, parsed }: Attempt): string[] {
  return tile.imageupload === 'none' ? parsed.names : [...parsed.names, UPLOAD_FIELD];
}

async function save(attempt: Attempt): Promise<ActionResult> {
  const { tile, request, parsed, submissionId, sealed } = attempt;
  // Sent even without a token: an earlier try may have been saved, which only the content server knows.
  const drawn = await unsealToken(sealed, submissionId);
  const body: Body = {
    submission_id: submissionId,
    action_id: tile.id,
    entry_id: request.entry.id,
    ...(parsed.value as Body),
    ...(drawn ? { token: drawn.token } : {}),
    // 0, because the files were uploaded before.
    uploads: '0',
  };
  return actionResult(await answerOrNull(request.client.saveAction(body, namesOf(attempt))), tile);
}

async function answerFor(attempt: Attempt, result: ActionResult): Promise<FormResponse> {
  const { request, parsed, submissionId, kept } = attempt;
  const { t } = request;
  const remember = () => rememberSent(request.visit, submissionId, dataOf(attempt));
  switch (result.kind) {
    case 'outcome': {
      await Promise.all([dropDrafts(kept), pauseBeforeRecheck()]);
      const response = await redirectToOutcome(
        request,
        { submissionId, ...result.outcome },
        result.accepted ? remember() : {},
      );
      const drawn = result.accepted ? await unsealToken(attempt.sealed, submissionId) : null;
      const cookie = drawn && (await sentWinCookie(request.visit, drawn.token, submissionId));
      if (cookie) response.headers.append('Set-Cookie', cookie);
      return response;
    }
    case 'correctable': {
      const fields = Object.entries(result.fields ?? {}).map(([name, key]) => [name, [t(key)]]);
      return showAgain(
        attempt,
        parsed.fail({ message: t(result.message), fields: Object.fromEntries(fields) }),
      );
    }
    case 'redraw':
      return showAgain(attempt, {
        ...parsed.fail({ message: t('actionTimeExpired', { button: t('actionRandomNewTime') }) }),
        draw: { sealed: null, until: null, again: true },
      });
    case 'invalid': {
      const fields = faultyFields({ errormessage: 'INVALID', fields: result.fields }, namesOf(attempt), t);
      return showAgain(attempt, parsed.fail(fields ? { fields } : { message: t('formNotAccepted') }));
    }
    case 'failed':
      return showAgain(attempt, parsed.fail({ message: t('actionFailed') }), 503, remember());
  }
}
