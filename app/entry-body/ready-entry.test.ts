import { expect, it } from 'vitest';
import { readEntry } from '#app/contract/content/entry.ts';
import { plainPage } from '#app/visit/plain-page.ts';
import { readyEntry } from './ready-entry.server.ts';

it('an entry’s HTML is sanitised once for pages with pictures and once for text-only pages', () => {
  const kacheln = [{ type: 'text', content: '<p><img src="https://bild.example/tram.jpg" alt="Tram"></p>' }];
  const entry = readEntry({ id: '1', title: 'Tram', kacheln }, 'test', () => undefined);
  if (!entry) throw new Error('no entry');
  const pictured = readyEntry(entry, plainPage);
  const textOnly = readyEntry(entry, { ...plainPage, textOnly: true });
  expect(JSON.stringify(pictured.kacheln)).toContain('<img');
  expect(JSON.stringify(textOnly.kacheln)).not.toContain('<img');
  expect(readyEntry(entry, plainPage)).toBe(pictured);
});
