/**
 * What the server says of a page that a device may keep for the tunnel: this header, and in it the variant. Whatever
 * comes without it is not ours (a captive portal's page) or one rider's alone, and the service worker stores none of it.
 */
export const PAGE_HEADER = 'Kachel-Page';

export const WORKER_PATH = '/sw.js';

/** What a page asks of the worker before the network goes: the start page's address; answered with how many stories are here. */
export interface SaveAhead {
  saveAhead: string;
}

/** The place for the line that tells a copy's age, and its words with `{time}` in them; empty but on copies. */
export const AGE_MARK = 'data-kept-note';
/** On the same element: what its link is called. */
export const AGAIN_MARK = 'data-again';

/** Stands in an entry's read-only copy in the place of a form that counts once. */
export const NO_FORM_MARK = 'data-no-form';
/** Marks the list of what can be read now, on the offline page. */
export const LIST_MARK = 'data-kept-list';
/** What stands on the offline page for a form that did not leave. */
export const UNSENT_MARK = 'data-unsent-note';
