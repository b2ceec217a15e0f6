/** Any number of its own: imports take turns, so that what one checked is still so when it writes. */
export const IMPORT_LOCK = 5_224_235_112;
