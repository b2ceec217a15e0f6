/** Advisory lock id: imports run one at a time, so that what one has checked still holds when it writes. */
export const IMPORT_LOCK = 5_224_235_112;
