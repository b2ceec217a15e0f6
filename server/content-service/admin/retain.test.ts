import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actionTile, PERSON } from '#tests/support/content-service/action.ts';
import { NOW, openTestAdmin } from '#tests/support/content-service/admin.ts';
import { engines } from '#tests/support/content-service/database.ts';
import {
  NOON,
  outcome,
  TestSubmissionServer,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { opened } from '#tests/support/opened.ts';
import { hashPassword } from '../core/password.ts';
import {
  actionEntries,
  competitionEntries,
  outgoingMails,
  uploads,
  voucherActions,
  vouchers,
} from '../db/schema.ts';
import { createAdmin } from './admin.ts';

const LONG_AGO = new Date('2026-09-01T11:00:00Z');
const open = { startDate: '2026-01-01', endDate: '2026-12-31' };
const form = { ...PERSON, email: 'kim@example.org' };

const TILES = [
  { type: 'competition', id: '1', title: 'Raffle', email: 'mandatory', ...open },
  { type: 'survey', id: '2', question: 'Yes?', answer1: 'Yes', answer2: 'No', endDate: '2099-12-31' },
  { type: 'deal', id: '3', buttonText: 'Deal', email: 'deal@example.org', maxCalls: 1 },
  actionTile({ id: '4', autoresponse: 'qrcode', ...open }),
  actionTile({ id: '5', autoresponse: 'optin', ...open }),
];

const SENT = [
  ['/competition/v1/save', { competition_id: '1', ...form, agb: true }],
  ['/survey/v1/save', { survey_id: '2', answer1: 'Yes' }],
  ['/deal/v1/save', { deal_id: '3' }],
  ['/action/v1/save', { action_id: '4', ...form }],
  ['/action/v1/save', { action_id: '5', ...form }],
  ['/voucher/v1/use', { action: '4', voucher: 'K-1', password: 'geheim' }],
] as const;

describe.each(engines)('a tile that ended longer ago than the retention period, on %s', (engine) => {
  const service = opened(() => openTestAdmin(engine));

  it('loses its personal data, but other tiles don’t', async () => {
    const { db, dataDir } = service.database;
    const over = [
      { type: 'competition', id: '1', title: 'Alt', endDate: '2026-09-30' },
      { type: 'action', id: '1', title: 'Alt', endDate: '2026-09-30' },
    ];
    await service.admin.import({ entries: [{ id: '2', title: 'Alt', kacheln: over }] }, { replace: false });
    const recent = { entryId: '1', tileId: '5', createdAt: NOW, data: { firstname: 'Neu' } };
    const old = { entryId: '2', tileId: '1', createdAt: LONG_AGO, data: { firstname: 'Alt' } };
    await db.insert(competitionEntries).values([
      { ...recent, submissionId: 'c1', emailNormalised: 'new@b.example' },
      { ...old, submissionId: 'c2', emailNormalised: 'old@b.example' },
    ]);
    await db.insert(actionEntries).values([
      { ...recent, submissionId: 'a1', status: 'unconfirmed' },
      { ...old, submissionId: 'a2', status: 'confirmed', emailNormalised: 'old@b.example' },
    ]);
    const upload = {
      sha256: 'x',
      contentSha256: 'y',
      medium: 'image',
      mimeType: 'image/jpeg',
      bytes: 10,
    } as const;
    await db.insert(uploads).values([
      { ...upload, submissionId: 'a1', fileName: 'neu.jpg', createdAt: NOW, keptAt: NOW },
      { ...upload, submissionId: 'a2', fileName: 'alt.jpg', createdAt: LONG_AGO, keptAt: LONG_AGO },
    ]);
    for (const [folder, name, time] of [
      ['uploads-received', 'alt.jpg', LONG_AGO],
      ['outbox', 'alt.eml', LONG_AGO],
      ['outbox', 'neu.eml', NOW],
    ] as const) {
      await mkdir(join(dataDir, folder), { recursive: true });
      const path = join(dataDir, folder, name);
      await writeFile(path, 'persönlich');
      await utimes(path, time, time);
    }
    expect(await service.admin.retain(30)).toMatchObject({ participations: 2, uploads: 1, mails: 1 });
    expect(await service.admin.retain(30)).toMatchObject({ participations: 0, uploads: 0, mails: 0 });
    const kept = await db.select().from(competitionEntries).orderBy(competitionEntries.submissionId);
    expect(kept.map(({ submissionId, data }) => [submissionId, data])).toEqual([
      ['c1', { firstname: 'Neu' }],
      ['c2', {}],
    ]);
    expect(await db.select().from(actionEntries)).toHaveLength(2);
    expect(await readdir(join(dataDir, 'uploads-received'))).toEqual([]);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual(['neu.eml']);
  });
});

describe.each(engines)('several tiles that ended, on %s', (engine) => {
  const service = opened(() => openTestAdmin(engine));

  it('are cleared, but for one that fails, in batches of 5,000', async () => {
    const { db } = service.database;
    for (const [entry, participations] of [
      ['8', 1],
      ['9', 10_001],
    ] as const)
      await db.execute(sql`insert into competition_entries (submission_id, entry_id, tile_id, data, created_at)
        select ${entry} || '-' || n, ${entry}, '1', '{"firstname":"Kim"}', ${LONG_AGO.toISOString()}::timestamptz
        from generate_series(1, ${participations}::int) n`);
    await db.execute(sql`create function refuse() returns trigger language plpgsql as 'begin
      if exists (select from cleared where entry_id = ''8'') or (select count(*) from cleared) > 5000
      then raise exception ''no space left''; end if; return null; end'`);
    await db.execute(sql`create trigger refuse after update on competition_entries
      referencing new table as cleared for each statement execute function refuse()`);
    expect(await service.admin.retain(30)).toMatchObject({
      participations: 10_001,
      failed: ['The competition 1 of entry 8 could not be cleared: error: no space left.'],
    });
    await db.execute(sql`drop trigger refuse on competition_entries`);
    expect(await service.admin.retain(30)).toMatchObject({ participations: 1, failed: [] });
  });
});

describe.each(engines)('a submission repeated after its data was deleted, on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));

  it('gets its first response again, counts once and stays in the report', async () => {
    const { db, dataDir } = service.database;
    const entry = await service.addEntry(TILES);
    const action = { entryId: entry, actionId: '4' };
    await db.insert(voucherActions).values({ ...action, passwordHash: await hashPassword('geheim') });
    await db.insert(vouchers).values(['K-0', 'K-1'].map((code, position) => ({ ...action, code, position })));
    const ids = SENT.map(() => uuid());
    const sendAll = async () => {
      const replies = [];
      for (const [index, [path, fields]] of SENT.entries()) {
        const body = { submission_id: ids[index], entry_id: entry, id: entry, ...fields };
        replies.push((await service.post(path, body)).body);
      }
      return replies;
    };
    const first = await sendAll();
    expect(first.map(({ state }) => state)).toEqual([
      ...['success', 'success', 'success', 'autorespond', 'optin', 'success'],
    ]);
    const [mail] = await db.select().from(outgoingMails).orderBy(outgoingMails.id).offset(1);
    const [, link = ''] = /optin\/([\w-]{32})/.exec(JSON.stringify(mail?.message)) ?? [];
    const confirm = async () => (await service.get(`/action/v1/optin/${link}`)).headers.get('location');
    expect(await confirm()).toBe('https://kachel.example/optin-ok');

    const editors = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => service.now });
    service.now = new Date(NOON.getTime() + 30 * 24 * 3_600_000);
    expect(await editors.retain(7)).toMatchObject({
      participations: 0,
      kept: [
        `The competition 1 of entry ${entry} is open until 2026-12-31.`,
        `The action 4 of entry ${entry} is open until 2026-12-31.`,
        `The action 5 of entry ${entry} is open until 2026-12-31.`,
      ],
    });
    expect(await text(editors.report(entry, '1'))).toContain('kim@example.org');

    service.now = new Date(NOON.getTime() + 200 * 24 * 3_600_000);
    expect(await editors.retain(159)).toMatchObject({
      participations: 0,
      kept: ['competition 1', 'action 4', 'action 5'].map(
        (tile) =>
          `The ${tile} of entry ${entry} ended on 2026-12-31; what was sent to it is kept until 2027-06-09.`,
      ),
    });
    expect(await editors.retain(158)).toMatchObject({ participations: 3, kept: [] });
    for (const row of await db.select().from(actionEntries)) expect(row).toMatchObject({ data: {} });

    expect(await sendAll()).toEqual(first);
    expect(await confirm()).toBe('https://kachel.example/optin-ok');
    expect((await service.get(`/survey/v1/info/${entry}/2`)).body).toMatchObject({ answer1: 1 });
    expect(await text(editors.report(entry, '3'))).toContain('"deal"');
    expect(await text(editors.report(entry, '4'))).toContain('"voucher"');
    expect(outcome(await service.post(...another(entry)))).toBe('finished');
  });
});

function another(entry: string): [string, object] {
  return ['/deal/v1/save', { submission_id: uuid(), entry_id: entry, deal_id: '3' }];
}
