/** What came of a submission; sealed while it travels (outcome.server.ts). */
export interface Outcome {
  entryId: string;
  /** Which form of the entry. */
  form: string;
  /** What happened, in the words of the tile that it happened to. */
  kind: string;
  submissionId: string;
  /** When it happened, in milliseconds. */
  at: number;
  /** What the content server had to say besides. */
  text?: string;
  code?: string;
  token?: string;
}

/** The id of the place where a form's outcome is told; it takes the focus when the page opens there. */
export function outcomeAnchor(form: string): string {
  return `${form}-outcome`;
}
