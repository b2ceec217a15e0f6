import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entry } from '#tests/support/content-service/content.ts';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/content-service/database.ts';
import { type Admin, createAdmin } from '../admin/admin.ts';
import { importSummary } from '../admin/import-summary.ts';

const action = (id: string, fields = {}) => ({ type: 'action', id, title: 'Los', ...fields });
const DRAW = { randomGeneratorActivate: true };
const CODES = { autoresponse: 'qrcode' };
const withTiles = (...kacheln: object[]) => ({ entries: [entry({ id: '1', kacheln })] });

describe.each(engines)('an import on %s', (engine) => {
  let database: TestDatabase;
  let admin: Admin;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const now = () => new Date('2026-11-20T11:00:00Z');
    admin = createAdmin({ ...database, timeZone: 'Europe/Berlin', now });
  });
  afterAll(() => database.close());

  it('reports actions whose prizes or vouchers are neither in this file nor in an earlier one', async () => {
    const file = withTiles(
      action('1', DRAW),
      action('2', CODES),
      action('3', { ...DRAW, ...CODES }),
      action('4'),
    );
    const prizes = ['1', '3'].map((id) => ({ entry: '1', action: id, winners: 5 }));
    const vouchers = [{ entry: '1', action: '2', password: 'geheim', endDate: '', codes: ['A'] }];
    const lastLine = async (content: object, order = {}) =>
      importSummary(await admin.import(content, { replace: false, ...order }))
        .split('\n')
        .at(-1);
    expect(await lastLine(file, { check: true })).toBe(
      'There are no prizes of the action 1 in entry 1, prizes of the action 3 in entry 1, vouchers of the action 2 in entry 1, vouchers of the action 3 in entry 1: until you import them, riders read that nothing is left.',
    );
    expect(await lastLine({ ...file, prizes, vouchers })).toContain(
      'are no vouchers of the action 3 in entry 1:',
    );
    expect(await lastLine(file)).toContain('are no vouchers of the action 3 in entry 1:');
    expect(await lastLine(file, { replace: true })).toContain('are no prizes of the action 1 in entry 1,');
  });

  it('reports actions with more winners than codes or places, also where the codes come in a file of their own', async () => {
    const file = {
      entries: [
        entry({
          id: '2',
          kacheln: [
            action('1', { ...DRAW, ...CODES }),
            action('2', { ...DRAW, maxCalls: 1 }),
            action('3', DRAW),
          ],
        }),
      ],
    };
    const prizesOf = (winners: number) => ['1', '2', '3'].map((id) => ({ entry: '2', action: id, winners }));
    const vouchers = (...codes: string[]) => [
      { entry: '2', action: '1', password: 'geheim', endDate: '', codes },
    ];
    const noticesOf = async (content: object) =>
      (await admin.import(content, { replace: false })).tooManyWinners;
    const tooFewPlaces = 'action 2 in entry 2 has 3 winners but only 1 place (maxCalls)';
    expect(await noticesOf({ ...file, prizes: prizesOf(3) })).toEqual([tooFewPlaces]);
    const report = await admin.import({ vouchers: vouchers('A', 'B') }, { replace: false });
    expect(importSummary(report).split('\n').at(-1)).toBe(
      'The action 1 in entry 2 has 3 winners but only 2 codes: riders who have won may read that nothing is left.',
    );
    expect(await noticesOf(file)).toEqual([
      'action 1 in entry 2 has 3 winners but only 2 codes',
      tooFewPlaces,
    ]);
    expect(await noticesOf({ entries: [] })).toEqual([]);
    expect(await noticesOf({ ...file, vouchers: vouchers('A', 'B', 'C') })).toEqual([tooFewPlaces]);
    expect(await noticesOf({ prizes: prizesOf(1) })).toEqual([]);
  });

  it.each([
    ['an action that has ended', withTiles(action('9', { ...DRAW, endDate: '2026-11-19' }))],
    ['a draft', { entries: [entry({ id: '1', draft: true, kacheln: [action('9', CODES)] })] }],
  ])('doesn’t report %s', async (_, file) => {
    const { withoutPrizes } = await admin.import(file, { replace: false, check: true });
    expect(withoutPrizes).toEqual([]);
  });
});
