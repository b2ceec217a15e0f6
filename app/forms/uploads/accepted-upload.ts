/** A file that has passed the checks, stored by the server until its form is complete. */
export interface AcceptedUpload {
  /** A sealed reference to the stored file, so that it can't be forged. */
  receipt: string;
  filename: string;
  size: number;
  /** Must be removed by a post, because the content server may already have it. */
  bound: boolean;
}
