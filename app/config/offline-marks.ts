/**
 * Response header of pages that the service worker may store for offline reading; its value is the variant. Responses
 * without it are personal, or not ours (a captive portal), and are never stored.
 */
export const PAGE_HEADER = 'Kachel-Page';

export const WORKER_PATH = '/sw.js';

/** Message to the service worker: save the start page's stories. It replies with the number of saved ones. */
export interface SaveAhead {
  saveAhead: string;
}

/**
 * Placeholder for the note on a copy's age; its value is the text with `{time}`. Empty on pages that aren't copies.
 */
export const AGE_MARK = 'data-kept-note';
/** On the same element: the text of its reload link. */
export const AGAIN_MARK = 'data-again';

/** Replaces a single-use form in an entry's read-only offline copy. */
export const NO_FORM_MARK = 'data-no-form';
/** Marks the offline page's list of saved pages. */
export const LIST_MARK = 'data-kept-list';
/** Marks the offline page's note about a form that wasn't sent. */
export const UNSENT_MARK = 'data-unsent-note';
