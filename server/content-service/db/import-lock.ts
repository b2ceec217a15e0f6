/** Advisory lock id: imports run one at a time, so that nothing changes between an import's checks and its writes. */
export const IMPORT_LOCK = 5_224_235_112;
