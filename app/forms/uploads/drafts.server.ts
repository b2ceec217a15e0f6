import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { env } from '#app/config/env.server.ts';
import type { Draft } from '#app/contract/received-form.ts';
import { DRAFT_LIFETIME_MS } from '#app/contract/upload-rules.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import type { AcceptedUpload } from './accepted-upload.ts';
import { afterEvent, type DraftEvent, isBound, type Stage } from './draft-stages.ts';

/**
 * Files that wait for the rest of their form. They lie in the host's folder; the rider's page holds a sealed receipt
 * for each, so that nobody can name someone else's, and no memory of it is needed here.
 */

/** Changes with what a receipt holds. */
const PURPOSE = 'upload draft';

export interface AcceptedDraft {
  draft: Draft;
  filename: string;
  stage: Stage;
}

export function draftPath(draft: Draft): string {
  return path.join(path.resolve(env().DATA_DIR), 'upload-drafts', path.basename(draft.id));
}

export async function isThere({ draft }: AcceptedDraft): Promise<boolean> {
  return (await stat(draftPath(draft)).catch(() => null)) !== null;
}

/** The files that are part of the form, as its page shows them. */
export function acceptedUploads(
  kept: readonly AcceptedDraft[],
  submissionId: string,
): Promise<AcceptedUpload[]> {
  return Promise.all(draftsInForm(kept).map((one) => acceptedUpload(one, submissionId)));
}

export function draftsInForm(kept: readonly AcceptedDraft[]): AcceptedDraft[] {
  return kept.filter(({ stage }) => stage !== 'withdrawn');
}

/** What becomes of files; those that are gone are dropped. */
export async function advance(kept: readonly AcceptedDraft[], event: DraftEvent): Promise<AcceptedDraft[]> {
  const left: AcceptedDraft[] = [];
  for (const one of kept) {
    const stage = afterEvent(one.stage, event);
    if (stage === 'gone') await dropDrafts([one]);
    else left.push({ ...one, stage });
  }
  return left;
}

/** A new receipt, and its file stays for as long as that holds. */
async function acceptedUpload(kept: AcceptedDraft, submissionId: string): Promise<AcceptedUpload> {
  const now = new Date();
  // What is gone already has been handed on, or is told when the form is sent.
  await utimes(draftPath(kept.draft), now, now).catch(() => undefined);
  return {
    receipt: await seal(PURPOSE, { ...kept, submissionId }, DRAFT_LIFETIME_MS),
    filename: kept.filename,
    size: kept.draft.size,
    bound: isBound(kept.stage),
  };
}

/** What a receipt stands for; null where it is past its time or someone else's. Its file may be gone. */
export async function openReceipt(receipt: string, submissionId: string): Promise<AcceptedDraft | null> {
  const opened = (await unseal(PURPOSE, receipt)) as (AcceptedDraft & { submissionId: string }) | null;
  if (opened === null || opened.submissionId !== submissionId) return null;
  const { submissionId: _own, ...kept } = opened;
  return kept;
}

export async function dropDrafts(kept: readonly AcceptedDraft[]): Promise<void> {
  await Promise.all(kept.map(({ draft }) => rm(draftPath(draft), { force: true })));
}
