import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { balance, drawable, widthOf, wrap } from './lettering.ts';
import { etagOf, pngOf } from './picture.server.ts';
import { longestPicture, typicalPicture } from './result-picture.fixtures.ts';
import { PICTURE_WIDTH, resultSvg } from './result-svg.ts';

const pixelsOf = (png: Buffer) => sharp(png).raw().toBuffer({ resolveWithObject: true });

describe('the picture of a survey’s result', () => {
  it('equals the reference pixel by pixel', async () => {
    const reference = await pixelsOf(await readFile(new URL('./reference.png', import.meta.url)));
    const drawn = await pixelsOf(await pngOf(resultSvg(typicalPicture)));
    expect(drawn.info).toEqual(reference.info);
    expect(drawn.data.equals(reference.data)).toBe(true);
  });

  it('is 1024 px wide with any content', async () => {
    for (const picture of [typicalPicture, longestPicture]) {
      const { width } = await sharp(await pngOf(resultSvg(picture))).metadata();
      expect(width).toBe(PICTURE_WIDTH);
    }
  });

  it('is identical for equal counts and different for others', () => {
    const etag = etagOf(resultSvg(typicalPicture));
    expect(etagOf(resultSvg({ ...typicalPicture }))).toBe(etag);
    const [first, ...others] = typicalPicture.rows;
    if (!first) throw new Error('no rows');
    const changed = {
      ...typicalPicture,
      rows: [{ ...first, percent: 63, percentText: '63,0 %' }, ...others],
    };
    expect(etagOf(resultSvg(changed))).not.toBe(etag);
  });

  it('takes less than 300 ms of CPU time', async () => {
    const before = process.cpuUsage();
    await pngOf(resultSvg({ ...longestPicture, brand: 'Tempo' }));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(300);
  });

  it('escapes markup in its texts', () => {
    const svg = resultSvg({
      ...typicalPicture,
      question: '</path><script>alert(1)</script>',
      notes: ['"/><image href="https://evil.example"/>'],
    });
    expect(svg).not.toMatch(/<(?:script|image|\/path)/);
  });
});

describe('text layout', () => {
  it('omits characters that no font has', () => {
    expect(drawable('Tram 🚋  für\nalle')).toBe('Tram für alle');
    expect(drawable('A\u0001B\ud800C\u200d')).toBe('ABC');
  });

  it.each(['Škoda Łódź Ğ ẞ', 'Київ', 'Αθήνα'])('has a glyph for every letter of %s', (text) => {
    expect(drawable(text)).toBe(text);
    expect(widthOf(text, 10)).toBeGreaterThan(text.length * 3);
  });

  it.each([
    ['nothing', '', []],
    ['a short text', 'Linie 5', ['Linie 5']],
    ['words', 'eins zwei drei vier', ['eins zwei', 'drei vier']],
  ])('breaks %s into lines', (_, text, lines) => {
    expect(wrap(text, 30, widthOf('eins zwei d', 30))).toEqual(lines);
  });

  it.each([
    ['no word alone', 'eins zwei drei vier', ['eins zwei', 'drei vier']],
    ['one line as it is', 'eins zwei', ['eins zwei']],
    ['a word that no line holds', 'Donaudampfschifffahrtsgesellschaft', null],
    ['nothing', '', []],
  ])('makes lines of about the same length: %s', (_, text, lines) => {
    const width = widthOf('eins zwei drei ', 30);
    expect(balance(text, 30, width)).toEqual(lines ?? wrap(text, 30, width));
  });

  it('splits a word longer than a line without losing a letter', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    const lines = wrap(word, 40, 200);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).toBe(word);
    for (const line of lines) expect(widthOf(line, 40)).toBeLessThanOrEqual(200);
  });
});
