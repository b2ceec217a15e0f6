import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DRAFT_LIFETIME_MS } from '#app/contract/upload-rules.ts';

const SWEEP_EVERY_MS = 60_000;

/** Deletes expired drafts at an interval, until the host stops. */
export function keepSweeping(folder: string): () => void {
  void sweepDrafts(folder);
  const timer = setInterval(() => void sweepDrafts(folder), SWEEP_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const changed = (await stat(file).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - changed > DRAFT_LIFETIME_MS) await rm(file, { force: true }).catch(() => undefined);
  }
}
