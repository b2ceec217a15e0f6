/** All that the worker stores, by name; the worker that ends it deletes whatever begins so. */
export const CACHE_PREFIX = 'kachel-';
export const SHELL_PREFIX = `${CACHE_PREFIX}shell-`;
export const PAGES = `${CACHE_PREFIX}pages`;
export const PICTURES = `${CACHE_PREFIX}pictures`;
