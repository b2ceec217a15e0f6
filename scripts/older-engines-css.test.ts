import postcss from 'postcss';
import { expect, it } from 'vitest';
import olderEngines from './older-engines-css.js';

const written = async (css: string) =>
  (await postcss([olderEngines()]).process(css, { from: undefined })).css.replace(/\s+/g, ' ');

it.each([
  ['env()', 'a{bottom:calc(56px + env(safe-area-inset-bottom, 0px))}', 'a{bottom:calc(56px + 0px);'],
  ['max()', 'a{padding:max(16px, env(safe-area-inset-left, 0px))}', 'a{padding:16px;'],
  ['clamp()', 'a{width:clamp(1px, 50%, 9px)}', 'a{width:50%;'],
  ['gap', 'a{gap:8px}', 'a{grid-gap:8px;'],
  ['overflow-wrap: anywhere', 'a{overflow-wrap:anywhere}', 'a{overflow-wrap:break-word;'],
])('adds a fallback for older engines before %s', async (_, css, older) => {
  expect(await written(css)).toBe(older + css.slice(css.indexOf('{') + 1));
});

it('writes rgb() as rgba() with commas, also with a variable as alpha', async () => {
  expect(await written('a{color:rgb(14 24 18 / var(--alpha, 1))}')).toBe(
    'a{color:rgba(14, 24, 18, var(--alpha, 1))}',
  );
});

it('moves newer selectors of a list into separate rules of the same at-rule', async () => {
  expect(await written('@media print{a,b:has(c),d:focus-visible{top:0}}')).toBe(
    '@media print{a{top:0}d:focus-visible{top:0}b:has(c){top:0}}',
  );
});

it('drops :host', async () => {
  expect(await written('html,:host{top:0}')).toBe('html{top:0}');
});

it.each(['a,b{top:0}', 'a:has(b){top:0}', 'a{--gap:env(x, 1px)}', 'a{grid-template:minmax(0,1fr)/1fr}'])(
  'doesn’t change %s',
  async (css) => {
    expect(await written(css)).toBe(css);
  },
);
