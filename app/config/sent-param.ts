/** In the address that a form posts to, and in no other. Its value is the form token. */
export const SENT_PARAM = 'sent';
