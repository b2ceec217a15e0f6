/** Ids of entries and tiles, and voucher codes. */
export const ID = /^[A-Za-z0-9_-]{1,40}$/;

/** Any version of UUID: the submission id of a vote is derived, not random. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
