import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Figtree, cut to the letters of German, English and European names. Byte for byte the same with the same versions. */

const require = createRequire(import.meta.url);
const PRODUCT = path.join(import.meta.dirname, '../../app');
const STYLES = path.join(PRODUCT, 'styles/typeface');
const PICTURE = path.join(PRODUCT, 'routes/survey-picture');

/** What pages are set in: 400 for texts, 600 and 700 for what stands out. */
const WEIGHTS = { min: 400, max: 700, default: 400 };
/** Figures of one width in tables and clocks; Romanian and other local forms. */
const FEATURES = ['kern', 'locl', 'tnum'];

const letters = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const PUNCTUATION = '–—‘’‚“”„•…‹›€™↑↓−';
const LATIN = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ıŒœˆ˚˜${PUNCTUATION}`;
/** Latin Extended-A without what no name is written with, the Romanian letters with a comma, the capital ß. */
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

/** The survey's picture draws outlines, of one weight; no kerning is read there. */
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
