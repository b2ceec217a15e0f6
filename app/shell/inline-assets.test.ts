import { expect, it } from 'vitest';
import { themed } from './inline-assets.ts';

const light = ':root{--ink:#000}';

it.each([
  ['minified', ':root{--ink:#000}[data-theme=dark]{--ink:#fff}'],
  ['as written', ':root{--ink:#000}[data-theme="dark"] {--ink:#fff}'],
])('the dark colours stand only in pages that show them: %s', (_, style) => {
  expect(themed(style)).toEqual({
    off: light,
    on: `${light}@media screen{:root{--ink:#fff}}`,
    device: `${light}@media screen and (prefers-color-scheme:dark){:root{--ink:#fff}}`,
  });
});
