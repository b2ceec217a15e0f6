import type { Medium } from './upload-rules.ts';

/** Why a file was rejected. */
export type UploadFault =
  | 'WRONG TYPE'
  | 'TOO LARGE'
  | 'TOO LONG'
  | 'TOO MANY PIXELS'
  | 'NOT CLEANABLE'
  | 'EMPTY'
  | 'BROKEN OFF'
  | 'NO ROOM'
  | 'QUOTA';

/** A checked file, stored in the drafts folder until its form is complete. */
export interface Draft {
  /** Its name in that folder. */
  id: string;
  medium: Medium;
  mime: string;
  size: number;
  /** Hash of the stored file, after its metadata was removed: the same file uploaded twice has the same hash. */
  sha256: string;
}

/** A file received with a form, streamed to disk. */
export type ReceivedFile = {
  /** The client's file name; never used as a path. */
  filename: string;
} & ({ draft: Draft; fault: null } | { draft: null; fault: UploadFault });

export interface ReceivedForm {
  texts: FormData;
  files: ReceivedFile[];
  /** The body exceeded the size limit; the rest wasn't read. */
  cut: boolean;
  /** The body isn't a valid form. */
  broken?: boolean;
}
