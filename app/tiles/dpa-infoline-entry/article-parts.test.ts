import { expect, it } from 'vitest';
import type { SafeHtml } from '#app/contract/html.ts';
import { articleParts } from './article-parts.ts';

it('a picture is placed by its id, also one with special characters', () => {
  expect(articleParts('<p>a</p><figure data-ext-id="a&amp;b"></figure>' as SafeHtml)).toEqual([
    { html: '<p>a</p>' },
    { extID: 'a&b' },
  ]);
});
