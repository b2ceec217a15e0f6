import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionTile, PERSON, saveAction } from '#tests/support/content-service/action.ts';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/content-service/database.ts';
import {
  NOON,
  outcome,
  TestSubmissionServer,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { uploadKit } from '#tests/support/content-service/uploads.ts';
import { picture } from '#tests/support/media-files.ts';
import { createLog } from '../../kernel/logger.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { actionEntries, competitionEntries, outgoingMails, uploads, vouchers } from '../db/schema.ts';
import { deleteExpired } from '../submissions/housekeeping.ts';
import { deleteOrphanedFiles } from '../uploads-received/sweep-uploads.ts';
import { createAdmin } from './admin.ts';

const DAY_MS = 24 * 3_600_000;
const span = { startDate: '2026-01-01', endDate: '2099-12-31' };

const CONTENT = {
  entries: [
    {
      id: '5',
      title: 'Los',
      kacheln: [
        { type: 'competition', id: '1', title: 'Karten', email: 'mandatory', ...span },
        actionTile({
          id: '1',
          autoresponse: 'qrcode',
          imageupload: 'mandatory',
          uploadmedium: 'image',
          ...span,
        }),
      ],
    },
  ],
  vouchers: [{ entry: '5', action: '1', password: 'ein langes Wort', endDate: '', codes: ['A', 'B'] }],
};
const RENAMED = { ...CONTENT, entries: [{ ...CONTENT.entries[0], title: 'Anders' }] };

describe.each(engines)('a raffle that runs, on %s', (engine) => {
  let made: TestDatabase;
  let database: OpenDatabase;
  let service: TestSubmissionServer;
  let now = NOON;
  const admin = () =>
    createAdmin({ db: database.db, dataDir: made.dataDir, timeZone: 'Europe/Berlin', now: () => now });
  let isRemoved = false;
  /** True while the tile is removed and closed: its data may then be deleted. */
  let isDeletable = false;
  const replaceBy = async (file: object) => {
    await admin().import(file, { replace: true, changeRunning: true });
    isRemoved = !('entries' in file);
    if (!isRemoved) isDeletable = false;
  };
  const retain = async (days: number) => {
    // A removed tile's data is kept for that many days after the last participation.
    if (!isDeletable && !(isRemoved && days === 0)) await admin().retain(days);
  };

  beforeAll(async () => {
    made = await openTestDatabase(engine);
    database = { ...made, close: made.stop };
    await replaceBy(CONTENT);
    service = new TestSubmissionServer(made);
    await service.listen();
    const competition = {
      entry_id: '5',
      competition_id: '1',
      ...PERSON,
      email: 'kim@example.org',
      agb: true,
    };
    expect(
      outcome(await service.post('/competition/v1/save', { submission_id: uuid(), ...competition })),
    ).toBe('success');
    const submission = uuid();
    await uploadKit(service).send(submission, await picture('jpeg', '#abcdef'));
    expect(outcome(await saveAction(service, '5', { submission_id: submission, uploads: 1 }))).toBe(
      'autorespond',
    );
  });
  afterAll(async () => {
    await database.close();
    await service.close();
  });

  const whatRidersHave = async () => ({
    competition: await database.db.select().from(competitionEntries),
    action: await database.db.select().from(actionEntries),
    files: await database.db.select().from(uploads),
    onDisk: (await readdir(join(made.dataDir, 'uploads-received'))).filter((name) => !name.startsWith('.')),
    codes: (await database.db.select().from(vouchers).where(isNotNull(vouchers.issuedAt))).map(
      ({ position: _, ...code }) => code,
    ),
    mails: await database.db.select().from(outgoingMails),
  });

  const STEPS = {
    'replaced by the same': () => replaceBy(CONTENT),
    'replaced under another title': () => replaceBy(RENAMED),
    'replaced by nothing': () => replaceBy({}),
    closed: async () => {
      for (const kind of ['competition', 'action'])
        if ((await admin().close('5', '1', kind)) === null) isDeletable = true;
    },
    'retained 0 days': () => retain(0),
    'retained 90 days': () => retain(90),
    'cleaned up a day later': async () => {
      now = new Date(now.getTime() + DAY_MS);
      const log = createLog('silent');
      const context = { db: database.db, dataDir: made.dataDir, now: () => now, log };
      await deleteExpired(context);
      await deleteOrphanedFiles(context);
    },
    restarted: async () => {
      await database.close();
      database = await openDatabase({ dataDir: made.dataDir, databaseUrl: made.databaseUrl });
    },
  };
  const steps = Object.keys(STEPS) as (keyof typeof STEPS)[];

  /** Sequences in which the tile is closed while it is removed, and then imported again. */
  const BROUGHT_BACK: (typeof steps)[] = (
    ['replaced by the same', 'replaced under another title'] as const
  ).map((back) => ['replaced by nothing', 'closed', back, 'restarted', 'retained 0 days']);

  it('keeps its entries, codes, files and mails in any order of commands and restarts', async () => {
    const before = await whatRidersHave();
    expect(Object.values(before).map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1]);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(steps, { minLength: steps.length }), async (order) => {
        for (const step of order) {
          await STEPS[step]();
          expect(await whatRidersHave(), step).toEqual(before);
        }
      }),
      {
        // `examples` are part of the runs; on PGlite a run takes ten times as long.
        numRuns: engine === 'pglite' ? 3 : 20,
        endOnFailure: true,
        examples: BROUGHT_BACK.map((order) => [order]),
      },
    );
  });
});
