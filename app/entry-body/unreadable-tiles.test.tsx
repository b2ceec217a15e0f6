import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readEntry } from '#app/contract/content/entry.ts';
import type { Language } from '#app/contract/language.ts';
import { readTile } from '#app/contract/tiles/tile-types.ts';
import { translator } from '#app/i18n/translate.ts';
import type { TileFixtures } from '#app/tiles/tile/tile-fixtures.ts';
import { entryOf } from '#tests/support/tiles.tsx';
import { FAULT_TEXTS, tileFaultText } from './fault-texts.ts';
import { UnreadableTiles } from './unreadable-tiles.tsx';

const raffle = { type: 'competition', id: '1' };

function notice(tile: unknown, language: Language): string {
  const entry = readEntry({ id: '101', kacheln: [raffle, tile] }, 'test', () => undefined);
  if (!entry) throw new Error('no entry');
  const { unreadable, misread } = entry;
  const context = { t: translator(language), entry: { ...entryOf([]), unreadable, misread } };
  return renderToStaticMarkup(<UnreadableTiles context={context} />).replaceAll(/<[^>]*>/g, ' ');
}

describe('the notice about a form field with an unknown value', () => {
  const action = { type: 'action', id: '1', email: 'required' };

  it.each([
    ['de', /Kachel 2 zeigt .* Typ „action“, Feld „email“: hat einen unbekannten Wert/],
    ['en', /Tile 2 may .* Type “action”, field “email”: has an unknown value/],
  ] as const)('is in the page’s language: %s', (language, said) => {
    expect(notice(action, language)).toMatch(said);
    expect(notice({ ...action, email: 'optional' }, language)).toBe('');
  });
});

it('the notice about a video in HTML, which is removed, names its field', () => {
  const film = { type: 'akkordeon', head1: 'Film', content1: '<p>Hier:</p><video src="/a.mp4"></video>' };
  expect(notice(film, 'de')).toContain('Typ „akkordeon“, Feld „content1“: enthält Film, Ton oder Rahmen');
  expect(notice(film, 'en')).toContain('Type “akkordeon”, field “content1”: holds a film');
});

it('the notice about a list of links names the one that is left out', () => {
  const links = { type: 'infos', label1: 'Plan', url1: '/plan', label2: 'Netz', url2: 'www.x.example' };
  expect(notice(links, 'de')).toContain('Typ „infos“, Feld „url2“: ist keine Adresse');
  expect(notice({ ...links, url2: 'https://www.x.example' }, 'de')).toBe('');
});

describe('the notice about half a pair, which is left out,', () => {
  const questions = { type: 'akkordeon', head1: 'a', content1: '<p>b</p>' };
  const links = { type: 'infos', label1: 'Plan', url1: '/plan' };

  it.each<[string, object, string]>([
    ['an answer without a question', { ...questions, content2: '<p>c</p>' }, 'head2'],
    ['a tip game with one team', { type: 'action', id: '1', tippspielTeam1Name: 'A' }, 'tippspielTeam2Name'],
    ['a question without an answer', { ...questions, head3: 'c' }, 'content3'],
    [
      'a question with empty HTML',
      { ...questions, head3: 'c', content3: '<p class="x">&nbsp;</p>' },
      'content3',
    ],
    [
      'a question with a comment',
      { ...questions, head3: 'c', content3: '<p></p><!-- <p>alt</p> -->' },
      'content3',
    ],
    [
      'a question with a style sheet',
      { ...questions, head3: 'c', content3: '<STYLE type="text/css">p { color: red }</STYLE >' },
      'content3',
    ],
    ['a label without an address', { ...links, label2: 'Netz' }, 'url2'],
    ['an address without a label', { ...links, label5: ' ', url5: '/netz' }, 'label5'],
  ])('names the missing half: %s', (_, tile, field) => {
    expect(notice(tile, 'de')).toContain(`Feld „${field}“: ist leer`);
    expect(notice(tile, 'en')).toContain(`field “${field}”: is empty`);
  });

  it.each<[string, object]>([
    ['pairs', { ...questions, head2: 'c', content2: '<img src="/uploads/a.jpg">' }],
    ['plain text in angle brackets and a line', { ...questions, head2: '<Ausfall>', content2: '<hr>' }],
    [
      'pairs that are empty',
      { ...questions, head2: ' ', content2: '<p><br></p>', head3: null, content3: '' },
    ],
    ['links', { ...links, label2: 0, url2: '/netz', label3: '', url3: null, url3Type: 'link' }],
  ])('isn’t there with %s', (_, tile) => {
    expect(notice(tile, 'de')).toBe('');
  });

  it('is found fast in 500 kB of HTML', () => {
    for (const piece of [
      '<',
      '<p',
      '<img',
      '<p>',
      '<!--',
      '<style ',
      '<style>',
      '<style></style',
      '&nbsp;',
    ]) {
      const content2 = piece.repeat(500_000 / piece.length);
      expect(readTile({ ...questions, content2 }).fault).toBeNull();
    }
  });
});

