import { type Teaser, teaserOf } from '#app/content/teaser.ts';
import type { Entry } from '#app/contract/content/entry.ts';

/** In the archive a card links to its entry (specification 2.4), even if an editor chose another target. */
export function archiveTeaser(entry: Entry): Teaser {
  return teaserOf({ ...entry, external_link: '' }, 'big');
}
