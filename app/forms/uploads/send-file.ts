import { type Medium, RECEIPT_FIELD, UPLOAD_FIELD } from '#app/contract/upload-rules.ts';
import type { AcceptedUpload } from './accepted-upload.ts';

/** The server's answer to a file uploaded before its form. */
export interface SentFile {
  uploads: AcceptedUpload[];
  problems: string[];
}

interface UploadRequest {
  address: string;
  medium: Medium;
  submissionId: string;
  kept: readonly AcceptedUpload[];
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one file before its form; null if the connection failed. XMLHttpRequest, because fetch has no upload
 * progress.
 */
export function sendFile(
  file: File,
  { address, medium, submissionId, kept, onProgress, signal }: UploadRequest,
): Promise<SentFile | null> {
  const body = new FormData();
  body.set('medium', medium);
  body.set('submission_id', submissionId);
  for (const { receipt } of kept) body.append(RECEIPT_FIELD, receipt);
  body.set(UPLOAD_FIELD, file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => resolve(request.status === 200 ? (request.response as SentFile | null) : null);
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
