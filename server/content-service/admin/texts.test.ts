import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openRunningAdmin } from '#tests/support/content-service/admin.ts';
import { entry } from '#tests/support/content-service/content.ts';
import { engines, openTestDatabase } from '#tests/support/content-service/database.ts';
import { opened } from '#tests/support/opened.ts';
import { serverForTest } from '#tests/support/test-server.ts';
import { hashPassword } from '../core/password.ts';
import { competitionEntries, entries, submissions } from '../db/schema.ts';
import type { ImportReport } from '../import/import-report.ts';
import { renewSearchIndex } from '../search/renew-index.ts';
import { type Admin, createAdmin } from './admin.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

describe.each(engines)('exports and reports that are read page by page, on %s', (engine) => {
  const database = opened(() => openTestDatabase(engine));
  let here: Admin;
  beforeAll(() => {
    const { db, dataDir } = database;
    here = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => NOW });
  });

  async function running(admin: Admin): Promise<Admin> {
    const service = await openRunningAdmin(admin, database.dataDir);
    onTestFinished(service.close);
    return service.admin;
  }

  async function exported(): Promise<Record<string, unknown>> {
    const whole = await text(here.export());
    const content = JSON.parse(whole) as Record<string, unknown>;
    expect(whole).toBe(`${JSON.stringify(content, null, 2)}\n`);
    return content;
  }

  it('an export has the bytes of JSON.stringify, without content and with more than a page of entries', async () => {
    const nothing = {
      ...{ levels: {}, pages: {}, entries: [], wire: [], prizes: [], vouchers: [] },
      ...{ votes: [], places: [] },
    };
    expect(await exported()).toEqual(nothing);
    const ids = numbers(501).map((n) => String(n + 1));
    const posts = ids.map((id) => `9000000${id}`);
    const action = { type: 'action', id: '1', title: 'Foto' };
    const passwordHash = await hashPassword('geheim');
    const voucher = { entry: '1', action: '1', passwordHash, endDate: '', issued: [], used: [] };
    const many = {
      ...nothing,
      pages: { start: [{ type: 'small', title: '', entries: ['1'] }] },
      entries: ids.map((id) => entry({ id, title: `Zeile\n${id} "\u2028`, kacheln: [action] })),
      wire: posts.map((id) => ({ id, title: 'Welt', kacheln: [] })),
      prizes: [{ entry: '1', action: '1', winners: 5 }],
      vouchers: [
        { ...voucher, codes: ids.map((id) => `A-${id}`) },
        { ...voucher, entry: '2', codes: ['A-1'] },
      ],
    };
    await here.import(many, { replace: false });
    const found = await exported();
    const inOrder = [...ids].sort();
    expect((found.entries as { id: string }[]).map(({ id }) => id)).toEqual(inOrder);
    expect({ ...found, entries: many.entries }).toEqual(many);
  });

  it('an import into a new database leaves no search index to rebuild at the next start', async () => {
    await database.db.update(entries).set({ searchText: 'as it was written' });
    await renewSearchIndex(database.db, NOW);
    const texts = await database.db.selectDistinct({ searchText: entries.searchText }).from(entries);
    expect(texts).toEqual([{ searchText: 'as it was written' }]);
  });

  it('a report has each participation once and in its order, to the microsecond', async () => {
    const { db } = database;
    const sent = { entryId: '1', tileId: '8' };
    // Three rows share each created_at, and ids descend with time.
    await db.execute(sql`
      insert into ${competitionEntries} (submission_id, entry_id, tile_id, data, created_at)
      select 'many-' || n, '1', '8', jsonb_build_object('lastname', 'Person ' || n),
        ${NOW.toISOString()}::timestamptz - (n / 3) * interval '1 microsecond'
      from generate_series(0, 1300) n`);
    const createdAt = new Date(NOW.getTime() + 1);
    await db
      .insert(competitionEntries)
      .values({ ...sent, submissionId: 'last', data: { phone: '0151' }, createdAt });
    const deals = numbers(501).map((n) => ({ ...sent, submissionId: `deal-${n}`, createdAt }));
    await db
      .insert(submissions)
      .values(deals.map((deal) => ({ ...deal, kind: 'deal' as const, answer: {} })));

    const inOrder = numbers(1301).sort((a, b) => Math.floor(b / 3) - Math.floor(a / 3) || a - b);
    const admin = await running(here);
    expect((await text(admin.report('1', '8'))).split('\r\n')).toEqual([
      '\ufeff"kind";"received";"status";"confirmed";"lastname";"phone";"files"',
      ...inOrder.map((n) => {
        const second = n < 3 ? '12:00:00' : '11:59:59';
        return `"competition";"2026-11-20 ${second}";"confirmed";"";"Person ${n}";"";""`;
      }),
      '"competition";"2026-11-20 12:00:00";"confirmed";"";"";"=""0151""";""',
      ...deals.map(() => '"deal";"2026-11-20 12:00:00";"confirmed";"";"";"";""'),
      '',
    ]);
  });

  it('an admin call may take longer than fetch’s timeout', async () => {
    const { origin } = await serverForTest(() => undefined);
    const dispatcher = getGlobalDispatcher();
    const fetchTimesOut = () => fetch(origin).catch(() => undefined);
    const import_ = async () => {
      await fetchTimesOut();
      return {} as ImportReport;
    };
    const admin = await running({ ...here, import: import_ });
    setGlobalDispatcher(new Agent({ headersTimeout: 50 }));
    try {
      expect(await admin.import({}, { replace: false })).toEqual({});
    } finally {
      setGlobalDispatcher(dispatcher);
    }
  });

  it('an error before the first piece rejects with its message, one after it with ‘aborted’', async () => {
    async function* failing(after: number) {
      for (let piece = 0; piece < after; piece += 1) yield 'a piece';
      throw new Error('The database is away.');
    }
    const admin = await running({ ...here, report: () => failing(0), export: () => failing(1) });
    await expect(text(admin.report('1', '1'))).rejects.toThrow('The database is away.');
    await expect(text(admin.export())).rejects.toThrow('aborted');
  });
});
