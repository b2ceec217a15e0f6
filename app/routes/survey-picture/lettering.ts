import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { memo } from '#app/contract/memo.ts';
import { xmlText } from '#app/lib/xml.ts';

/** The font files lie next to this module and next to the built bundle (scripts/build.mjs). */
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Bundled fonts, so that the picture is the same on every machine: the pages' typeface, subset as in
 * `scripts/typeface/README.md`, and Open Sans SemiBold for other characters such as Greek and Cyrillic (SIL Open Font
 * License, open-sans-license.txt).
 */
export const DRAWN_WITH: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [fileOf('figtree-600.ttf'), fileOf('open-sans-600.ttf')],
    defaultFontFamily: 'Figtree',
  },
};

/** One line of text; `anchor` is the end that lies at `x`. */
export function textElement(
  text: string,
  {
    x,
    baseline,
    size,
    color,
    anchor,
  }: { x: number; baseline: number; size: number; color: string; anchor: 'start' | 'end' },
): string {
  return (
    `<text x="${x}" y="${baseline}" font-family="Figtree" font-weight="600" font-size="${size}" fill="${color}" ` +
    `text-anchor="${anchor}">${xmlText(text)}</text>`
  );
}

const MEASURED_AT = 100;
const measured = memo<number>(5000, 500);

/** Right edge of the text's ink, relative to the font size; 0 if there is none. */
function inkOf(text: string): number {
  return measured(text, () => {
    const line = textElement(text, { x: 0, baseline: 0, size: MEASURED_AT, color: '#000', anchor: 'start' });
    const box = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${line}</svg>`,
      DRAWN_WITH,
    ).getBBox();
    return box ? (box.x + box.width) / MEASURED_AT : 0;
  });
}

/** Removes characters that no font has a glyph for, such as emoji. */
export function drawable(text: string): string {
  const kept = [...text.normalize('NFC')].filter(
    (character) => /\s/.test(character) || (/\P{C}/u.test(character) && inkOf(character) > 0),
  );
  return kept.join('').replace(/\s+/g, ' ').trim();
}

export function widthOf(text: string, size: number): number {
  return inkOf(text) * size;
}

/** Balanced line breaks: as many lines as `wrap`, of similar length. */
export function balance(text: string, size: number, width: number): string[] {
  const words = drawable(text).split(' ');
  const { length } = wrap(text, size, width);
  let tooNarrow = Math.max(width / 2, ...words.map((word) => widthOf(word, size)));
  if (tooNarrow > width || wrap(text, size, tooNarrow).length === length)
    return wrap(text, size, Math.min(tooNarrow, width));
  let enough = width;
  while (enough - tooNarrow > size / 4) {
    const middle = (enough + tooNarrow) / 2;
    if (wrap(text, size, middle).length > length) tooNarrow = middle;
    else enough = middle;
  }
  return wrap(text, size, enough);
}

/** Lines no wider than `width`; a word that is wider than a line is cut. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of drawable(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line, size) > width) {
      const fitting = fittingLength(line, size, width);
      lines.push(line.slice(0, fitting));
      line = line.slice(fitting);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** How many characters of a word fit; at least one, so that the loop ends. */
function fittingLength(word: string, size: number, width: number): number {
  let count = Math.max(1, Math.floor((word.length * width) / widthOf(word, size)));
  while (count > 1 && widthOf(word.slice(0, count), size) > width) count -= 1;
  return count;
}