describe('the notice about an invalid tile', () => {
  it.each<[string, unknown, Language, string]>([
    ['an empty field', { type: 'quote', quote: '' }, 'de', 'Typ „quote“, Feld „quote“: ist leer'],
    [
      'a wrong address',
      { type: 'infos', label1: 'Plan', url1: 'plan' },
      'de',
      'Typ „infos“, Feld „url1“: ist keine Adresse',
    ],
    [
      'a value of another type',
      { type: 'text', content: {} },
      'de',
      'Typ „text“, Feld „content“: hat nicht die erwartete Form',
    ],
    ['an unknown type', { type: 'hologram' }, 'de', 'Typ „hologram“: ist unbekannt'],
    ['an unknown type with a colon', { type: 'a: is empty' }, 'de', 'Typ „a: is empty“: ist unbekannt'],
    ['a second form', raffle, 'de', 'Typ „competition“, Feld „id“: ist die einer anderen Kachel dieses Typs'],
    ['no object', null, 'de', 'Typ „–“: ist kein Objekt'],
    ['an empty field in English', { type: 'quote' }, 'en', 'Type “quote”, field “quote”: is empty'],
    ['an unknown type in English', { type: 'hologram' }, 'en', 'Type “hologram”: is unknown'],
  ])('names %s in the page’s language', (_what, tile, language, said) => {
    expect(notice(tile, language)).toContain(said);
  });
});

const modules = import.meta.glob<{ fixtures: TileFixtures }>('../tiles/*/*.fixtures.ts', { eager: true });

/** The error messages for valid tiles in which one field gets another value. */
const faults = Object.values(modules)
  .flatMap(({ fixtures: { typical, missing } }) => [typical, missing])
  .flatMap((tile) =>
    Object.keys(tile).flatMap((field) =>
      ['', '???', 'javascript:x', {}, 99].map((value) => readTile({ ...tile, [field]: value }).fault),
    ),
  )
  .concat(readTile(null).fault)
  .concat(
    readEntry({ id: '1', kacheln: [raffle, raffle] }, 'test', () => undefined)?.unreadable[0]?.fault ?? null,
  )
  .concat(
    readEntry({ id: '1', kacheln: [{ ...raffle, email: 'x' }] }, 'test', () => undefined)?.misread[0]
      ?.fault ?? null,
  )
  .concat(
    readEntry({ id: '1', kacheln: [{ type: 'text', content: '<p>a<audio>' }] }, 'test', () => undefined)
      ?.misread[0]?.fault ?? null,
  )
  .filter((fault) => fault !== null);

it('every error message of a schema has its text, except zod’s built-in ones', () => {
  const untold = faults.filter((fault) => tileFaultText(fault).text === 'faultOther');
  expect(untold.filter((fault) => !/^\w+: (?:Invalid input|Too (?:small|big)): /.test(fault))).toEqual([]);
  const told = new Set(faults.map((fault) => tileFaultText(fault).text));
  expect([...told].sort()).toEqual([...Object.values(FAULT_TEXTS), 'faultOther'].sort());
});
