import opentype from 'opentype.js';
import fontData from './open-sans-600.ttf?inline';

/**
 * Text as outlines: the picture then needs no font where it is drawn and looks the same on every machine. The font is
 * Open Sans SemiBold, under the SIL Open Font License (open-sans-license.txt).
 */
let loaded: opentype.Font | undefined;

function font(): opentype.Font {
  if (!loaded) {
    const bytes = Buffer.from(fontData.slice(fontData.indexOf(',') + 1), 'base64');
    loaded = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }
  return loaded;
}

/** Advances of single characters: at these sizes nobody misses kerning, and it would cost most of the time. */
const advances = new Map<string, number>();

function advanceOf(character: string): number {
  let advance = advances.get(character);
  if (advance === undefined) {
    advance = font().charToGlyph(character).advanceWidth ?? 0;
    advances.set(character, advance);
  }
  return advance;
}

/** Without what the font has no glyph for: emoji and scripts that it doesn't know. */
export function drawable(text: string): string {
  const kept = [...text.normalize('NFC')].filter(
    (character) => /\s/.test(character) || font().charToGlyphIndex(character) !== 0,
  );
  return kept.join('').replace(/\s+/g, ' ').trim();
}

export function widthOf(text: string, size: number): number {
  let units = 0;
  for (const character of text) units += advanceOf(character);
  return (units * size) / font().unitsPerEm;
}

/** Path data of one line; `x` is its left edge, `baseline` where it stands. */
export function outline(text: string, x: number, baseline: number, size: number): string {
  let at = x;
  let data = '';
  for (const character of text) {
    data += font().charToGlyph(character).getPath(at, baseline, size).toPathData(1);
    at += (advanceOf(character) * size) / font().unitsPerEm;
  }
  return data;
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
