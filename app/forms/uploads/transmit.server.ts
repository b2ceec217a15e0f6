import type { SubmissionClient } from '#app/content/submission-client.server.ts';
import { answerOrNull } from '#app/content/submission-request.server.ts';
import { REFUSALS, type RefusalOf } from '#app/contract/refusals.ts';
import { type Medium, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { uploadFaultText } from './accept-uploads.server.ts';
import { type AcceptedDraft, advance, draftPath } from './drafts.server.ts';
import { UPLOAD_WORDS } from './upload-words.ts';

export interface Transmission {
  /** The files that still belong to the form, with their states. */
  kept: AcceptedDraft[];
  /** One message for each file the content server rejected. */
  problems: string[];
  complete: boolean;
}

/**
 * Sends the files to the content server before the form is saved, one at a time, each identified by its hash, so none
 * is sent twice. Stops at the first failure; the rest is sent on the next attempt.
 */
export async function transmit(
  client: Pick<SubmissionClient, 'upload'>,
  kept: readonly AcceptedDraft[],
  { submissionId, medium, t }: { submissionId: string; medium: Medium; t: Translate },
): Promise<Transmission> {
  const result: Transmission = { kept: [], problems: [], complete: true };
  for (const one of kept) {
    if (one.stage === 'handed on' || !result.complete) {
      result.kept.push(one);
      continue;
    }
    const { draft, filename } = one;
    const answer = await answerOrNull(
      client.upload(submissionId, {
        path: draftPath(draft),
        filename,
        mimeType: draft.mime,
        sha256: draft.sha256,
      }),
    );
    const message = answer?.state === 'error' ? answer.errormessage : null;
    // Undefined if the error is none of the file's: then it may be sent again.
    const refusal = REFUSALS['action upload'].find((known) => known === message);
    const event = answer?.state === 'success' ? 'arrived' : refusal ? 'refused' : 'unanswered';
    if (event === 'unanswered') result.complete = false;
    if (refusal) result.problems.push(refusalText(medium, refusal, filename, t));
    result.kept.push(...(await advance([one], event)));
  }
  return result;
}

function refusalText(
  medium: Medium,
  refusal: RefusalOf<'action upload'>,
  filename: string,
  t: Translate,
): string {
  if (refusal === 'DUPLICATE') return t(UPLOAD_WORDS[medium].duplicate, { name: filename });
  if (refusal !== 'TOO MANY') return uploadFaultText(medium, refusal, filename, t);
  const { maxFiles } = UPLOAD_RULES[medium];
  return maxFiles === 1 ? t('actionFilesTooMany') : t('actionImageTooManyImages', { count: maxFiles });
}
