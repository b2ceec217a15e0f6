/**
 * Field names of forms with uploads. Separate from upload-rules.ts, so that only the upload field's script loads that.
 */
export const UPLOAD_FIELD = 'upload';
export const RECEIPT_FIELD = 'kept';
export const REMOVE_FIELD = 'remove';
