/** What may be uploaded (specification 5 and 9); the browser checks it for speed, the host by content for truth. */
export type Medium = 'image' | 'video' | 'audio';

const MB = 1024 * 1024;

/** Of a film; what encoders add to the last second is not counted. */
export const MAX_VIDEO_SECONDS = 60;

export interface UploadRule {
  maxBytes: number;
  maxFiles: number;
  maxSeconds: number | null;
  /** For the file dialog. */
  accept: string;
  /** What the browser may call such a file. */
  types: readonly string[];
}

export const UPLOAD_RULES: Record<Medium, UploadRule> = {
  image: {
    maxBytes: 10 * MB,
    maxFiles: 5,
    maxSeconds: null,
    accept: 'image/jpeg,image/png',
    types: ['image/jpeg', 'image/png'],
  },
  video: {
    maxBytes: 50 * MB,
    maxFiles: 1,
    maxSeconds: MAX_VIDEO_SECONDS,
    accept: 'video/mp4,video/quicktime,video/webm,video/3gpp,video/x-matroska,.mkv,.3gp,.mov',
    types: [
      'video/mp4',
      'video/quicktime',
      'video/webm',
      'video/3gp',
      'video/3gpp',
      'video/x-matroska',
      'video/matroska',
    ],
  },
  audio: { maxBytes: 20 * MB, maxFiles: 1, maxSeconds: null, accept: 'audio/*', types: [] },
};

/** The most that a form of ours sends: five pictures or one film, and what was typed. */
export const MAX_FORM_BYTES = 64 * MB;

/** Files wait this long for the rest of their form, and for their save. */
export const DRAFT_LIFETIME_MS = 30 * 60_000;

/** Names of what a form with uploads sends. */
export const UPLOAD_FIELD = 'upload';
export const RECEIPT_FIELD = 'kept';
export const REMOVE_FIELD = 'remove';
