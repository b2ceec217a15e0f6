import { contrast, WHITE } from '#app/lib/color.ts';

/** The survey's colour; the text colour where it has a contrast below 1.6 with the white card. */
export function barColor(color: string, ink = 'var(--ink)'): string {
  return contrast(color, WHITE) < 1.6 ? ink : color;
}
