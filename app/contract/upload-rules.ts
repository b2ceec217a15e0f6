/** Upload rules (specification 5 and 9): the browser checks early, the server checks the content. */
export type Medium = 'image' | 'video' | 'audio';

const MB = 1024 * 1024;

/** Maximum length of a video; the fraction of a second that encoders add is tolerated. */
export const MAX_VIDEO_SECONDS = 60;

export interface UploadRule {
  maxBytes: number;
  maxFiles: number;
  maxSeconds: number | null;
  /** The file input's `accept` attribute. */
  accept: string;
  /** MIME types that browsers may report for such a file. */
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

/** Maximum number of files per submission, of any kind. */
export const MAX_FILES = UPLOAD_RULES.image.maxFiles;

/** Maximum size of a form: five pictures or one video, plus its texts. */
export const MAX_FORM_BYTES = 64 * MB;

/** Uploaded files are deleted 30 minutes after the last of them if their form isn't saved. */
export const DRAFT_LIFETIME_MS = 30 * 60_000;

/** Each page with the form renews its files for 30 minutes, but not for ever: they would fill the disk. */
export const DRAFT_LONGEST_MS = 10 * DRAFT_LIFETIME_MS;
