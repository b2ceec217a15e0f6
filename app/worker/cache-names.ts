/** Names of the worker's caches. The worker served under SERVICE_WORKER=off deletes every cache with this prefix. */
export const CACHE_PREFIX = 'kachel-';
export const SHELL_PREFIX = `${CACHE_PREFIX}shell-`;
export const PAGES = `${CACHE_PREFIX}pages`;
export const PICTURES = `${CACHE_PREFIX}pictures`;
