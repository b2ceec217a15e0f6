import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { env } from '#app/config/env.server.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import type { Draft } from '../received-form.ts';
import type { KeptUpload } from './kept-upload.ts';
import { DRAFT_LIFETIME_MS } from './upload-rules.ts';

/**
 * Files that wait for the rest of their form. They lie in the host's folder; the rider's page holds a sealed receipt
 * for each, so that nobody can name someone else's, and no memory of it is needed here.
 */

const PURPOSE = 'upload';

export interface KeptDraft {
  draft: Draft;
  filename: string;
  /** The content server has it already. */
  sent: boolean;
  /** The content server has or may have it, or one whose place it takes: without it the submission needs another id. */
  bound: boolean;
  /** It takes the place of one that is bound. */
  replaces: boolean;
}

export function draftPath(draft: Draft): string {
  return path.join(path.resolve(env().DATA_DIR), 'upload-drafts', path.basename(draft.id));
}

export async function isThere({ draft }: KeptDraft): Promise<boolean> {
  return (await stat(draftPath(draft)).catch(() => null)) !== null;
}

/** A new receipt, and its file stays for as long as that holds. */
export async function keptUpload(kept: KeptDraft, submissionId: string): Promise<KeptUpload> {
  const now = new Date();
  // What is gone already has been handed on, or is told when the form is sent.
  await utimes(draftPath(kept.draft), now, now).catch(() => undefined);
  return {
    receipt: await seal(PURPOSE, { ...kept, submissionId }, DRAFT_LIFETIME_MS),
    filename: kept.filename,
    size: kept.draft.size,
    bound: kept.bound,
  };
}

/** What a receipt stands for; null where it is past its time, someone else's, or the file is gone. */
export async function openReceipt(receipt: string, submissionId: string): Promise<KeptDraft | null> {
  const opened = (await unseal(PURPOSE, receipt)) as (KeptDraft & { submissionId: string }) | null;
  if (opened === null || opened.submissionId !== submissionId) return null;
  const { submissionId: _own, ...kept } = opened;
  return kept.sent || (await isThere(kept)) ? kept : null;
}

export async function dropDrafts(kept: readonly KeptDraft[]): Promise<void> {
  await Promise.all(kept.map(({ draft }) => rm(draftPath(draft), { force: true })));
}
