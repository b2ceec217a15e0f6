/**
 * Header with which the content service recognises the web app's calls (in one process, or with CONTENT_API_SECRET) and
 * trusts their X-Forwarded-For, whatever TRUST_PROXY says.
 */
export const INTERNAL_CALL = 'X-Kachel-Own-Call';
