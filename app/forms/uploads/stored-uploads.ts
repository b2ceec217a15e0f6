import type { AcceptedUpload } from './accepted-upload.ts';

interface HistoryState {
  uploads?: { submissionId: string; kept: AcceptedUpload[] };
}

type Input = HTMLInputElement | null;

export function submissionIdOf(input: Input): string {
  const field = input?.form?.elements.namedItem('submission_id') as Input | undefined;
  return field?.value ?? '';
}

/** Stores the uploads in the history entry, so that Back restores them as browsers restore typed values. */
export function storeUploads(input: Input, kept: AcceptedUpload[]): void {
  const uploads = { submissionId: submissionIdOf(input), kept };
  history.replaceState({ ...history.state, uploads } satisfies HistoryState, '');
}

export function storedUploads(input: Input): AcceptedUpload[] | null {
  const { uploads } = (history.state ?? {}) as HistoryState;
  // After a reload the form has another submission id, and receipts of the old one aren't valid for it.
  return uploads?.submissionId === submissionIdOf(input) ? uploads.kept : null;
}
