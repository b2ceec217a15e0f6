import { expect, it } from 'vitest';
import { renderTile } from '#tests/support/tiles.tsx';

const release = { type: 'pressrelease', title: 'Fahrplanwechsel', text: '<p>Neue Zeiten.</p>' };

it.each([
  ['neither sender nor signature', {}, {}, []],
  ['a logo that the text-only view leaves out', { logoURL: '/uploads/l.png' }, { textOnly: true }, []],
  ['a logo', { logoURL: '/uploads/l.png' }, {}, ['header']],
  ['a sender', { textfeld: 'Verkehrsbetriebe' }, {}, ['header']],
  ['a date', { senderDate: '20.11.2026' }, {}, ['header']],
  ['a signature', { senderSign: 'ab' }, {}, ['footer']],
  ['a copyright', { copyright: '© Kachel' }, {}, ['footer']],
])('header and footer are rendered only if they have content: %s', (_, more, page, parts) => {
  const html = renderTile({ ...release, ...more }, { page });
  expect(['header', 'footer'].filter((name) => html.includes(`<${name}`))).toEqual(parts);
});

it.each([
  ['words next to it', { textfeld: 'Verkehrsbetriebe', senderSign: 'ab' }, 'de', 'alt=""'],
  ['a sender', { senderSign: ' Theater am Wall ' }, 'de', 'alt="Logo: Theater am Wall" width'],
  ['a sender, on an English page', { senderSign: 'Theater' }, 'en', 'alt="Logo: Theater" lang="de"'],
  ['nothing', {}, 'en', 'alt="Logo" width'],
] as const)('a logo is described by whose it is, unless words say so: %s', (_, more, language, alt) => {
  expect(renderTile({ ...release, logoURL: '/uploads/l.png', ...more }, { page: { language } })).toContain(
    alt,
  );
});
