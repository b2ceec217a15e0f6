import { rm, stat } from 'node:fs/promises';
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
}

export function draftPath(draft: Draft): string {
  return path.join(path.resolve(env().DATA_DIR), 'upload-drafts', path.basename(draft.id));
}

export async function keptUpload(kept: KeptDraft, submissionId: string): Promise<KeptUpload> {
  return {
    receipt: await seal(PURPOSE, { ...kept, submissionId }, DRAFT_LIFETIME_MS),
    filename: kept.filename,
    size: kept.draft.size,
  };
}

/** What a receipt stands for; null where it is past its time, someone else's, or the file is gone. */
export async function openReceipt(receipt: string, submissionId: string): Promise<KeptDraft | null> {
  const opened = (await unseal(PURPOSE, receipt)) as (KeptDraft & { submissionId: string }) | null;
  if (opened === null || opened.submissionId !== submissionId) return null;
  const { submissionId: _own, ...kept } = opened;
  const there = await stat(draftPath(kept.draft)).catch(() => null);
  return there || kept.sent ? kept : null;
}

export async function dropDrafts(kept: readonly KeptDraft[]): Promise<void> {
  await Promise.all(kept.map(({ draft }) => rm(draftPath(draft), { force: true })));
}
