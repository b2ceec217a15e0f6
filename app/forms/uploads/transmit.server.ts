import { answerOrNull, type SubmissionClient } from '#app/content/submission-client.server.ts';
import type { Translate } from '#app/i18n/translate.ts';
import type { UploadFault } from '../received-form.ts';
import { faultText } from './accept-uploads.server.ts';
import { draftPath, dropDrafts, isThere, type KeptDraft } from './drafts.server.ts';
import { type Medium, UPLOAD_RULES } from './upload-rules.ts';

export interface Transmission {
  /** What is still part of the form, each marked whether the content server has it. */
  kept: KeptDraft[];
  /** One message for each file that the content server refused. */
  problems: string[];
  complete: boolean;
}

const FAULTS: Record<string, UploadFault> = {
  'WRONG TYPE': 'WRONG TYPE',
  'TOO LARGE': 'TOO LARGE',
  'TOO LONG': 'TOO LONG',
};

/**
 * Hands the files on before their form is saved, one after the other, each under its own hash: what has arrived is not
 * sent again. The first that can't be handed on ends it; the rest waits for the next try.
 */
export async function transmit(
  client: SubmissionClient,
  kept: readonly KeptDraft[],
  { submissionId, medium, t }: { submissionId: string; medium: Medium; t: Translate },
): Promise<Transmission> {
  const result: Transmission = { kept: [], problems: [], complete: true };
  for (const one of kept) {
    if (one.sent || !result.complete) {
      result.kept.push(one);
      continue;
    }
    const { draft, filename } = one;
    if (!(await isThere(one))) {
      if (!result.problems.includes(t('actionFileExpired'))) result.problems.push(t('actionFileExpired'));
      continue;
    }
    const answer = await answerOrNull(
      client.upload(submissionId, {
        path: draftPath(draft),
        filename,
        mimeType: draft.mime,
        sha256: draft.sha256,
      }),
    );
    if (answer?.state === 'success') {
      result.kept.push({ ...one, sent: true, bound: true });
    } else if (answer === null) {
      result.complete = false;
      result.kept.push({ ...one, bound: true });
    } else {
      result.problems.push(refusalText(answer.errormessage, medium, filename, t));
      await dropDrafts([one]);
    }
  }
  return result;
}

function tooManyText(medium: Medium, t: Translate): string {
  const { maxFiles } = UPLOAD_RULES[medium];
  return maxFiles === 1 ? t('actionFilesTooMany') : t('actionImageTooManyImages', { count: maxFiles });
}

function refusalText(errormessage: string, medium: Medium, filename: string, t: Translate): string {
  if (errormessage === 'TOO MANY') return tooManyText(medium, t);
  if (errormessage === 'DUPLICATE') return t('actionImageDuplicate', { name: filename });
  return faultText(medium, FAULTS[errormessage] ?? 'WRONG TYPE', filename, t);
}
