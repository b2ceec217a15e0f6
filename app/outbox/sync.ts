/** The tag of background sync, where browsers have it: the worker sends even when no page of ours is open. */
export const SYNC_TAG = 'kachel-outbox';

/** What the worker tells open pages when it has sent something. */
export const DELIVERED_MESSAGE = 'outbox';
