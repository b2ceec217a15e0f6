/** A submission's result; sealed when it is put into a URL (outcome.server.ts). */
export interface Outcome {
  entryId: string;
  /** The form's id within the entry. */
  form: string;
  /** What happened; the tile defines the values. */
  kind: string;
  submissionId: string;
  /** In milliseconds since the epoch. */
  at: number;
  /** An additional message of the content server. */
  text?: string;
  code?: string;
  token?: string;
}

/** The id of a form's outcome notice, which gets the focus when the page opens at it. */
export function outcomeAnchor(form: string): string {
  return `${form}-outcome`;
}
