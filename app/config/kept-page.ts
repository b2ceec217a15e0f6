/**
 * What the server says of a page that a device may keep for the tunnel: this header, and in it the variant. Whatever
 * comes without it is not ours (a captive portal's page) or one rider's alone, and the service worker stores none of it.
 */
export const KEPT_PAGE_HEADER = 'Kachel-Page';

export const WORKER_PATH = '/sw.js';

/** Marks the line that tells a copy's age; the worker shows it by taking `hidden` away. */
export const AGE_MARK = 'data-kept-note';
/** Marks the list of what can be read now, on the offline page. */
export const LIST_MARK = 'data-kept-list';
/** What stands on the offline page for a form that did not leave. */
export const UNSENT_MARK = 'data-unsent-note';
