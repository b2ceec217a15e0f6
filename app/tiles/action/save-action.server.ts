import { answerOrNull, type Body } from '#app/content/submission-client.server.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { parseForm } from '#app/forms/parse-form.server.ts';
import { acceptUploads } from '#app/forms/uploads/accept-uploads.server.ts';
import { dropDrafts, type KeptDraft } from '#app/forms/uploads/drafts.server.ts';
import { UPLOAD_FIELD } from '#app/forms/uploads/upload-rules.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { faultyFields } from '../faulty-fields.ts';
import type { SendRequest, Sent } from '../part-handler.ts';
import { pauseBeforeRecheck } from '../recheck.server.ts';
import type { ActionTile } from './action.schema.ts';
import { actionFormSchema } from './action-form.server.ts';
import { type ActionResult, actionResult } from './action-outcome.server.ts';
import { type Attempt, arrivedOf, handOn, showAgain, startAnew } from './attempt.server.ts';
import { unsealToken } from './draw.server.ts';

const EMPTY_TEXTS: Record<ActionTile['uploadmedium'], TextKey> = {
  image: 'actionImageEmpty',
  video: 'actionVideoEmpty',
  audio: 'actionAudioEmpty',
};

export async function saveAction(tile: ActionTile, request: SendRequest): Promise<Sent> {
  const { t, form, received } = request;
  const parsed = parseForm(received.texts, { form, schema: actionFormSchema(tile, t), secrets: ['draw'] });
  const { submissionId } = parsed.failure;
  const wantsUpload = tile.imageupload !== 'none';
  const uploads = wantsUpload
    ? await acceptUploads(received, { medium: tile.uploadmedium, submissionId, t })
    : { kept: [], problems: [], removed: false, withdrawn: null };
  const draw = received.texts.get('draw');
  const sealed = typeof draw === 'string' ? draw : null;
  const attempt: Attempt = { tile, request, parsed, submissionId, kept: uploads.kept, sealed };
  if (uploads.withdrawn || uploads.kept.some((one) => one.replaces)) {
    const answer = await withdraw(attempt, uploads.withdrawn);
    if (answer) return answer;
  }
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

/**
 * A file that may have been handed on can be taken back only with its whole submission. Where that was saved already,
 * its first answer is all there is to tell.
 */
async function withdraw(attempt: Attempt, withdrawn: KeptDraft | null): Promise<Sent | null> {
  const { parsed, request } = attempt;
  const arrived = await arrivedOf(attempt);
  if (arrived === null) {
    if (withdrawn) attempt.kept = [withdrawn, ...attempt.kept];
    return showAgain(attempt, parsed.fail({ message: request.t('actionFailed') }), 503);
  }
  if (arrived.received && parsed.value) return answerFor(attempt, await save(attempt));
  if (!arrived.received) await startAnew(attempt);
  return null;
}

async function save({ tile, request, parsed, submissionId, sealed }: Attempt): Promise<ActionResult> {
  // Sent without a token too: an earlier try may have been saved, and only the content server knows.
  const token = await unsealToken(sealed, submissionId);
  const body: Body = {
    submission_id: submissionId,
    action_id: tile.id,
    entry_id: request.entry.id,
    ...(parsed.value as Body),
    ...(token === null ? {} : { token }),
    // None follow: they have gone ahead.
    uploads: '0',
  };
  return actionResult(await answerOrNull(request.client.saveAction(body)), tile);
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
    case 'redraw':
      // A new draw is a new submission; the old id could only get the old token again.
      attempt.sealed = null;
      await startAnew(attempt);
      return showAgain(attempt, {
        ...parsed.fail({ message: t('actionTimeExpired') }),
        draw: { sealed: null, again: true },
      });
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
