/** A file that arrived and was good, kept by the server while its form is not yet complete. */
export interface AcceptedUpload {
  /** Names the draft; sealed, so that nobody can name someone else's. */
  receipt: string;
  filename: string;
  size: number;
  /** Only a post can take it away: the content server may have it. */
  bound: boolean;
}
