/**
 * What the server says of a page that a device may keep for the tunnel: this header, and in it the variant. Whatever
 * comes without it is not ours (a captive portal's page) or one rider's alone, and the service worker stores none of it.
 */
export const KEPT_PAGE_HEADER = 'Kachel-Page';

/**
 * In an entry's address: the copy that is read without a connection. It is alike for all, because a sentence stands where
 * forms with an id of their own would, and the worker keeps it in the place of a page that is one rider's alone.
 */
export const READING_PARAM = 'reading';

export const WORKER_PATH = '/sw.js';

/** What a page asks of the worker before the network goes: the start page's address; answered with how many stories are here. */
export interface SaveAhead {
  saveAhead: string;
}

/** Marks the line that tells a copy's age; the worker shows it by taking `hidden` away. */
export const AGE_MARK = 'data-kept-note';
/** Marks the list of what can be read now, on the offline page. */
export const LIST_MARK = 'data-kept-list';
/** What stands on the offline page for a form that did not leave. */
export const UNSENT_MARK = 'data-unsent-note';
