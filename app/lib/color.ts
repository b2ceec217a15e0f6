/**
 * Text on an editor's background colour is black or white, whichever has more contrast (WCAG 2.2, relative
 * luminance). One of the two always reaches 4.5:1.
 */

export const BLACK = '#000000';
export const WHITE = '#ffffff';
export type Readable = typeof BLACK | typeof WHITE;

/** '#rgb' or '#rrggbb' as three channels of 0 to 255; null for anything else. */
function channels(color: string): [number, number, number] | null {
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(color.trim());
  const digits = hex?.[2] ?? hex?.[1]?.replace(/./g, '$&$&');
  if (!digits) return null;
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: [number, number, number]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast ratio, from 1 to 21; 1 if one of them is not a valid colour. */
export function contrast(one: string, other: string): number {
  const first = channels(one);
  const second = channels(other);
  if (!first || !second) return 1;
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** An editor's colour; '' for white, which CMSs send for 'no colour'. */
export function ownColor(color: string): string {
  return /^#f{3}(?:f{3})?$/i.test(color) ? '' : color;
}

export function readableOn(color: string): Readable {
  return contrast(color, BLACK) > contrast(color, WHITE) ? BLACK : WHITE;
}
