import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionTile, newAddress, saveAction } from '#tests/support/content-service/action.ts';
import { engines } from '#tests/support/content-service/database.ts';
import {
  type Reply,
  TestSubmissionServer,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { projectFile } from '../../kernel/project-file.ts';
import { hashPassword } from '../core/password.ts';
import { prizes } from '../db/content-tables.ts';
import { voucherActions, vouchers } from '../db/submission-tables.ts';

async function startProcess(
  databaseUrl: string,
  dataDir: string,
): Promise<{ child: ChildProcess; origin: string }> {
  const script = projectFile('tests/support/content-service/server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) return { child, origin: line };
  throw new Error('The process ended before it listened.');
}

describe.runIf(engines.includes('postgres'))('two server processes on one Postgres', () => {
  let service: TestSubmissionServer;
  let children: ChildProcess[] = [];
  /** The same database through two server processes. */
  let through: TestSubmissionServer[];
  beforeAll(async () => {
    service = await TestSubmissionServer.open('postgres');
    const { databaseUrl, dataDir } = service.database as { databaseUrl?: string; dataDir: string };
    const started = await Promise.all([1, 2].map(() => startProcess(databaseUrl ?? '', dataDir)));
    children = started.map(({ child }) => child);
    through = started.map(({ origin }) => service.at(origin));
  }, 60_000);
  afterAll(async () => {
    for (const child of children) child.kill();
    await service.close();
  });

  /** Concurrent calls, half of them through each process. */
  const many = (times: number, call: (service: TestSubmissionServer) => Promise<Reply>) =>
    Promise.all(Array.from({ length: times }, (_, n) => call(through[n % 2] ?? service)));

  it('redeem a voucher once', async () => {
    const action = { entryId: await service.addEntry([actionTile()]), actionId: '1' };
    await service.db.insert(voucherActions).values({ ...action, passwordHash: await hashPassword('geheim') });
    await service.db.insert(vouchers).values({ ...action, code: 'A-1', position: 0 });
    const body = { id: action.entryId, action: '1', voucher: 'A-1', password: 'geheim' };
    const replies = await many(200, (one) => one.post('/voucher/v1/use', { submission_id: uuid(), ...body }));
    expect(tally(replies)).toEqual({ success: 1, 'CODE USED': 199 });
  }, 30_000);

  it('accept three of 100 concurrent saves if there are three places', async () => {
    const entry = await service.addEntry([actionTile({ maxCalls: 3 })]);
    expect(tally(await many(100, (one) => saveAction(one, entry)))).toEqual({
      success: 3,
      'MAX REACHED': 97,
    });
  });

  it('accept an e-mail address once', async () => {
    const entry = await service.addEntry([actionTile()]);
    const email = newAddress();
    const replies = await many(40, (one) => saveAction(one, entry, { email }));
    expect(tally(replies)).toEqual({ success: 1, 'ALREADY PARTICIPATED': 39 });
  });

  it('give a repeated submission one answer and one voucher', async () => {
    const entry = await service.addEntry([actionTile({ autoresponse: 'qrcode' })]);
    const codes = ['B-1', 'B-2', 'B-3'].map((code, position) => ({
      entryId: entry,
      actionId: '1',
      code,
      position,
    }));
    await service.db.insert(vouchers).values(codes);
    const mine = { submission_id: uuid(), email: newAddress() };
    const replies = await many(40, (one) => saveAction(one, entry, mine));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const issued = await service.db.select().from(vouchers).where(eq(vouchers.issuedTo, mine.submission_id));
    expect(issued).toHaveLength(1);
  });

  it('share the counts of votes, deals and prizes', async () => {
    const deal = { type: 'deal', id: '1', buttonText: 'x', email: 'x@example.org', maxCalls: 7 };
    const survey = { type: 'survey', id: '900', question: '?', answer1: 'Ja', answer2: 'Nein' };
    const entry = await service.addEntry([deal, survey, actionTile({ randomGeneratorActivate: '1' })]);
    await service.db.insert(prizes).values({ entryId: entry, actionId: '1', winners: 4, left: 4 });
    const [deals, votes, draws] = await Promise.all([
      many(60, (one) => one.post('/deal/v1/save', { submission_id: uuid(), deal_id: '1', entry_id: entry })),
      many(60, (one) =>
        one.post('/survey/v1/save', {
          submission_id: uuid(),
          survey_id: '900',
          entry_id: entry,
          answer1: 'Ja',
        }),
      ),
      many(60, (one) => one.get(`/action/v1/token/${entry}/1`, { 'Idempotency-Key': uuid() })),
    ]);
    expect(tally(deals)).toEqual({ success: 7, finished: 53 });
    expect(tally(votes)).toEqual({ success: 60 });
    expect(tally(draws)).toEqual({ success: 4, CLOSED: 56 });
    expect((await service.get(`/survey/v1/info/${entry}/900`)).body).toMatchObject({
      answer1: 60,
      answer2: 0,
    });
  });
});
