import type { Medium } from './upload-rules.ts';

/** Why a file was not taken. */
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

/** A file that is what it says, lying in the drafts' folder until its form is complete. */
export interface Draft {
  /** Its name in that folder. */
  id: string;
  medium: Medium;
  mime: string;
  size: number;
  /** Of what lies there, which is clean of place, device and person: the same file chosen twice has it twice. */
  sha256: string;
}

/** A file that came with a form; its bytes never stood in memory as a whole. */
export type ReceivedFile = {
  /** As the rider's device called it; never used as a path. */
  filename: string;
} & ({ draft: Draft; fault: null } | { draft: null; fault: UploadFault });

export interface ReceivedForm {
  texts: FormData;
  files: ReceivedFile[];
  /** More came than any form of ours sends; what followed was not read. */
  cut: boolean;
  /** It is no form that any browser sends. */
  broken?: boolean;
}
