import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { surveyAnswer, surveyCounts } from '#app/contract/answers.ts';
import { parseSharedNetwork } from '#app/contract/network-of.ts';
import { engines } from '#tests/support/content-service/database.ts';
import { hostileValues } from '#tests/support/content-service/hostile-values.ts';
import {
  TestSubmissionServer,
  type TestTile,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { opened } from '#tests/support/opened.ts';
import { entries } from '../db/content-tables.ts';
import { voteGroups, votes } from '../db/submission-tables.ts';
import { votesByNetwork } from './vote-groups.ts';

const survey = (id: string, fields: Record<string, unknown> = {}): TestTile => ({
  type: 'survey',
  id,
  question: 'Fenster oder Gang?',
  answer1: 'Am Fenster',
  answer2: 'Am Gang',
  answer3: 'Für  Stehplätze\nbin ich',
  answer4: '',
  ...fields,
});

describe.each(engines)('surveys on %s', (engine) => {
  const VEHICLE_NETWORKS = [parseSharedNetwork('2001:db8:5::/48=180') ?? expect.fail()];
  const service = opened(() => TestSubmissionServer.open(engine, { VEHICLE_NETWORKS }));
  let lastSurvey = 500;

  async function open(fields: Record<string, unknown> = {}) {
    lastSurvey += 1;
    const id = String(lastSurvey);
    return { id, entry: await service.addEntry([survey(id, fields)]) };
  }
  type Open = Awaited<ReturnType<typeof open>>;

  const vote = (
    target: Open,
    answers: Record<string, unknown>,
    submission: string = uuid(),
    headers: Record<string, string> = {},
  ) =>
    service.post(
      '/survey/v1/save',
      {
        submission_id: submission,
        survey_id: target.id,
        entry_id: target.entry,
        answer1: null,
        answer2: null,
        answer3: null,
        answer4: null,
        ...answers,
      },
      headers,
    );
  const counts = async ({ entry, id }: Open) =>
    surveyCounts.parse((await service.get(`/survey/v1/info/${entry}/${id}`)).body);

  it('counts votes from 0 and stores no row per vote', async () => {
    const target = await open();
    expect(await counts(target)).toEqual({ answer1: 0, answer2: 0, answer3: 0, answer4: 0 });
    expect((await vote(target, { answer2: 'Am Gang' })).body).toEqual({ state: 'success' });
    expect((await vote(target, { answer2: 'Am Gang' })).body).toEqual({ state: 'success' });
    expect((await vote(target, { answer3: 'Für Stehplätze bin ich' })).body).toEqual({ state: 'success' });
    expect(await counts(target)).toEqual({ answer1: 0, answer2: 2, answer3: 1, answer4: 0 });
    // The privacy policy promises that no row says who chose what.
    // Nor what a node of an older version inserts during an upgrade.
    const older = { submissionId: uuid(), surveyId: '1', entryId: '1', answer: 1, createdAt: new Date() };
    await service.db.insert(votes).values(older);
    expect(await service.db.select().from(votes)).toEqual([]);
  });

  it('counts from how few networks votes come, and keeps no address', async () => {
    const target = await open();
    const from = async (address: string, times: number, submission?: string) => {
      const headers = { 'X-Forwarded-For': address };
      for (let n = 0; n < times; n += 1) await vote(target, { answer1: 'Am Fenster' }, submission, headers);
    };
    await from('203.0.113.7', 30);
    await from('203.0.113.7', 3, uuid());
    for (let n = 0; n < 5; n += 1) await from(`2001:db8:1:${n}::1`, 1);
    for (let n = 1; n <= 10; n += 1) {
      await from(`198.51.100.${n}`, 1);
      await from(`2001:db8:5:${n}::1`, 1);
    }
    const survey = { entryId: target.entry, surveyId: target.id };
    const counted = await votesByNetwork(service.db, survey);
    expect(counted).toMatchObject({ votes: 56, most: 31 });
    expect(Math.abs((counted?.networks ?? 0) - 22)).toBeLessThanOrEqual(2);
    const many = { ...survey, surveyId: 'many' };
    expect(await votesByNetwork(service.db, many)).toBeNull();
    // 200 of 256 groups filled: linear counting estimates 389 networks.
    const filled = Array.from({ length: 200 }, (_, group) => ({ ...many, group, votes: 2 }));
    await service.db.insert(voteGroups).values(filled);
    expect(await votesByNetwork(service.db, many)).toEqual({ votes: 400, networks: 389, most: 2 });
    const few = { ...survey, surveyId: 'few' };
    await service.db
      .insert(voteGroups)
      .values(filled.slice(0, 20).map((row) => ({ ...row, ...few, votes: 1 })));
    expect(await votesByNetwork(service.db, few)).toEqual({ votes: 20, networks: 20, most: 1 });
    const rows = await service.db.select().from(voteGroups);
    expect(Object.keys(rows[0] ?? {})).toEqual(['surveyId', 'entryId', 'group', 'votes']);
    expect(rows.every(({ group }) => group >= 0 && group < 256)).toBe(true);
  });

  it('puts a network into another group for each survey, so that votes can’t be linked', async () => {
    const groups = async () => {
      const target = await open();
      for (let n = 1; n <= 8; n += 1)
        await vote(target, { answer1: 'Am Fenster' }, uuid(), { 'X-Forwarded-For': `198.51.100.${n}` });
      const rows = await service.db.select().from(voteGroups).where(eq(voteGroups.surveyId, target.id));
      return rows.map(({ group }) => group).sort();
    };
    expect(await groups()).not.toEqual(await groups());
  });

  it('counts 60 votes at once, and a repeated one once, with its first answer', async () => {
    const target = await open();
    const mine = uuid();
    const votes = Array.from({ length: 60 }, (_, n) =>
      vote(target, n % 2 ? { answer1: 'Am Fenster' } : { answer2: 'Am Gang' }),
    );
    const repeated = Array.from({ length: 20 }, () => vote(target, { answer1: 'Am Fenster' }, mine));
    expect(tally(await Promise.all([...votes, ...repeated]))).toEqual({ success: 80 });
    expect(await counts(target)).toMatchObject({ answer1: 31, answer2: 30 });
    expect((await vote(target, { answer2: 'Am Gang' }, mine)).body).toEqual({ state: 'success' });
    expect(await counts(target)).toMatchObject({ answer1: 31, answer2: 30 });
  });

  it.each([
    ['nothing chosen', {}, ['answer1', 'answer2', 'answer3']],
    ['a text of its own', { answer1: 'Auf dem Dach' }, ['answer1']],
    ['another answer’s text', { answer1: 'Am Gang' }, ['answer1']],
    ['an answer that is not offered', { answer4: 'x' }, ['answer4']],
    ['white space for an answer that is not offered', { answer4: ' ' }, ['answer4']],
    ['a wrong one beside a right one', { answer1: 'Am Fenster', answer2: 'Im Gang' }, ['answer2']],
    ['two at once', { answer1: 'Am Fenster', answer2: 'Am Gang' }, ['answer1', 'answer2']],
  ])('refuses %s', async (_name, answers, fields) => {
    const reply = await vote(await open(), answers);
    expect(reply.body).toEqual({ state: 'error', errormessage: 'INVALID', fields });
  });

  it('refuses votes before its entry is published', async () => {
    const target = await open();
    const publishFrom = new Date(service.now.getTime() + 1000);
    await service.db.update(entries).set({ publishFrom }).where(eq(entries.id, target.entry));
    expect((await vote(target, { answer1: 'Am Fenster' })).body).toMatchObject({ errormessage: 'INVALID' });
    expect(await counts(target)).toMatchObject({ answer1: 0 });
  });

  it('refuses votes after its end, but answers a repeated one as before', async () => {
    const target = await open({ endDate: '2026-11-20 12:00:00' });
    const mine = uuid();
    expect((await vote(target, { answer1: 'Am Fenster' }, mine)).body).toEqual({ state: 'success' });
    service.now = new Date('2026-11-20T11:00:01Z');
    const late = await vote(target, { answer1: 'Am Fenster' });
    expect(late.body).toEqual({ state: 'error', errormessage: 'ENDED ALREADY' });
    surveyAnswer.parse(late.body);
    expect((await vote(target, { answer1: 'Am Fenster' }, mine)).body).toEqual({ state: 'success' });
    expect(await counts(target)).toMatchObject({ answer1: 1 });
    service.now = new Date('2026-11-20T11:00:00Z');
  });

  it('answers 404 for the counts of an unknown survey', async () => {
    expect((await service.get('/survey/v1/info/1/999')).status).toBe(404);
    expect((await service.get('/survey/v1/info/%00/999')).status).toBe(404);
    expect((await service.get('/survey/v1/info/%E0/999')).status).toBe(400);
  });

  it.each(['submission_id', 'survey_id', 'entry_id', 'answer1', 'answer2', 'answer3', 'answer4'])(
    'names %s whatever is wrong with it',
    async (field) => {
      const target = await open();
      for (const [name, value] of hostileValues) {
        const reply = await vote(target, { answer1: 'Am Fenster', [field]: value });
        expect(reply.status).toBe(200);
        const harmless = /^answer[234]$/.test(field) && ['null', 'an empty string'].includes(name);
        if (harmless) expect(reply.body).toEqual({ state: 'success' });
        else expect(reply.body).toMatchObject({ errormessage: 'INVALID' });
        if (!harmless) expect(reply.body.fields).toContain(field);
      }
    },
  );
});
