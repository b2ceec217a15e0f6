import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { env } from '#app/config/env.server.ts';
import type { Draft } from '#app/contract/received-form.ts';
import { DRAFT_LIFETIME_MS, DRAFT_LONGEST_MS } from '#app/contract/upload-rules.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import type { AcceptedUpload } from './accepted-upload.ts';
import { type DraftEvent, type DraftStage, mayBeOnServer, nextStage } from './draft-stages.ts';

/**
 * Uploaded files waiting for the rest of their form, stored in the server's folder. The page holds a sealed receipt
 * for each, which can't be forged, so the server needs no session.
 */

/** Change this when the receipt's content changes. */
const PURPOSE = 'upload draft';

export interface AcceptedDraft {
  draft: Draft;
  filename: string;
  stage: DraftStage;
  /** When it was received, in milliseconds. */
  since: number;
}

export function draftPath(draft: Draft): string {
  return path.join(path.resolve(env().DATA_DIR), 'upload-drafts', path.basename(draft.id));
}

export async function draftFileExists({ draft }: AcceptedDraft): Promise<boolean> {
  return (await stat(draftPath(draft)).catch(() => null)) !== null;
}

/** The files that belong to the form, as its page shows them. */
export function acceptedUploads(
  kept: readonly AcceptedDraft[],
  submissionId: string,
): Promise<AcceptedUpload[]> {
  return Promise.all(draftsInForm(kept).map((one) => acceptedUpload(one, submissionId)));
}

export function draftsInForm(kept: readonly AcceptedDraft[]): AcceptedDraft[] {
  return kept.filter(({ stage }) => stage !== 'withdrawn');
}

/** Applies an event to the files and deletes those that it ends. */
export async function advance(kept: readonly AcceptedDraft[], event: DraftEvent): Promise<AcceptedDraft[]> {
  const left: AcceptedDraft[] = [];
  for (const one of kept) {
    const stage = nextStage(one.stage, event);
    if (stage === 'gone') await dropDrafts([one]);
    else left.push({ ...one, stage });
  }
  return left;
}

/** Makes a new receipt and extends the stored file's lifetime to match. */
async function acceptedUpload(kept: AcceptedDraft, submissionId: string): Promise<AcceptedUpload> {
  const now = Date.now();
  const lifetimeMs = Math.max(1, Math.min(DRAFT_LIFETIME_MS, kept.since + DRAFT_LONGEST_MS - now));
  const renewed = new Date(now - DRAFT_LIFETIME_MS + lifetimeMs);
  // A missing file was sent already, or is reported when the form is sent.
  await utimes(draftPath(kept.draft), renewed, renewed).catch(() => undefined);
  return {
    receipt: await seal(PURPOSE, { ...kept, submissionId }, lifetimeMs),
    filename: kept.filename,
    size: kept.draft.size,
    bound: mayBeOnServer(kept.stage),
  };
}

/** Opens a receipt; null if it is expired or belongs to another submission. The file itself may be deleted. */
export async function openReceipt(receipt: string, submissionId: string): Promise<AcceptedDraft | null> {
  const opened = (await unseal(PURPOSE, receipt)) as (AcceptedDraft & { submissionId: string }) | null;
  if (opened === null || opened.submissionId !== submissionId) return null;
  const { submissionId: _own, ...kept } = opened;
  return kept;
}

export async function dropDrafts(kept: readonly AcceptedDraft[]): Promise<void> {
  await Promise.all(kept.map(({ draft }) => rm(draftPath(draft), { force: true })));
}
