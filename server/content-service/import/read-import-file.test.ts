import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorLink } from '#app/addresses/card-link.ts';
import { uploadsOf } from '#app/addresses/media.ts';
import type { TeaserPage } from '#app/contract/content/tabs.ts';
import { levelPath, pathTo } from '#app/route-table.ts';
import { demoContent } from '../demo/demo-content.ts';
import { Faults } from './faults.ts';
import { readImportFile } from './read-import-file.ts';

interface FirstContent {
  levels: Record<string, { page: TeaserPage }>;
  pages: Record<string, { external_link?: string }[]>;
}

async function faultsOf(file: unknown): Promise<readonly string[]> {
  const faults = new Faults();
  await readImportFile(file, faults);
  return faults.list;
}

const tile = { type: 'station-altkachel', mediaURL: '/api/uploads/a.jpg' };
const noVotes = { answer2: 0, answer3: 0, answer4: 0 };
const vouchers = (fields: object) => ({
  vouchers: [{ entry: '1', action: '1', password: 'p', endDate: '', codes: ['A'], ...fields }],
});

describe('an import file', async () => {
  it('of the demo is valid', async () => {
    const now = new Date('2026-11-20T11:00:00Z');
    const file = demoContent({ now, timeZone: 'Europe/Berlin', mediaBase: '/api/uploads/' });
    expect(await faultsOf(file)).toEqual([]);
  });

  it('of the documents, first-content.json, is valid', async () => {
    const file: unknown = JSON.parse(readFileSync('docs/first-content.json', 'utf8'));
    expect(file).toMatchObject({ pages: { about: [{}] }, entries: [{}, {}, {}, {}, {}] });
    expect(await faultsOf(file)).toEqual([]);
  });

  it('of the documents links only to levels that it defines, relative to each link’s page', () => {
    const text = readFileSync('docs/first-content.json', 'utf8');
    const { levels, pages }: FirstContent = JSON.parse(text);
    const site = {
      uploads: uploadsOf('https://kachel.example/api', '/uploads/'),
      origin: '',
      canonicalOrigin: '',
    };
    const known = Object.entries(levels).map(([name, { page }]) => levelPath(page, name));
    const links = Object.entries(pages).flatMap(([page, positions]) =>
      positions.flatMap(({ external_link }) =>
        external_link ? [editorLink(external_link, pathTo(page as TeaserPage), site).href] : [],
      ),
    );
    expect(links).toHaveLength(text.split('"external_link"').length - 1);
    for (const link of links) expect(known).toContain(link);
  });

  it.each([
    ['empty', {}],
    [
      'with prizes for two actions of an entry and for one of another',
      { prizes: ['11', '12', '21'].map(([entry, action]) => ({ entry, action, winners: 1 })) },
    ],
    ['with ids as numbers and flags as texts', { entries: [{ id: 7, share: '1', kacheln: [tile] }] }],
    [
      'with null for missing values',
      { entries: [{ id: '7', title: null, publish_till: null, kacheln: null }] },
    ],
    [
      'with a complete entry in two positions',
      {
        pages: {
          start: [
            { type: 'full', entries: [{ id: '7' }] },
            { type: 'small', entries: [{ id: '7' }] },
          ],
        },
      },
    ],
    [
      'with the same tile id in two entries',
      {
        entries: ['1', '2'].map((id) => ({
          id,
          kacheln: [{ type: 'deal', id: '1', email: 'a@b.de', buttonText: 'Los' }],
        })),
      },
    ],
  ])('%s is valid', async (_, file) => {
    expect(await faultsOf(file)).toEqual([]);
  });

  it.each<[string, unknown, unknown[]]>([
    ['a list at the top', [], ['the file is not an object.']],
    ['a string at the top', 'text', ['the file is not an object.']],
    [
      'parts of the wrong type',
      { entries: {}, pages: [] },
      ['pages is not an object.', 'entries is not a list.'],
    ],
    [
      'an end before its beginning on the same day',
      { entries: [{ id: '1', publish_from: '2026-02-03 18:00:00', publish_till: '2026-02-03 06:00' }] },
      ['entries[0].publish_till is before publish_from.'],
    ],
    [
      'an entry with a wire post’s id',
      { entries: [{ id: '1', title: 'x' }], wire: [{ id: '1' }] },
      ['entries[0].id: wire[0] also has the id 1 and is a different entry.'],
    ],
    [
      'an entry that is neither an id nor an object',
      { pages: { start: [{ type: 'full', entries: [true] }] } },
      ['pages.start[0].entries[0] is neither the id of an entry nor an entry.'],
    ],
    [
      'a level named like a page',
      { levels: { start: { page: 'start' } } },
      ['levels.start is a name that the contract reserves.'],
    ],
    [
      'two rows for one tile',
      {
        prizes: [1, ' 1'].map((action) => ({ entry: '1', action, winners: 1 })),
        vouchers: ['A', 'B'].flatMap((code) => vouchers({ codes: [code] }).vouchers),
        votes: [1, 2].map((answer1) => ({ entry: 1, survey: 7, answer1, ...noVotes })),
        places: ['deal', 'action', 'deal'].map((type) => ({ entry: 1, type, tile: 7, taken: 1 })),
      },
      [
        'prizes[1]: prizes[0] is also for the action 1 of entry 1.',
        'vouchers[1]: vouchers[0] is also for the action 1 of entry 1.',
        'votes[1]: votes[0] is also for the survey 7 of entry 1.',
        'places[2]: places[0] is also for the deal 7 of entry 1.',
      ],
    ],
    [
      'one entry with and without draft',
      { entries: [{ id: '1' }, { id: '1', draft: false }, { id: '1', draft: true }] },
      ['entries[2].id: entries[1] also has the id 1 and is a different entry.'],
    ],
    [
      'places of something else',
      { places: [{ entry: '1', type: 'survey', tile: '7', taken: -1, left: 1 }] },
      [
        'places[0].left is not a field here; the fields are entry, type, tile, taken.',
        'places[0].type is neither action nor deal.',
        'places[0].taken is below 0.',
      ],
    ],
    [
      'an issued voucher that isn’t there',
      vouchers({ issued: ['B'] }),
      ['vouchers[0].issued[0] is not among the codes.'],
    ],
  ])('with %s is refused, with the path of the fault', async (_, file, faults) => {
    expect(await faultsOf(file)).toEqual(faults);
  });

  it.each([
    ['a time until the end of the same day', '2026-11-01 06:00:00', '2026-11-01'],
    ['one whole day', '2026-11-01', '2026-11-01'],
    ['no end', '2026-11-01', ''],
    ['no beginning', '', '2026-11-01'],
  ])('with an entry from %s is read', async (_, publish_from, publish_till) => {
    expect(await faultsOf({ entries: [{ id: '1', publish_from, publish_till }] })).toEqual([]);
  });

  it('nested 5,000 levels deep is refused', async () => {
    let deep: unknown = 'x';
    for (let i = 0; i < 5000; i += 1) deep = [deep];
    expect(await faultsOf({ entries: [{ id: '1', deep }] })).toEqual(['the file is nested too deeply.']);
  });
});
