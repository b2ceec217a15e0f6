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

/** Numbers of fields that a tile has five of: `head1` to `head5`, `url1Type` to `url5Type`. */
export const FIVE = [1, 2, 3, 4, 5] as const;

export function five<Name extends string, Schema, Suffix extends string = ''>(
  name: Name,
  schema: Schema,
  suffix = '' as Suffix,
) {
  const fields = FIVE.map((n) => [`${name}${n}${suffix}`, schema]);
  return Object.fromEntries(fields) as Record<`${Name}${(typeof FIVE)[number]}${Suffix}`, Schema>;
}
