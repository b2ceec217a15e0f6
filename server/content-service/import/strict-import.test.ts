import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/content-service/database.ts';
import { exportedBy } from '#tests/support/content-service/export.ts';
import { type Admin, createAdmin } from '../admin/admin.ts';
import { submissions, surveyCounts } from '../db/schema.ts';
import type { ImportRefused } from './faults.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
const survey = (fields = {}) => ({
  type: 'survey',
  id: '7',
  question: 'Mehr?',
  answer1: 'Ja',
  answer2: 'Nein',
  ...fields,
});
const raffle = (fields = {}) => ({ type: 'competition', id: '1', title: 'Karten', ...fields });
const action = (fields = {}) => ({ type: 'action', id: '1', title: 'Foto', ...fields });
const withTiles = (...kacheln: unknown[]) => ({ entries: [{ id: '5', title: 'Los', kacheln }] });
const voucher = (fields = {}) => ({
  entry: '5',
  action: '1',
  password: 'ein langes Wort',
  endDate: '',
  codes: ['A'],
  ...fields,
});

const RUNNING = { ...withTiles(survey(), raffle(), action()), vouchers: [voucher()] };
const TILE = 'entries[0].kacheln[0]';
const IN_ENTRY = ' (entry 5 "Los")';
const UNLESS = '; --yes-change-running imports it all the same.';

