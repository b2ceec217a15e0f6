import { answerOrNull, type Body } from '#app/content/submission-client.server.ts';
import type { FormFailure } from '#app/forms/form-failure.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { failed, newSubmissionId, type ParsedForm, parseForm } from '#app/forms/parse-form.server.ts';
import { acceptUploads } from '#app/forms/uploads/accept-uploads.server.ts';
import { dropDrafts, type KeptDraft, keptUpload } from '#app/forms/uploads/drafts.server.ts';
import { transmit } from '#app/forms/uploads/transmit.server.ts';
import { UPLOAD_FIELD } from '#app/forms/uploads/upload-rules.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { faultyFields } from '../faulty-fields.ts';
import type { SendRequest, Sent } from '../part-handler.ts';
import { pauseBeforeRecheck } from '../recheck.server.ts';
import type { ActionTile } from './action.schema.ts';
import { actionFormSchema } from './action-form.server.ts';
import { type ActionResult, actionResult } from './action-outcome.server.ts';
import { unsealToken } from './draw.server.ts';

const EMPTY_TEXTS: Record<ActionTile['uploadmedium'], TextKey> = {
  image: 'actionImageEmpty',
  video: 'actionVideoEmpty',
  audio: 'actionAudioEmpty',
};

/** One try to send an action's form: what was typed, which files there are, and how to answer. */
interface Attempt {
  tile: ActionTile;
  request: SendRequest;
  parsed: ParsedForm<Record<string, unknown>>;
  submissionId: string;
  kept: KeptDraft[];
}

/** The form again, its files and its draw kept. */
async function showAgain(
  { request, kept, submissionId }: Attempt,
  failure: FormFailure,
  status?: 200 | 413 | 422 | 503,
) {
  const sealed = request.received.texts.get('draw');
  return failed(
    {
      ...failure,
      uploads: await Promise.all(kept.map((one) => keptUpload(one, submissionId))),
      draw: failure.draw ?? { sealed: typeof sealed === 'string' ? sealed : null, again: false },
    },
    status,
  );
}

export async function saveAction(tile: ActionTile, request: SendRequest): Promise<Sent> {
  const { t, form, received } = request;
  const parsed = parseForm(received.texts, { form, schema: actionFormSchema(tile, t), secrets: ['draw'] });
  const { submissionId } = parsed.failure;
  const wantsUpload = tile.imageupload !== 'none';
  const uploads = wantsUpload
    ? await acceptUploads(received, { medium: tile.uploadmedium, submissionId, t })
    : { kept: [], problems: [], removed: false };
  const attempt: Attempt = { tile, request, parsed, submissionId, kept: uploads.kept };
  if (uploads.removed) return showAgain(attempt, parsed.again(), 200);
  const problems = [...uploads.problems];
  if (tile.imageupload === 'mandatory' && uploads.kept.length === 0 && problems.length === 0) {
    problems.push(t(EMPTY_TEXTS[tile.uploadmedium]));
  }
  if (problems.length > 0) {
    return showAgain(
      attempt,
      parsed.fail({ fields: { [UPLOAD_FIELD]: problems } }),
      received.cut ? 413 : 422,
    );
  }
  if (!parsed.value) return showAgain(attempt, parsed.failure);
  const refused = await handOn(attempt);
  return refused ?? answerFor(attempt, await save(attempt));
}

/** Files go ahead of the form that they belong to; null when all have arrived. */
async function handOn(attempt: Attempt): Promise<Sent | null> {
  const { request, tile, parsed, submissionId } = attempt;
  const { t, client } = request;
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

async function save(attempt: Attempt): Promise<ActionResult> {
  const { tile, request, parsed, submissionId } = attempt;
  const token = await unsealToken(request.received.texts.get('draw'), submissionId);
  if (tile.randomGeneratorActivate && token === null) return { kind: 'redraw' };
  const body: Body = {
    submission_id: submissionId,
    action_id: tile.id,
    entry_id: request.entry.id,
    ...(parsed.value as Body),
    ...(token === null ? {} : { token }),
    // None follow: they have gone ahead.
    uploads: '0',
  };
  const result = actionResult(await answerOrNull(request.client.saveAction(body)));
  const lost =
    result.kind === 'invalid' && result.fields.includes(UPLOAD_FIELD) && attempt.kept.some((one) => one.sent);
  if (!lost) return result;
  // They waited too long at the content server; ours still lie here.
  attempt.kept = attempt.kept.map((one) => ({ ...one, sent: false }));
  const again = await transmit(request.client, attempt.kept, {
    submissionId,
    medium: tile.uploadmedium,
    t: request.t,
  });
  attempt.kept = again.kept;
  return again.complete
    ? actionResult(await answerOrNull(request.client.saveAction(body)))
    : { kind: 'failed' };
}

async function answerFor(attempt: Attempt, result: ActionResult): Promise<Sent> {
  const { request, parsed, submissionId, kept } = attempt;
  const { t, entry, form } = request;
  switch (result.kind) {
    case 'outcome':
      await Promise.all([dropDrafts(kept), pauseBeforeRecheck()]);
      return redirectToOutcome(request.request, {
        entryId: entry.id,
        form,
        submissionId,
        at: Date.now(),
        ...result.outcome,
      });
    case 'mend':
      return showAgain(attempt, parsed.fail({ message: t(result.message) }));
    case 'redraw': {
      // A new draw is a new submission; the old id could only get the old token again.
      const failure = {
        ...parsed.fail({ message: t('actionTimeExpired') }),
        submissionId: newSubmissionId(),
      };
      attempt.submissionId = failure.submissionId;
      attempt.kept = kept.map((one) => ({ ...one, sent: false }));
      return showAgain(attempt, { ...failure, draw: { sealed: null, again: true } });
    }
    case 'invalid': {
      const shown = attempt.tile.imageupload === 'none' ? parsed.names : [...parsed.names, UPLOAD_FIELD];
      const fields = faultyFields({ errormessage: 'INVALID', fields: result.fields }, shown, t);
      if (fields) return showAgain(attempt, parsed.fail({ fields }));
      return showAgain(attempt, parsed.fail({ message: t('actionFailed') }), 503);
    }
    case 'failed':
      return showAgain(attempt, parsed.fail({ message: t('actionFailed') }), 503);
  }
}
