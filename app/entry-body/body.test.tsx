import { expect, it } from 'vitest';
import type { RawTile } from '#app/tiles/tile/tile-fixtures.ts';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { contextOf, entryOf } from '#tests/support/tiles.tsx';
import { bodyOf, EntryBody } from './body.tsx';

const article: RawTile = {
  type: 'dpa-infoline-entry',
  title: 'Nachtzug',
  kicker: 'Verkehr',
  teaser: 'Ab Mai',
  body: '<p>Text</p>',
  publishTime: '2026-11-20 12:00:00',
};

it.each<[string, RawTile[], 'h1' | 'h2']>([
  ['alone', [article], 'h1'],
  [
    'below a picture of its own in the top slider',
    [{ type: 'dpa-image', extID: 'x', mediaURL: '/a.jpg', slider: true }, article],
    'h1',
  ],
  [
    'below another tile in the top slider',
    [{ type: 'x-altkachel', header: 'Bild', mediaURL: '/a.jpg', slider: true }, article],
    'h2',
  ],
])('a wire article %s has its title as %s', (_, tiles, tag) => {
  const page = testPage({ screen: 'entry' });
  const body = bodyOf(contextOf(entryOf(tiles, page), page));
  expect(body.context.headline === null).toBe(tag === 'h1');
  const html = renderOnPage(<EntryBody body={body} nothing="" />, page);
  expect(html).toMatch(new RegExp(`<${tag}[^>]*>Nachtzug</${tag}>`));
});

it('a preview of an article without title and teaser has no empty element', () => {
  const page = testPage({ screen: 'entry', preview: { token: 't', date: '' } });
  const body = bodyOf(contextOf(entryOf([{ ...article, title: '', teaser: '', kicker: '' }], page), page));
  expect(renderOnPage(<EntryBody body={body} nothing="" />, page)).not.toMatch(/<(h1|p)[^>]*><\/\1>/);
});
