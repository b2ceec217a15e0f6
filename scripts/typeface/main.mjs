import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Subsets Figtree to German, English and European names. Reproducible: the same versions give the same bytes. */

const require = createRequire(import.meta.url);
const PRODUCT = path.join(import.meta.dirname, '../../app');
const STYLES = path.join(PRODUCT, 'styles/typeface');
const PICTURE = path.join(PRODUCT, 'routes/survey-picture');

/** Range of the weight axis: 400 for text, 600 and 700 for emphasis. */
const WEIGHTS = { min: 400, max: 700, default: 400 };
/** OpenType features: kerning, localised forms (Romanian and others), tabular figures for tables and clocks. */
const FEATURES = ['kern', 'locl', 'tnum'];

const letters = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const PUNCTUATION = '–—‘’‚“”„•…‹›€™↑↓−';
const LATIN = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ıŒœˆ˚˜${PUNCTUATION}`;
/** Latin Extended-A without letters of languages outside our range, Romanian letters with a comma, capital ß. */
const NAMES = `${letters(0x100, 0x17e)}${letters(0x218, 0x21b)}ẞ`.replace(/[ĈĉĜĝĤĥĴĵŜŝŬŭŉĸĿŀĬĭĔĕŎŏ]/g, '');

const figtree = (part) =>
  readFileSync(require.resolve(`@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`));

async function cutWeb(part, text) {
  const cut = await subsetFont(figtree(part), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables: ['STAT'],
  });
  writeFileSync(path.join(STYLES, `figtree-${part}.woff2`), cut);
  process.stdout.write(`figtree-${part}.woff2: ${cut.length} bytes\n`);
}

/** The font of survey result pictures: outlines in one weight, without kerning. */
async function cutPicture() {
  const whole = readFileSync(
    require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  );
  const cut = await subsetFont(whole, LATIN + NAMES, {
    targetFormat: 'truetype',
    keepFeatures: [],
    noHinting: true,
  });
  writeFileSync(path.join(PICTURE, 'figtree-600.ttf'), cut);
  process.stdout.write(`figtree-600.ttf: ${cut.length} bytes\n`);
}

await cutWeb('latin', LATIN);
await cutWeb('latin-ext', NAMES);
await cutPicture();
copyFileSync(
  require.resolve('@fontsource-variable/figtree/LICENSE'),
  path.join(STYLES, 'figtree-license.txt'),
);
