import type { AcceptedUpload } from './accepted-upload.ts';
import { type KeptFiles, renew } from './send-file.ts';

/** A third of the receipts' lifetime (DRAFT_LIFETIME_MS): in a tunnel some attempts fail. */
const RENEWED_EVERY_MS = 10 * 60_000;
const CHECKED_EVERY_MS = 60_000;

interface Renewal {
  /** `kept` is another list after each change. */
  files: () => KeptFiles;
  isBusy: () => boolean;
  keep: (uploads: AcceptedUpload[]) => void;
}

/** Renews the receipts, and with them the stored files, while the page is open. Returns a function that stops it. */
export function keepRenewed({ files, isBusy, keep }: Renewal): () => void {
  // At first 0: receipts of a page that is hydrated late, or that Back restored, may be old.
  let renewedAt = 0;
  const check = async () => {
    const now = Date.now();
    const before = files();
    if (before.kept.length === 0) renewedAt = now;
    if (isBusy() || now - renewedAt < RENEWED_EVERY_MS) return;
    renewedAt = now;
    const sent = await renew(before);
    // If a file was added or removed meanwhile, the answer is out of date.
    if (sent === null || files().kept !== before.kept) renewedAt = 0;
    // Without a lost file's receipt the form would be sent without the file; with it, the server says so.
    else if (sent.problems.length === 0) keep(sent.uploads);
  };
  const timer = setInterval(check, CHECKED_EVERY_MS);
  // Timers of hidden pages are late.
  document.addEventListener('visibilitychange', check);
  void check();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
