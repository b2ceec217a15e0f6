import { choice, flag, text } from '../tolerant.ts';

/** What every tile may carry besides its type. */
export const tileBase = {
  id: text,
  teaser: choice(['', 'big', 'small', 'banner'], ''),
  slider: flag,
  mediaSlider: flag,
};

/** Whether a form has a field, and whether it is required. */
export const fieldNeed = choice(['none', 'optional', 'mandatory'], 'none');

/** Buttons that editors style: their own colour, filled or inverted. */
export const buttonStyle = choice(['', 'inverse'], '');

/** For fields that a tile has five of. */
export const FIVE = [1, 2, 3, 4, 5] as const;

/** `numbered(FIVE, 'url', text, 'Type')` has the fields `url1Type` to `url5Type`. */
export function numbered<N extends number, Name extends string, Schema, Suffix extends string = ''>(
  numbers: readonly N[],
  name: Name,
  schema: Schema,
  suffix = '' as Suffix,
) {
  const fields = numbers.map((n) => [`${name}${n}${suffix}`, schema]);
  return Object.fromEntries(fields) as Record<`${Name}${N}${Suffix}`, Schema>;
}
