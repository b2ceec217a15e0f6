import { contrast } from '#app/lib/color.ts';

const CARD = '#ffffff';

/** The survey's colour; the text colour where it has a contrast below 1.6 with the white card. */
export function barColor(color: string, ink = 'var(--ink)'): string {
  return contrast(color, CARD) < 1.6 ? ink : color;
}
