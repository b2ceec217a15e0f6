import { describe, expect, it } from 'vitest';
import { cardLink, editorLink } from './card-link.ts';
import { uploadsOf } from './media.ts';

const OWN = 'https://kachel.example';
const uploads = uploadsOf(`${OWN}/api`, '/uploads/', [], { publicApi: `${OWN}/api`, pageOrigin: OWN });
const elsewhere = uploadsOf('https://cms.example/api', '/uploads/');
const site = { uploads, origin: OWN, canonicalOrigin: 'https://stadt.example' };

describe('editorLink', () => {
  it.each([
    ['{address}/sport', '/', '/heute/sport', false],
    ['{address}/netz', '/linie', '/linie/netz', false],
    ['{address}/netz', '/line/', '/line/netz', false],
    ['{address}netz', '/linie', '/linie/netz', false],
    ['{address}', '/', '/', false],
    ['{address}/', '/deal', '/deal', false],
    ['{address}#ende', '/', '/#ende', false],
    ['{address}/?day=2026-11-20', '/deal', '/deal?day=2026-11-20', false],
    ['https://example.org/x', '/', 'https://example.org/x', true],
    ['mailto:a@example.org', '/', 'mailto:a@example.org', true],
    ['/archiv', '/deal', '/archiv', false],
    [`${OWN}/archiv?day=2026-11-20#a`, '/deal', '/archiv?day=2026-11-20#a', false],
    [`${OWN}/`, '/deal', '/', false],
    [OWN, '/deal', '/', false],
    [`${OWN}?day=2026-11-20`, '/deal', '/?day=2026-11-20', false],
    ['http://kachel.example/archiv', '/deal', '/archiv', false],
    ['https://Kachel.example/archiv', '/deal', '/archiv', false],
    ['https://stadt.example/archiv#a', '/deal', '/archiv#a', false],
    ['https://stadt.example//evil.example', '/deal', 'https://stadt.example//evil.example', true],
    [`${OWN}/\\evil.example`, '/deal', `${OWN}/\\evil.example`, true],
    [`${OWN}//evil.example`, '/deal', `${OWN}//evil.example`, true],
    [`${OWN}.evil.example/`, '/deal', `${OWN}.evil.example/`, true],
  ])('%s on %s leads to %s', (link, path, href, external) => {
    expect(editorLink(link, path, site)).toEqual({ href, external });
  });
});

describe('a link to an uploaded file', () => {
  it.each([
    ['our own server', uploads, '/api/uploads/plan.pdf', '/api/uploads/plan.pdf', false],
    ['another host', elsewhere, '/uploads/plan.pdf', 'https://cms.example/uploads/plan.pdf', true],
    [
      'another host',
      elsewhere,
      'https://cms.example/uploads/a.pdf',
      'https://cms.example/uploads/a.pdf',
      true,
    ],
  ])('on %s', (_, where, link, href, external) => {
    expect(editorLink(link, '/', { ...site, uploads: where })).toEqual({ href, external });
  });
});

describe('cardLink', () => {
  it('leads to the entry with its slug', () => {
    expect(cardLink({ id: '101', title: 'Neue Brücke', external_link: '' }, '/', site)).toEqual({
      href: '/beitrag/101-neue-bruecke',
      external: false,
    });
  });
  it('leads to the id alone where the title makes no slug', () => {
    expect(cardLink({ id: '101', title: '!?', external_link: '' }, '/', site).href).toBe('/beitrag/101');
  });
});
