import opentype from 'opentype.js';
import figtree from './figtree-600.ttf?inline';
import openSans from './open-sans-600.ttf?inline';

/**
 * Text as outlines: the picture then needs no font where it is drawn and looks the same on every machine. Its type is
 * the pages' own, cut by `scripts/typeface/README.md`; what that has no glyph for, such as Greek and Cyrillic, is set in
 * Open Sans SemiBold (SIL Open Font License, open-sans-license.txt).
 */
const FILES = [figtree, openSans];
const loaded: opentype.Font[] = [];

function fontAt(index: number): opentype.Font | undefined {
  const file = FILES[index];
  if (file === undefined) return undefined;
  const known = loaded[index];
  if (known) return known;
  const bytes = Buffer.from(file.slice(file.indexOf(',') + 1), 'base64');
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  loaded[index] = font;
  return font;
}

interface Letter {
  font: opentype.Font;
  glyph: opentype.Glyph;
  /** In parts of the type size. At these sizes nobody misses kerning, and it would cost most of the time. */
  advance: number;
}

const letters = new Map<string, Letter | null>();

/** Null where neither font has it. */
function letterOf(character: string): Letter | null {
  let letter = letters.get(character);
  if (letter === undefined) {
    letter = null;
    for (let at = 0, font = fontAt(at); font && !letter; at += 1, font = fontAt(at)) {
      if (font.charToGlyphIndex(character) === 0) continue;
      const glyph = font.charToGlyph(character);
      letter = { font, glyph, advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm };
    }
    letters.set(character, letter);
  }
  return letter;
}

/** Without what no font here has a glyph for: emoji and scripts that they don't know. */
export function drawable(text: string): string {
  const kept = [...text.normalize('NFC')].filter(
    (character) => /\s/.test(character) || letterOf(character) !== null,
  );
  return kept.join('').replace(/\s+/g, ' ').trim();
}

export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += (letterOf(character)?.advance ?? 0) * size;
  return width;
}

/** Path data of one line; `x` is its left edge, `baseline` where it stands. */
export function outline(text: string, x: number, baseline: number, size: number): string {
  let at = x;
  let data = '';
  for (const character of text) {
    const letter = letterOf(character);
    if (!letter) continue;
    data += pathData(letter.glyph.getPath(at, baseline, size, undefined, letter.font));
    at += letter.advance * size;
  }
  return data;
}

/** Not the path's own `toPathData`: it writes NaN for what lies a hair beside a whole number, and half a letter is gone. */
function pathData({ commands }: opentype.Path): string {
  const at = (...numbers: number[]) => numbers.map((number) => Math.round(number * 10) / 10).join(' ');
  const parts = commands.map((one) => {
    if (one.type === 'Z') return 'Z';
    if (one.type === 'Q') return `Q${at(one.x1, one.y1, one.x, one.y)}`;
    if (one.type === 'C') return `C${at(one.x1, one.y1, one.x2, one.y2, one.x, one.y)}`;
    return one.type + at(one.x, one.y);
  });
  return parts.join('');
}

/** The same number of lines as `wrap` makes, of about the same length. */
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

/** How many characters of a word fit; at least one, so that it ends. */
function fittingLength(word: string, size: number, width: number): number {
  let count = 1;
  while (count < word.length && widthOf(word.slice(0, count + 1), size) <= width) count += 1;
  return count;
}
