import { RECEIPT_FIELD, UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import type { Medium } from '#app/contract/upload-rules.ts';
import type { AcceptedUpload } from './accepted-upload.ts';

/** The server's answer to a file uploaded before its form. */
export interface SentFile {
  uploads: AcceptedUpload[];
  problems: string[];
  /** The server has no room for the file now, or the network's quota is used up: send it again later. */
  later?: boolean;
}

/**
 * Upload without progress for this long: given up here, the file stays in the input. The server waits 180 s
 * (BODY_PAUSE_MS).
 */
const STALLED_MS = 75_000;
/** After the last byte: the check may have to wait for other riders' files. */
const CHECKED_MS = 180_000;

export interface KeptFiles {
  address: string;
  medium: Medium;
  submissionId: string;
  kept: readonly AcceptedUpload[];
}

interface UploadRequest extends KeptFiles {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one file before its form; null if the connection failed or stalled. XMLHttpRequest, because fetch has no
 * upload progress.
 */
export function sendFile(
  file: File,
  { address, medium, submissionId, kept, onProgress, signal }: UploadRequest,
): Promise<SentFile | null> {
  const body = new FormData();
  body.set('medium', medium);
  body.set('submission_id', submissionId);
  for (const { receipt } of kept) body.append(RECEIPT_FIELD, receipt);
  // The server can't read a part with a control character in its head.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
  body.set(UPLOAD_FIELD, file, file.name.replace(/[\0-\x1f\x7f]/g, ''));
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    const giveUp = () => request.abort();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const giveUpIn = (ms: number) => {
      clearTimeout(stalled);
      stalled = setTimeout(giveUp, ms);
    };
    giveUpIn(STALLED_MS);
    request.upload.onload = () => giveUpIn(CHECKED_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      giveUpIn(STALLED_MS);
      onProgress(Math.floor((loaded / total) * 100));
    };
    // The status is 0 where it failed or was aborted.
    request.onloadend = () => {
      clearTimeout(stalled);
      resolve(request.status === 200 ? (request.response as SentFile | null) : null);
    };
    signal.addEventListener('abort', giveUp);
    request.send(body);
  });
}

/** Asks for new receipts of the uploaded files; null if the connection failed. */
export async function renew({ address, medium, submissionId, kept }: KeptFiles): Promise<SentFile | null> {
  const body = new URLSearchParams({ medium, submission_id: submissionId });
  for (const { receipt } of kept) body.append(RECEIPT_FIELD, receipt);
  try {
    const answer = await fetch(address, { method: 'POST', body });
    return answer.ok ? ((await answer.json()) as SentFile) : null;
  } catch {
    return null;
  }
}