describe.each(engines)('an import on %s', (engine) => {
  let database: TestDatabase;
  let admin: Admin;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db, dataDir } = database;
    admin = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => NOW });
    await mkdir(join(dataDir, 'uploads'));
    await writeFile(join(dataDir, 'uploads/da.jpg'), 'x');
    await admin.import(RUNNING, { replace: false });
    await db.insert(submissions).values(
      [1, 2].map((n) => ({
        submissionId: `r${n}`,
        kind: 'competition' as const,
        entryId: '5',
        tileId: '1',
        answer: {},
        createdAt: NOW,
      })),
    );
    await db.insert(surveyCounts).values({ surveyId: '7', answer1: 3, answer2: 1 });
  });
  afterAll(() => database.close());

  const faultsOf = (file: unknown, order = {}) =>
    admin.import(file, { replace: false, check: true, ...order }).then(
      () => [],
      (error: ImportRefused) => error.faults,
    );
  const others = [survey(), action()];

  it.each<[string, unknown, string[]]>([
    [
      'a field’s need in another language',
      withTiles(raffle({ email: 'pflicht' }), ...others),
      [`${TILE}.email is none, optional or mandatory; "pflicht" is not.${IN_ENTRY}`],
    ],
    [
      'a misspelled field',
      { entries: [{ id: '6', title: 'Morgen', publish_form: '2026-11-21 06:00:00' }] },
      ['entries[0].publish_form is no field here; did you mean publish_from? (entry 6 "Morgen")'],
    ],
    [
      'a field of nothing',
      { levels: { sport: { page: 'start', untertitel: 'x' } } },
      ['levels.sport.untertitel is no field here; there are title, description, searchable, page.'],
    ],
    [
      'another answer by itself',
      withTiles(action({ autoresponse: 'gutschein' }), survey(), raffle()),
      [`${TILE}.autoresponse is none, optin, plain, free or qrcode; "gutschein" is not.${IN_ENTRY}`],
    ],
    [
      'a picture that is not there',
      {
        entries: [
          { id: '6', title: 'Bild', kacheln: [{ type: 'altkachel', mediaURL: '/api/uploads/x.jpg' }] },
        ],
      },
      [`${TILE}.mediaURL: there is no x.jpg in DATA_DIR/uploads. (entry 6 "Bild")`],
    ],
    [
      'a picture at another address',
      {
        entries: [{ id: '6', title: 'Bild', kacheln: [{ type: 'altkachel', mediaURL: '/uploads/da.jpg' }] }],
      },
      [
        `${TILE}.mediaURL is no file of ours; those in DATA_DIR/uploads are addressed as /api/uploads/…. (entry 6 "Bild")`,
      ],
    ],
    [
      'a picture of one’s own disk',
      { entries: [{ id: '6', title: 'Bild', kacheln: [{ type: 'altkachel', mediaURL: 'C:\\bild.jpg' }] }] },
      [
        `${TILE}.mediaURL is an address: https://…, mailto:…, tel:…, {address}… or a path from / on; "C:\\\\bild.jpg" is not. (entry 6 "Bild")`,
      ],
    ],
    [
      'the answers of a running survey swapped',
      withTiles(survey({ answer1: 'Nein', answer2: 'Ja' }), raffle(), action()),
      [
        `entries[0].kacheln: answer1 of the survey 7 is "Nein" instead of "Ja", and 4 have voted${UNLESS}${IN_ENTRY}`,
        `entries[0].kacheln: answer2 of the survey 7 is "Ja" instead of "Nein", and 4 have voted${UNLESS}${IN_ENTRY}`,
      ],
    ],
    [
      'another id of a tile that riders took part in',
      withTiles(raffle({ id: '2' }), ...others),
      [
        `entries[0].kacheln: the competition 1 is not there any more, in which 2 took part; has its id changed?${UNLESS}${IN_ENTRY}`,
      ],
    ],
    [
      'another password for staff',
      { vouchers: [voucher({ password: '1' })] },
      [`vouchers[0].password is another than the staff's password until now${UNLESS}`],
    ],
    [
      'a raffle that ends before it starts',
      withTiles(raffle({ startDate: '2026-12-02', endDate: '2026-12-01' }), ...others),
      [`${TILE}.endDate lies before startDate.${IN_ENTRY}`],
    ],
    [
      'vouchers for no entry',
      { vouchers: [voucher({ entry: '99' })] },
      ['vouchers[0].entry: there is no entry 99.'],
    ],
    [
      'vouchers for no action',
      { vouchers: [voucher({ action: '9' })] },
      ['vouchers[0]: there is no action 9 in the entry 5.'],
    ],
    [
      'prizes for no entry',
      { prizes: [{ entry: '99', action: '1', winners: 1 }] },
      ['prizes[0].entry: there is no entry 99.'],
    ],
    [
      'less than no places',
      withTiles(action({ maxCalls: -5 }), survey(), raffle()),
      [`${TILE}.maxCalls is a whole number from 0 on; -5 is not.${IN_ENTRY}`],
    ],
    [
      'a colour by its name',
      { entries: [{ id: '6', title: 'Bunt', backgroundColor: 'grün' }] },
      ['entries[0].backgroundColor is a colour such as #338C15; "grün" is not. (entry 6 "Bunt")'],
    ],
    [
      'a flag that says neither',
      { entries: [{ id: '6', title: 'Teilen', share: 'vielleicht' }] },
      ['entries[0].share is true or false; "vielleicht" is not. (entry 6 "Teilen")'],
    ],
    [
      'a date in another form',
      { entries: [{ id: '6', title: 'Wann', publish_from: '21.11.2026' }] },
      [
        'entries[0].publish_from is not a date such as 2026-11-01, 2026-11-01 06:00:00, 2026-11-01T06:00:00+01:00 or Sun, 01 Nov 2026 06:00:00 +0100. (entry 6 "Wann")',
      ],
    ],
  ])('is refused for %s, in one sentence, and nothing is written', async (_, file, sentences) => {
    const before = await exportedBy(admin);
    expect(await faultsOf(file, { check: false })).toEqual(sentences);
    expect(await exportedBy(admin)).toEqual(before);
  });

  it('changes what runs where it is told to', async () => {
    const changed = {
      ...withTiles(survey({ answer1: 'Nein', answer2: 'Ja' }), raffle(), action()),
      vouchers: [voucher({ password: '1' })],
    };
    expect(await faultsOf(changed)).toHaveLength(3);
    expect(await faultsOf(changed, { changeRunning: true })).toEqual([]);
  });

  it.each([
    ['2026-11-21T06:00:00+01:00', '2026-11-21 06:00:00'],
    ['2026-07-21T06:00:00.000Z', '2026-07-21 08:00:00'],
    ['2026-11-21T06:00:00', '2026-11-21T06:00:00'],
    ['Sat, 21 Nov 2026 06:00:00 +0100', '2026-11-21 06:00:00'],
    ['Sat, 21 Nov 2026 05:00:00 GMT', '2026-11-21 06:00:00'],
  ])('takes %s as %s', async (publish_from, local) => {
    await admin.import({ entries: [{ id: '8', title: 'Datum', publish_from }] }, { replace: false });
    const { entries } = (await exportedBy(admin)) as { entries: { id: string; publish_from: string }[] };
    expect(entries.find(({ id }) => id === '8')?.publish_from).toBe(local);
  });

  it('takes a picture that is there, of ours or of another server', async () => {
    const kacheln = ['/api/uploads/da.jpg', 'https://bilder.example/x.jpg'].map((mediaURL) => ({
      type: 'altkachel',
      mediaURL,
    }));
    expect(await faultsOf({ entries: [{ id: '9', title: 'Bilder', kacheln }] })).toEqual([]);
  });
});
