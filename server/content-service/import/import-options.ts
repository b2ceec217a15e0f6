import type { PictureFacts } from '../media/picture-facts.ts';

export interface ImportOptions {
  now: Date;
  timeZone: string;
  /** Content that the file doesn't hold goes; what riders sent never does. */
  replace?: boolean;
  /** Everything is done and then taken back: what it would change is known, and nothing is written. */
  check?: boolean;
  /** What the file of the picture at an address says; nothing where none is known. */
  factsOf?: (mediaURL: string) => Promise<PictureFacts>;
  /** Whose content it is from now on, kept to tell an editor's from the demo's. */
  source: string;
}
