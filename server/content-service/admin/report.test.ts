import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, openTestAdmin } from '#tests/support/content-service/admin.ts';
import { engines, type TestDatabase } from '#tests/support/content-service/database.ts';
import { actionEntries, competitionEntries, submissions, uploads, voteGroups } from '../db/schema.ts';
import type { Admin } from './admin.ts';

describe.each(engines)('a tile’s report on %s', (engine) => {
  let database: TestDatabase;
  let admin: Admin;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, admin, close } = await openTestAdmin(engine));
  });
  afterAll(() => close());

  it('lists all participations with their fields and files', async () => {
    const { db } = database;
    const sent = { entryId: '1', tileId: '5', createdAt: NOW };
    await db.insert(competitionEntries).values({
      ...sent,
      submissionId: 'c1',
      emailNormalised: 'a@b.example',
      data: { firstname: '=1+1', email: 'a@b.example', agb: true, agbText: 'Ja' },
    });
    await db.insert(actionEntries).values({
      ...sent,
      submissionId: 'a1',
      status: 'unconfirmed',
      data: { firstname: 'Jörg', city: 'Köln' },
    });
    await db.insert(uploads).values({
      submissionId: 'a1',
      sha256: 'x',
      contentSha256: 'y',
      fileName: 'bild.jpg',
      medium: 'image',
      mimeType: 'image/jpeg',
      bytes: 10,
      createdAt: NOW,
      keptAt: NOW,
    });
    await db.insert(submissions).values([
      { ...sent, submissionId: 'd1', kind: 'deal', answer: {} },
      { ...sent, submissionId: 'v2', kind: 'voucher', answer: {} },
    ]);
    expect((await text(admin.report('1', '5'))).split('\r\n')).toEqual([
      '\ufeff"kind";"received";"status";"confirmed";"firstname";"city";"email";"agb";"agbText";"files"',
      '"competition";"2026-11-20 12:00:00";"confirmed";"";"\'=1+1";"";"a@b.example";"true";"Ja";""',
      '"action";"2026-11-20 12:00:00";"unconfirmed";"";"Jörg";"Köln";"";"";"";"bild.jpg"',
      '"deal";"2026-11-20 12:00:00";"confirmed";"";"";"";"";"";"";""',
      '"voucher";"2026-11-20 12:00:00";"redeemed";"";"";"";"";"";"";""',
      '',
    ]);
    expect(await text(admin.report('1', '6'))).toBe('');
    const tiles = [
      ['1', '1'],
      ['2', '1'],
      ['1', '7'],
      ['1', '6'],
      ['3', '1'],
    ] as const;
    const known = await Promise.all(tiles.map(([entry, tile]) => admin.knowsTile(entry, tile)));
    expect(known).toEqual([true, true, true, false, false]);
  });

  it('estimates from how many addresses the votes came', async () => {
    const { db } = database;
    const survey = { surveyId: '9', entryId: '1' };
    await db.insert(submissions).values({
      submissionId: 'v1',
      kind: 'survey',
      entryId: '1',
      tileId: '9',
      answer: {},
      createdAt: NOW,
    });
    await db.insert(voteGroups).values([
      { ...survey, group: 3, votes: 150 },
      { ...survey, group: 200, votes: 1 },
    ]);
    expect((await text(admin.report('1', '9'))).split('\r\n').slice(1)).toEqual([
      '"survey";"2026-11-20 12:00:00";"confirmed";"";""',
      '',
      '"votes counted by address";"151"',
      '"addresses, about";"2"',
      '"votes from the busiest address, at most";"150"',
      '',
    ]);
  });
});
