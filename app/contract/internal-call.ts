/**
 * Header with which the content service recognises the web app's own calls in this process and trusts their
 * X-Forwarded-For, whatever TRUST_PROXY says.
 */
export const INTERNAL_CALL = 'X-Kachel-Own-Call';
