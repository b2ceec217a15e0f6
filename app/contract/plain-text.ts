/** Text validation shared by content, forms and the content service. */

/** Maximum field lengths, longer than real input needs. */
export const FIELD_LENGTH = {
  name: 100,
  street: 120,
  streetnr: 20,
  zip: 12,
  city: 100,
  freetext: 2000,
} as const;

const HALF_PAIR = /\p{Surrogate}/u;

function isPlain(value: string, allowed: string): boolean {
  for (const character of value) {
    if ((character < ' ' || character === '\u007f') && !allowed.includes(character)) return false;
  }
  return !HALF_PAIR.test(value);
}

/** Rejects control characters and lone surrogates, which databases and mail can't store. */
export const isPlainLine = (value: string) => isPlain(value, '');
export const arePlainLines = (value: string) => isPlain(value, '\r\n\t');

/** Browsers send a line break as two characters and count it as one for `maxlength`. */
export const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * A text that every page, feed and address can hold: half a surrogate pair is replaced (encodeURIComponent throws on
 * it), and what HTML and XML have no place for is dropped.
 */
export function printable(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').replace(UNPRINTABLE, '');
}

/** Truncates without splitting a surrogate pair. */
export function truncateText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}
