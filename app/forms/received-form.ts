import type { Medium } from './uploads/upload-rules.ts';

/** Why a file was not taken. */
export type UploadFault = 'WRONG TYPE' | 'TOO LARGE' | 'TOO LONG' | 'EMPTY' | 'BROKEN OFF';

/** A file that is what it says, lying in the drafts' folder until its form is complete. */
export interface Draft {
  /** Its name in that folder. */
  id: string;
  medium: Medium;
  mime: string;
  size: number;
  /** Of what lies there, pictures being cleaned of place and camera. */
  sha256: string;
  /** Of what was sent: the same file twice is a duplicate. */
  originalSha256: string;
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
