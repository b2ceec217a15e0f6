import type { PictureFacts } from '../media/picture-facts.ts';

export interface ImportOptions {
  now: Date;
  timeZone: string;
  /** Removes content that is not in the file, but never submissions. */
  replace?: boolean;
  /** For the demo: aborts if the operator's content was imported meanwhile. */
  onlyOverDemo?: boolean;
  /** First removes the demo content and all submissions to it. */
  leaveDemo?: boolean;
  /** Allows changes to competitions, surveys and actions that riders are taking part in. */
  changeRunning?: boolean;
  /**
   * URL path of local media, the API's public address before it, that of the pages, and whether a file exists below
   * DATA_DIR/uploads; without it nothing is checked.
   */
  files?: {
    uploadsPath: string;
    publicApi?: string | undefined;
    publicUrl?: string | undefined;
    has: (name: string) => Promise<boolean>;
  };
  /** Dry run: does everything and rolls back, for the report alone. */
  check?: boolean;
  /**
   * True on PGlite: a large file's entries are written in batches, because riders' requests share its single session.
   */
  sharesSession?: boolean;
  /** Size and colour of the picture file at a URL; empty if there is no such file. */
  factsOf?: (mediaURL: string) => Promise<PictureFacts>;
  /** Aborts the import; what is written already stays unseen and is removed. */
  signal?: AbortSignal;
  /** Stored as the content's source, to tell an operator's content from the demo. */
  source: string;
}
