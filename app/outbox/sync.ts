/** Background Sync tag, where supported: the worker sends queued forms even if no page is open. */
export const SYNC_TAG = 'kachel-outbox';

/** Message from the worker to open pages after it has sent forms. */
export const DELIVERED_MESSAGE = 'outbox';
