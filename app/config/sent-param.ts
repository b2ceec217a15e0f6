/** Query parameter of form actions only; its value is the form token. */
export const SENT_PARAM = 'sent';
