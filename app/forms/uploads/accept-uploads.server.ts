import type { ReceivedFile, ReceivedForm, UploadFault } from '#app/contract/received-form.ts';
import { RECEIPT_FIELD, REMOVE_FIELD } from '#app/contract/upload-fields.ts';
import { type Medium, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import type { KeyWith } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { metrics } from '#app/lib/metrics.server.ts';
import { stageOfReplacement } from './draft-stages.ts';
import {
  type AcceptedDraft,
  advance,
  draftFileExists,
  draftsInForm,
  dropDrafts,
  openReceipt,
} from './drafts.server.ts';
import { UPLOAD_WORDS } from './upload-words.ts';

export interface AcceptedUploads {
  /** Includes a file that the rider is removing if the content server may already have it. */
  kept: AcceptedDraft[];
  /** One message for each rejected file. */
  problems: string[];
  /** Files whose receipt is valid but whose data has been deleted. */
  gone: AcceptedDraft[];
}

const FOR_ALL = {
  'TOO MANY PIXELS': 'actionImageTooManyPixels',
  'NOT CLEANABLE': 'actionFileNotCleanable',
  EMPTY: 'actionFileEmpty',
  'BROKEN OFF': 'actionFileBrokenOff',
  'NO ROOM': 'actionFileNoRoom',
  QUOTA: 'actionFileQuota',
} as const;

export function uploadFaultText(medium: Medium, fault: UploadFault, filename: string, t: Translate): string {
  const { wrongType, tooLarge, tooLong } = UPLOAD_WORDS[medium];
  const texts: Record<UploadFault, KeyWith<'name'>> = {
    ...FOR_ALL,
    'WRONG TYPE': wrongType,
    'TOO LARGE': tooLarge,
    'TOO LONG': tooLong,
  };
  return t(texts[fault], { name: filename || t('file') });
}

/** The form's files: earlier ones and new ones, each checked against the tile's rules. */
export async function acceptUploads(
  { texts, files }: ReceivedForm,
  { medium, submissionId, t }: { medium: Medium; submissionId: string; t: Translate },
): Promise<AcceptedUploads> {
  const toRemove = texts.get(REMOVE_FIELD);
  const receipts = texts.getAll(RECEIPT_FIELD).filter((receipt) => typeof receipt === 'string');
  const accepted: AcceptedUploads = { kept: [], problems: [], gone: [] };
  for (const receipt of receipts) {
    const kept = await openReceipt(receipt, submissionId);
    const isHere = kept !== null && (kept.stage === 'handed on' || (await draftFileExists(kept)));
    if (!isHere) {
      if (kept) accepted.gone.push(kept);
      if (receipt !== toRemove) accepted.problems.push(t('actionFileExpired'));
    } else if (receipt === toRemove) {
      accepted.kept.push(...(await advance([kept], 'removed')));
    } else if (kept.draft.medium === medium) {
      accepted.kept.push(kept);
    }
  }
  for (const file of files) await add(file, medium, accepted, t);
  return accepted;
}

async function add(
  file: ReceivedFile,
  medium: Medium,
  accepted: AcceptedUploads,
  t: Translate,
): Promise<void> {
  const { kept, problems } = accepted;
  const name = file.filename || t('file');
  if (file.fault !== null) {
    if (file.fault === 'NO ROOM') metrics.submission('action upload', 'failed');
    problems.push(uploadFaultText(medium, file.fault, file.filename, t));
    return;
  }
  const added: AcceptedDraft = { draft: file.draft, filename: name, stage: 'waiting', since: Date.now() };
  const there = draftsInForm(kept);
  const { maxFiles } = UPLOAD_RULES[medium];
  const refuse = async (problem: string) => {
    if (!problems.includes(problem)) problems.push(problem);
    await dropDrafts([added]);
  };
  if (file.draft.medium !== medium) return refuse(uploadFaultText(medium, 'WRONG TYPE', name, t));
  if (there.some(({ draft }) => draft.sha256 === file.draft.sha256)) {
    return refuse(t(UPLOAD_WORDS[medium].duplicate, { name }));
  }
  if (maxFiles === 1) {
    // Of videos and voice recordings only the newest is kept.
    const [replaced] = there;
    if (replaced) {
      added.stage = stageOfReplacement(replaced.stage);
      // Its draft isn't deleted before it expires: if this answer is lost, the page sends its receipt again.
      kept.splice(kept.indexOf(replaced), 1);
    }
    kept.push(added);
    return;
  }
  if (there.length >= maxFiles) return refuse(t('actionImageTooManyImages', { count: maxFiles }));
  kept.push(added);
}
