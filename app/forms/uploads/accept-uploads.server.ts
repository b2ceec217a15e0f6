import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import type { ReceivedFile, ReceivedForm, UploadFault } from '../received-form.ts';
import { dropDrafts, type KeptDraft, openReceipt } from './drafts.server.ts';
import { KEPT_FIELD, type Medium, REMOVE_FIELD, UPLOAD_RULES } from './upload-rules.ts';

export interface AcceptedUploads {
  kept: KeptDraft[];
  /** One message for each file that was not taken. */
  problems: string[];
  /** The rider asked for one to be taken away; nothing is to be sent yet. */
  removed: boolean;
  /** That one, where the content server may have it. */
  withdrawn: KeptDraft | null;
}

const FAULT_TEXTS: Record<Medium, Record<UploadFault, TextKey>> = {
  image: {
    'WRONG TYPE': 'actionImageWrongType',
    'TOO LARGE': 'actionImageTooLarge',
    'TOO LONG': 'actionImageWrongType',
    EMPTY: 'actionFileEmpty',
    'BROKEN OFF': 'actionFileBrokenOff',
  },
  video: {
    'WRONG TYPE': 'actionVideoWrongType',
    'TOO LARGE': 'actionVideoTooLarge',
    'TOO LONG': 'actionVideoTooLong',
    EMPTY: 'actionFileEmpty',
    'BROKEN OFF': 'actionFileBrokenOff',
  },
  audio: {
    'WRONG TYPE': 'actionAudioWrongType',
    'TOO LARGE': 'actionAudioTooLarge',
    'TOO LONG': 'actionAudioWrongType',
    EMPTY: 'actionFileEmpty',
    'BROKEN OFF': 'actionFileBrokenOff',
  },
};

export function faultText(medium: Medium, fault: UploadFault, filename: string, t: Translate): string {
  return t(FAULT_TEXTS[medium][fault], { name: filename || t('file') });
}

/** The files of a form: those kept from before and those that came now, each checked against its tile's rules. */
export async function acceptUploads(
  { texts, files }: ReceivedForm,
  { medium, submissionId, t }: { medium: Medium; submissionId: string; t: Translate },
): Promise<AcceptedUploads> {
  const toRemove = texts.get(REMOVE_FIELD);
  const receipts = texts.getAll(KEPT_FIELD).filter((receipt) => typeof receipt === 'string');
  const accepted: AcceptedUploads = { kept: [], problems: [], removed: toRemove !== null, withdrawn: null };
  for (const receipt of receipts) {
    const kept = await openReceipt(receipt, submissionId);
    if (kept === null) {
      if (receipt !== toRemove) accepted.problems.push(t('actionFileExpired'));
    } else if (receipt === toRemove) {
      if (kept.bound) accepted.withdrawn = kept;
      else await dropDrafts([kept]);
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
    problems.push(faultText(medium, file.fault, file.filename, t));
    return;
  }
  const added: KeptDraft = { draft: file.draft, filename: name, sent: false, bound: false, replaces: false };
  const { maxFiles } = UPLOAD_RULES[medium];
  const refuse = async (problem: string) => {
    if (!problems.includes(problem)) problems.push(problem);
    await dropDrafts([added]);
  };
  if (file.draft.medium !== medium) return refuse(faultText(medium, 'WRONG TYPE', name, t));
  if (kept.some(({ draft }) => draft.originalSha256 === file.draft.originalSha256)) {
    return refuse(t('actionImageDuplicate', { name }));
  }
  if (maxFiles === 1) {
    // Only one film or recording is kept: the newest.
    const replaced = kept.splice(0);
    const bound = replaced.some((one) => one.bound);
    kept.push({ ...added, bound, replaces: bound });
    await dropDrafts(replaced);
    return;
  }
  if (kept.length >= maxFiles) return refuse(t('actionImageTooManyImages', { count: maxFiles }));
  kept.push(added);
}
