import type { PictureFacts } from '../media/picture-facts.ts';

/** Whether an editor's file is there; the name is its path below DATA_DIR/uploads. */
export type HasFile = (name: string) => Promise<boolean>;

export interface ImportOptions {
  now: Date;
  timeZone: string;
  /** Content that the file doesn't hold goes; what riders sent never does. */
  replace?: boolean;
  /** The demo's: it takes no place that an operator's own content has come to have meanwhile. */
  yields?: boolean;
  /** Whatever is there of the demo, and was sent to it, goes before. */
  leaveDemo?: boolean;
  /** What riders take part in may become something else under them. */
  changeRunning?: boolean;
  /** Where files of our own are addressed, and whether one is there; nobody looks where this is left out. */
  files?: { uploadsPath: string; has: HasFile };
  /** Everything is done and then taken back: what it would change is known, and nothing is written. */
  check?: boolean;
  /** Riders share the only session of the database, so a large file's entries come in by pieces. */
  sharesSession?: boolean;
  /** What the file of the picture at an address says; nothing where none is known. */
  factsOf?: (mediaURL: string) => Promise<PictureFacts>;
  /** Whose content it is from now on, kept to tell an editor's from the demo's. */
  source: string;
}
