import { contrast } from '#app/lib/color.ts';

const CARD = '#ffffff';
const INK = '#14201a';

/** A bar in the survey's colour, unless that can hardly be seen on the white card. */
export function barColor(color: string): string {
  return contrast(color, CARD) < 1.6 ? INK : color;
}
