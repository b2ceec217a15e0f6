import { contrast } from '#app/lib/color.ts';

const CARD = '#ffffff';
const INK = '#14201a';

/** The survey's colour; dark below a contrast of 1.6 with the white card. */
export function barColor(color: string): string {
  return contrast(color, CARD) < 1.6 ? INK : color;
}
