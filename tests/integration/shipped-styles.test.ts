import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { PAGES, SCREENS } from '../../oldest-engines.js';
import { demoPage } from '../support/demo-page.ts';
import { newerStyles } from '../support/old-styles.ts';
import { wholeStyle } from '../support/whole-style.ts';

/**
 * Shipped styles only use what the oldest engines have (oldest-engines.js), by MDN's compatibility data, or have a
 * fallback. Exceptions are listed here by what an old engine shows instead.
 */
const FINER: Readonly<Record<string, string>> = {
  'The letters that stand in for the typeface are a little wider or narrower':
    'ascent-override, descent-override, line-gap-override, size-adjust',
  'The next one in the list of typefaces': 'font-family: system-ui, font-family: ui-monospace',
  'The typeface comes later, or takes the place of others at once': 'font-display',
  'Lines break where they are full, and words between any two syllables': 'text-wrap, hyphenate-limit-chars',
  'An underline touches the letters, or is thinner': 'text-underline-offset, text-decoration-thickness',
  'The browser rings what has the focus': ':focus-visible',
  'Bullets have the colour of their words': '::marker',
  'Ticks have the browser’s colour': 'accent-color',
  'Bars and controls of the browser are light': 'color-scheme, scrollbar-width',
  'Slides stop anywhere': 'scroll-snap-align, scroll-snap-stop, scroll-snap-type, touch-action',
  'A script keeps jumps and the focus clear of the bars (older-engines.ts)':
    'scroll-behavior, scroll-margin-top, scroll-padding, scroll-padding-bottom, scroll-padding-top',
  'A press is not answered by a shade': ':not() of several',
  'No answer to a pointer, which phones don’t have': '@media (hover)',
  'Nothing waits for what comes next while a page comes; columns of paper are less narrow': ':has',
  'A draw’s countdown doesn’t stay in view in its last two minutes': 'overflow: clip',
  'What lies behind a dialog is not dimmed': '::backdrop',
  'The older name stands beside it': '::file-selector-button',
  'A script opens what is folded before it is printed': '::details-content, content-visibility, block-size',
  'Paper has the browser’s margins, and breaks anywhere':
    '@page, break-after, break-inside, orphans, widows, column-span',
  'A setting that these systems don’t tell':
    '@media (forced-colors), @media (prefers-color-scheme), @media (prefers-contrast), @media (prefers-reduced-motion), forced-color-adjust',
  'A picture that is smaller than its column fills it': 'max-width: min()',
  'A box that stands as well by itself': 'display: contents',
  'In grids, as old as grids': 'align-self: end, align-self: start',
  'In flex rows, as old as they are': 'justify-content: space-between',
  'A reset of what is used nowhere': ':where, font-variation-settings',
};

const listed = Object.values(FINER).flatMap((names) => names.split(', ').map((name) => name.trim()));

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => path.join('app', name));

/** Adds the source files that may contain it; if none does, it comes from a component's class. */
function withFiles(fault: string): string {
  const word = fault.replace(/^.*: |^@media \(| in a list$|\)$/g, '');
  const files = sources.filter((name) => readFileSync(name, 'utf8').includes(word));
  return `${fault}: ${files.join(', ') || 'a class'}`;
}

/** The part of the sheet that a page has, and each style that an element carries. */
async function stylesOf(address: string): Promise<string[]> {
  const { all, html } = await demoPage(address);
  const styled = DomUtils.findAll(({ attribs }) => Boolean(attribs.style), parseDocument(html).children);
  return [
    ...all('style').map((sheet) => DomUtils.textContent(sheet)),
    ...styled.map(({ name, attribs }) => `${name}{${attribs.style}}`),
  ];
}

const sheets = [
  ['the whole style sheet', null, PAGES],
  ['the start page', '/', PAGES],
  ['a page of text', '/beitrag/101?text=on', PAGES],
  ['an entry with a frame and films', '/beitrag/105', PAGES],
  ['a tip game', '/beitrag/123', PAGES],
  ['a survey’s result', '/surveyresult/140', PAGES],
  ['a screen in a vehicle', '/?channel=screen', SCREENS],
] as const;

describe('shipped styles need no CSS feature that the oldest supported engines lack', () => {
  const found = new Set<string>();

  it.each(sheets)('%s', async (_, address, engines) => {
    const styles = address === null ? [wholeStyle()] : await stylesOf(address);
    const newer = [...new Set(styles.flatMap((style) => newerStyles(style, engines)))];
    for (const name of newer) found.add(name);
    expect(newer.filter((name) => !listed.includes(name)).map(withFiles)).toEqual([]);
  });

  it('and no row of boxes keeps them apart by a gap, which is as old as Chromium 84 there', () => {
    const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.tsx'),
    );
    const withGap = files.filter((name) =>
      (readFileSync(path.join('app', name), 'utf8').match(/"[^"\n]*\bgap-[^"\n]*"/g) ?? []).some(
        (classes) => !/\bgrid\b/.test(classes),
      ),
    );
    expect(withGap).toEqual([]);
  });

  it('and each listed enhancement is used', () => {
    expect(listed.filter((name) => !found.has(name))).toEqual([]);
  });

  it.each([
    ['a{inset:0}', ['inset']],
    ['a{gap:8px}', ['gap']],
    ['a{padding:max(1px,2px)}', ['padding: max()']],
    ['a{color:#12345678}', ['color: #12345678']],
    ['a{height:50dvh}', ['height: 50dvh']],
    ['a{overflow-wrap:anywhere}', ['overflow-wrap: anywhere']],
    ['a,b:is(c){top:0}', [':is in a list']],
    ['@layer a{b{top:0}}', ['@layer']],
    ['@media (dynamic-range:high){a{top:0}}', ['@media (dynamic-range)']],
    ['a{top:1px;top:max(1px,2px);grid-gap:8px;gap:8px}', []],
    ['a{-webkit-hyphens:auto;hyphens:auto}a:hover,b:first-child{margin:0 auto}', []],
  ])('newer features found in %s: %j', (style, names) => {
    expect(newerStyles(style, SCREENS)).toEqual(names);
  });
});
