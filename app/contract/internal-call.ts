/**
 * The header by which the content service in this process knows the web app's own calls, and so believes whom they name
 * as rider, whatever TRUST_PROXY says of the address that they come from.
 */
export const INTERNAL_CALL = 'X-Kachel-Own-Call';
