/** Validation of e-mail addresses and phone numbers, shared by forms and content service. */

export const EMAIL_MAX_LENGTH = 254;
export const PHONE_MAX_LENGTH = 40;

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Normalises an address for comparing and for sending: trimmed, in lower case, an umlaut domain in its ASCII form. Null
 * if it is invalid. Quoted local parts and domains without a dot, which only RFCs know, are refused.
 */
export function normaliseEmail(typed: string): string | null {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  if (at < 1 || local.length > 64 || !LOCAL_PART.test(local)) return null;
  const domain = asciiDomain(address.slice(at + 1));
  if (domain === null) return null;
  const whole = `${local.toLowerCase()}@${domain}`;
  return whole.length <= EMAIL_MAX_LENGTH ? whole : null;
}

function asciiDomain(typed: string): string | null {
  // The URL parser would cut these characters off or decode them instead of refusing them. ASCII ranges, because some
  // supported engines lack property escapes (\p{…}).
  if (/[\s\0-,/:-@[-`{-\x7f]/.test(typed)) return null;
  try {
    const { hostname } = new URL(`http://${typed}`);
    return DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/**
 * Digits in any of the ways that people group them: '+49 (0)211 / 123-45'. Apps for contacts copy a number between
 * invisible marks for its direction.
 */
export function isPhoneNumber(typed: string): boolean {
  const number = typed.trim();
  if (number.length > PHONE_MAX_LENGTH || !/^[(\u200e-\u2069]*\+?[\d\s()/.\u200e-\u2069-]+$/.test(number))
    return false;
  const digits = number.replace(/\D/g, '').length;
  return digits >= 5 && digits <= 20;
}
