import { describe, expect, it } from 'vitest';
import { dealAnswer } from '#app/contract/answers.ts';
import { engines } from '#tests/support/content-service/database.ts';
import { hostileValues } from '#tests/support/content-service/hostile-values.ts';
import {
  NOON,
  outcome,
  TestSubmissionServer,
  type TestTile,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { opened } from '#tests/support/opened.ts';

const deal = (fields: Record<string, unknown> = {}): TestTile => ({
  type: 'deal',
  id: '1',
  buttonText: 'Sichern',
  email: 'laden@example.org',
  ...fields,
});

describe.each(engines)('deals on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));

  const save = (entry: string, id: string = uuid()) =>
    service.post('/deal/v1/save', { submission_id: id, deal_id: '1', entry_id: entry });

  it.each([
    ['without dates', {}, 'success', { state: 'success' }],
    ['not started', { startDate: '2026-11-21' }, 'success', { state: 'error', errormessage: 'NOT STARTED' }],
    ['on its first day', { startDate: '2026-11-20' }, 'success', { state: 'success' }],
    ['on its last day', { endDate: '2026-11-20' }, 'success', { state: 'success' }],
    ['in its last second', { endDate: '2026-11-20 12:00:00' }, 'success', { state: 'success' }],
    [
      'ended a second ago',
      { endDate: '2026-11-20 11:59:59' },
      'finished',
      { state: 'error', errormessage: 'deal finished' },
    ],
    [
      'with dates that mean none',
      { startDate: '0000-00-00 00:00:00', endDate: '' },
      'success',
      { state: 'success' },
    ],
  ])('%s: info and save', async (_name, fields, info, saved) => {
    const entry = await service.addEntry([deal(fields)]);
    expect((await service.get(`/deal/v1/info/${entry}/1`)).body.state).toBe(info);
    const reply = await save(entry);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(saved);
    dealAnswer.parse(reply.body);
  });

  it('is finished when its calls are used up', async () => {
    const entry = await service.addEntry([deal({ maxCalls: '2' })]);
    expect(tally([await save(entry), await save(entry), await save(entry)])).toEqual({
      success: 2,
      finished: 1,
    });
    expect((await service.get(`/deal/v1/info/${entry}/1`)).body).toEqual({ state: 'finished' });
  });

  it('gives exactly maxCalls successes to 20 concurrent saves', async () => {
    const entry = await service.addEntry([deal({ maxCalls: 7 })]);
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(entry)));
    expect(tally(replies)).toEqual({ success: 7, finished: 13 });
  });

  it('counts a repeated submission once, whether concurrent, later or after the last call was used', async () => {
    const entry = await service.addEntry([deal({ maxCalls: 2 })]);
    const id = uuid();
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(entry, id)));
    expect(tally(replies)).toEqual({ success: 20 });
    expect((await service.get(`/deal/v1/info/${entry}/1`)).body).toEqual({ state: 'success' });
    await save(entry);
    expect(tally([await save(entry), await save(entry, id), await save(entry, id.toUpperCase())])).toEqual({
      finished: 1,
      success: 2,
    });
  });

  it('answers a repeated submission as the first time, also after its end', async () => {
    const entry = await service.addEntry([deal({ endDate: '2026-11-20' })]);
    const id = uuid();
    await save(entry, id);
    service.now = new Date('2026-11-22T00:00:00Z');
    expect(tally([await save(entry, id), await save(entry)])).toEqual({ success: 1, 'deal finished': 1 });
    service.now = NOON;
  });

  it('refuses a submission_id that was saved for another deal, tile or kind', async () => {
    const [one, two] = [await service.addEntry([deal()]), await service.addEntry([deal()])];
    const id = uuid();
    await save(one, id);
    const taken = { state: 'error', errormessage: 'INVALID', fields: ['submission_id'] };
    expect((await save(two, id)).body).toEqual(taken);
    for (const [kind, tile] of [
      ['deal', '2'],
      ['survey', '1'],
    ]) {
      const body = { submission_id: id, entry_id: one, [`${kind}_id`]: tile };
      expect((await service.post(`/${kind}/v1/save`, body)).body).toEqual(taken);
    }
  });

  it('answers INVALID for drafts and unknown entries', async () => {
    const draft = await service.addEntry([deal()], { draft: true });
    for (const entry of [draft, '999999']) {
      expect((await save(entry)).body).toMatchObject({
        errormessage: 'INVALID',
        fields: ['entry_id', 'deal_id'],
      });
      expect((await service.get(`/deal/v1/info/${entry}/1`)).body).toMatchObject({ errormessage: 'INVALID' });
    }
  });

  it('is not open before its entry is published', async () => {
    const entry = await service.addEntry([deal()], { publishFrom: new Date('2026-11-20T11:00:01Z') });
    expect((await save(entry)).body).toMatchObject({ errormessage: 'NOT STARTED' });
  });

  it.each([
    ['no JSON', '{"deal_id":', 200, 'JSON parse error'],
    ['a bare word', 'deal', 200, 'JSON parse error'],
    ['nothing', '', 200, 'INVALID'],
    ['a list', '[]', 200, 'INVALID'],
    ['null', 'null', 200, 'JSON parse error'],
    ['more than 256 kB', JSON.stringify({ deal_id: 'x'.repeat(256 * 1024) }), 413, 'INVALID'],
    ['a hundred thousand levels', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 200, 'INVALID'],
  ])('answers a body of %s with a JSON error', async (_name, body, status, message) => {
    const reply = await service.post('/deal/v1/save', body);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ state: 'error', errormessage: message });
  });

  it.each([
    [15, 'success'],
    [16, 'INVALID'],
  ])('reads a body with %i levels below its own: %s', async (levels, expected) => {
    const entry = await service.addEntry([deal()]);
    let more: unknown = 'x';
    for (let n = 0; n < levels; n += 1) more = [more];
    const body = { submission_id: uuid(), deal_id: '1', entry_id: entry, more };
    expect(outcome(await service.post('/deal/v1/save', body))).toBe(expected);
  });

  it.each(['submission_id', 'deal_id', 'entry_id'])('names %s whatever is wrong with it', async (field) => {
    const entry = await service.addEntry([deal()]);
    for (const [, value] of hostileValues) {
      const body = { submission_id: uuid(), deal_id: '1', entry_id: entry, [field]: value };
      const reply = await service.post('/deal/v1/save', body);
      expect(reply.status).toBe(200);
      expect(reply.body).toMatchObject({ errormessage: 'INVALID' });
      expect(reply.body.fields).toContain(field);
    }
  });
});
