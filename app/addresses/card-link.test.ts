import { describe, expect, it } from 'vitest';
import { cardLink, editorLink } from './card-link.ts';

describe('editorLink', () => {
  it.each([
    ['{address}/sport', '/', '/heute/sport', false],
    ['{address}/netz', '/linie', '/linie/netz', false],
    ['{address}/netz', '/line/', '/line/netz', false],
    ['{address}netz', '/linie', '/linie/netz', false],
    ['{address}', '/', '/heute', false],
    ['https://example.org/x', '/', 'https://example.org/x', true],
    ['mailto:a@example.org', '/', 'mailto:a@example.org', true],
    ['/archiv', '/deal', '/archiv', false],
  ])('%s on %s leads to %s', (link, path, href, external) => {
    expect(editorLink(link, path)).toEqual({ href, external });
  });
});

describe('cardLink', () => {
  it('leads to the entry with its slug', () => {
    expect(cardLink({ id: '101', title: 'Neue Brücke', external_link: '' }, '/')).toEqual({
      href: '/beitrag/101-neue-bruecke',
      external: false,
    });
  });
  it('leads to the id alone where the title makes no slug', () => {
    expect(cardLink({ id: '101', title: '!?', external_link: '' }, '/').href).toBe('/beitrag/101');
  });
});
