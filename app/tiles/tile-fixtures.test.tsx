// @vitest-environment jsdom
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { elementsIn } from '#app/content/rich-text/rich-text-tree.server.ts';
import { readTile, TILE_TYPES, type TileType } from '#app/contract/tiles/tile-types.ts';
import type { Page } from '#app/visit/page.ts';
import { axeFaultsInHtml } from '#tests/support/axe.ts';
import { hasHtmlChecker, htmlFaults } from '#tests/support/html-checker.ts';
import { markedTile, wronglyMarked } from '#tests/support/language-marks.ts';
import { wordlessControls } from '#tests/support/text-browser.ts';
import { renderTile } from '#tests/support/tiles.tsx';
import { XSS_CORPUS } from '#tests/support/xss-corpus.ts';
import { FIXTURE_NAMES, type RawTile, type TileFixtures } from './tile/tile-fixtures.ts';

const modules = import.meta.glob<{ fixtures: TileFixtures }>('./*/*.fixtures.ts', { eager: true });

const all = TILE_TYPES.map((type) => [type, modules[`./${type}/${type}.fixtures.ts`]?.fixtures] as const);
const cases = all.flatMap(([type, fixtures]) =>
  fixtures ? FIXTURE_NAMES.map((name) => [type, name, fixtures[name]] as const) : [],
);

/**
 * Tiles that are rendered inside others: a slider's pictures, an infos block's press release, an article's pictures.
 */
const OTHERS: Partial<Record<TileType, RawTile[]>> = {
  mediaslider: ['typical', 'longest', 'missing', 'hostile'].flatMap((name) =>
    (['altkachel', 'videokachel', 'youtube'] as const).map((type) => ({
      ...(modules[`./${type}/${type}.fixtures.ts`]?.fixtures[name as 'typical'] as RawTile),
      mediaSlider: true,
    })),
  ),
  infos: ['typical', 'hostile'].map(
    (name) => modules['./pressrelease/pressrelease.fixtures.ts']?.fixtures[name as 'typical'] as RawTile,
  ),
  'dpa-infoline-entry': [modules['./dpa-image/dpa-image.fixtures.ts']?.fixtures.typical as RawTile],
};

/** A press release is only shown inside the infos block. */
function render(raw: RawTile, type: TileType, page: Partial<Page> = {}): string {
  const infos = modules['./infos/infos.fixtures.ts']?.fixtures.typical as RawTile;
  return type === 'pressrelease'
    ? renderTile(infos, { others: [raw], page })
    : renderTile(raw, { others: OTHERS[type], page });
}

describe('every tile type', () => {
  it.each(all)('%s has all fixtures', (_type, fixtures) => {
    expect(Object.keys(fixtures ?? {}).sort()).toEqual([...FIXTURE_NAMES].sort());
  });
});

describe.each(cases)('%s, %s', (type, _name, raw) => {
  it('passes the parser', () => {
    expect(readTile(raw).fault).toBeNull();
  });

  it('renders on the server and passes axe', async () => {
    expect(await axeFaultsInHtml(render(raw, type))).toEqual([]);
  });

  it.each([
    ['with pictures', {}],
    ['as text', { textOnly: true }],
    ['as text, asked to play', { textOnly: true, play: '1' }],
  ])('marks editors’ texts as German on English pages, %s', (_case, page) => {
    const html = render(markedTile(raw), type, { ...page, language: 'en' });
    expect(wronglyMarked(html)).toEqual([]);
    expect(wordlessControls(html)).toEqual([]);
  });

  it.each([
    ['in English', { language: 'en' as const }],
    ['as text', { textOnly: true }],
    ['asked to play', { play: '1' }],
    ['as text, asked to play', { textOnly: true, play: '1' }],
  ])('renders %s', (_case, page) => {
    expect(() => render(raw, type, page)).not.toThrow();
  });
});

describe.each(all.filter(([, fixtures]) => fixtures))('%s', (type, fixtures) => {
  it('passes axe in the text-only view', async () => {
    expect(await axeFaultsInHtml(render(fixtures?.typical as RawTile, type, { textOnly: true }))).toEqual([]);
  });
});

const SCHEME = /^[\s\p{Cc}]*(?:javascript|data|vbscript|blob):/iu;

/**
 * Elements and attributes that sanitised content must not contain. Checked in a browser by
 * tests/e2e/hostile-content.spec.ts.
 */
function offences(html: string): string[] {
  return elementsIn(parseDocument(html).children).flatMap(({ name, attribs }) => [
    ...(/^(?:script|style|link|meta|base|object|embed|frameset|form|iframe)$/.test(name) ? [name] : []),
    ...(attribs.id === 'content' || attribs.id === '__proto__' ? [`id=${attribs.id}`] : []),
    ...Object.entries(attribs)
      .filter(
        ([attribute, value]) =>
          /^on|^srcdoc$|^formaction$/.test(attribute) ||
          (/^(?:href|src|action|poster)$/.test(attribute) && SCHEME.test(value)),
      )
      .map(([attribute, value]) => `${attribute}=${value}`),
  ]);
}

const OWN_FORMS = new Set<TileType>(['competition', 'action', 'deal', 'survey', 'shakeword']);

describe.each(all.filter(([type, fixtures]) => fixtures && !OWN_FORMS.has(type)))('%s', (type, fixtures) => {
  const typical = fixtures?.typical as RawTile;
  const fields = Object.keys(typical).filter((field) => field !== 'type');

  it.each(['%', 'https://example.org/%', '<p>%</p>'])(
    'renders no executable payload from any field, as %s',
    (around) => {
      for (const payload of XSS_CORPUS) {
        const value = around.replace('%', () => payload);
        const readable = fields.filter((field) => readTile({ ...typical, [field]: value }).fault === null);
        const raw = { ...typical, ...Object.fromEntries(readable.map((field) => [field, value])) };
        expect(offences(render(raw, type)), payload).toEqual([]);
      }
    },
  );
});

it('all fixtures are valid HTML', async ({ skip }) => {
  if (!(await hasHtmlChecker())) skip('Left out: the HTML checker needs Java, and there is none here.');
  const documents = Object.fromEntries(
    cases.flatMap(([type, name, raw]) =>
      [false, true].map((textOnly) => [
        `${type} ${name}${textOnly ? ' as text' : ''}`,
        `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Test</title></head><body><main><h1>Test</h1>${render(raw, type, { textOnly })}</main></body></html>`,
      ]),
    ),
  );
  expect(await htmlFaults(documents)).toEqual([]);
}, 60_000);
