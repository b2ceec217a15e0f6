import { choice, flag, text } from '../tolerant.ts';

/** What every tile may carry besides its type. */
export const tileBase = {
  id: text,
  teaser: choice(['', 'big', 'small', 'banner'], ''),
  slider: flag,
  mediaSlider: flag,
};

/** Whether a form asks for a field, and whether it insists. */
export const fieldNeed = choice(['none', 'optional', 'mandatory'], 'none');

/** Buttons that editors style: their own colour, filled or inverted. */
export const buttonStyle = choice(['', 'inverse'], '');
