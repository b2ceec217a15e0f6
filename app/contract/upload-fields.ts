/** Names of what a form with uploads sends; apart from the rules, which only the upload field loads. */
export const UPLOAD_FIELD = 'upload';
export const RECEIPT_FIELD = 'kept';
export const REMOVE_FIELD = 'remove';
