/** Typed texts: one opinion about them for the forms and for the service behind them. */

/** Longer than anyone's, shorter than an attack. */
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

/** Control characters come from no keyboard, databases and mails choke on them; Postgres stores no half of a pair. */
export const isPlainLine = (value: string) => isPlain(value, '');
export const arePlainLines = (value: string) => isPlain(value, '\r\n\t');
