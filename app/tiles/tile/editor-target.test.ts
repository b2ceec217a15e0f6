import { expect, it } from 'vitest';
import { uploadsOf } from '#app/addresses/media.ts';
import { plainPage } from '#app/visit/plain-page.ts';
import { editorTarget } from './editor-target.ts';
import type { ReadyEntry } from './ready-tile.ts';

const page = {
  ...plainPage,
  origin: 'https://kachel.example',
  uploads: uploadsOf('https://cms.example/api', '/uploads/'),
};
const entry = {} as ReadyEntry;
const context = { page, entry, href: (path: string) => `${path}?lang=en` };

it.each([
  ['/uploads/netz.pdf', 'https://cms.example/uploads/netz.pdf', 'outside'],
  ['/api/uploads/netz.pdf', 'https://cms.example/api/uploads/netz.pdf', 'outside'],
  ['/linie', '/linie?lang=en', 'inside'],
  ['https://kachel.example/linie', '/linie?lang=en', 'inside'],
  ['{address}/sport', '/heute/sport?lang=en', 'inside'],
  ['https://example.org/', 'https://example.org/', 'outside'],
  ['mailto:a@example.org', 'mailto:a@example.org', 'mail'],
  ['tel:+49221', 'tel:+49221', 'phone'],
])('with a content server on another host %s leads to %s', (url, href, kind) => {
  expect(editorTarget(url, context)).toMatchObject({ href, kind });
});

it.each([
  [true, 'external noopener sponsored'],
  [false, 'external noopener'],
])('search engines are told whether a link is paid for: %s', (sponsored, rel) => {
  expect(editorTarget('https://example.org/', { ...context, entry: { ...entry, sponsored } }).rel).toBe(rel);
});
