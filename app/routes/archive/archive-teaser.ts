import { type Teaser, teaserOf } from '#app/content/teaser.ts';
import type { Entry } from '#app/contract/content/entry.ts';

/** In the archive a card leads to its entry (specification 2.4), wherever its card on a teaser page once led. */
export function archiveTeaser(entry: Entry): Teaser {
  return teaserOf({ ...entry, external_link: '' }, 'big');
}
