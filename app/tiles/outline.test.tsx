import { expect, it } from 'vitest';
import { renderTile } from '#tests/support/tiles.tsx';

const akkordeon = { type: 'akkordeon', head1: 'Was kostet das?', content1: '<h1>Im Abo</h1>' };
const quote = { type: 'quote', quote: '<h1>Gesagt</h1><p>Getan.</p>' };

it.each([
  ['an akkordeon with a title', { ...akkordeon, title: 'Fragen' }, ['h2', 'h3', 'h4']],
  ['an akkordeon without', akkordeon, ['h2', 'h3']],
  ['a quote with a title', { ...quote, title: 'Wort der Woche' }, ['h2', 'h3']],
  ['a quote without', quote, ['h2']],
])('heading levels have no gap: %s', (_, raw, levels) => {
  expect([...renderTile(raw).matchAll(/<(h\d)/g)].map(([, name]) => name)).toEqual(levels);
});
