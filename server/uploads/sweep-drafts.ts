import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DRAFT_LIFETIME_MS } from '#app/contract/upload-rules.ts';
import { every } from '../kernel/every.ts';
import { oldFiles } from '../kernel/old-files.ts';

const SWEEP_EVERY_MS = 60_000;

/** Deletes expired drafts at an interval, until the host stops. */
export function keepSweeping(folder: string): () => Promise<void> {
  const sweep = () => sweepDrafts(folder);
  const firstRun = sweep().catch(() => undefined);
  const stop = every(SWEEP_EVERY_MS, sweep, () => undefined);
  return () => firstRun.then(stop);
}

export async function sweepDrafts(folder: string): Promise<void> {
  for await (const name of oldFiles(folder, Date.now() - DRAFT_LIFETIME_MS)) {
    await rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}
