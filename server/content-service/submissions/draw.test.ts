import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actionTokenAnswer } from '#app/contract/answers.ts';
import { actionTile, saveAction } from '#tests/support/content-service/action.ts';
import { engines } from '#tests/support/content-service/database.ts';
import { runHousekeeping } from '#tests/support/content-service/housekeeping.ts';
import {
  NOON,
  outcome,
  TestSubmissionServer,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { opened } from '#tests/support/opened.ts';
import { prizes } from '../db/content-tables.ts';
import { actionEntries, callCounters, draws } from '../db/submission-tables.ts';
import { secureRandom } from './draw.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LOSE = 0.999;

describe.each(engines)('the random draw on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));

  async function open(winners: number, fields = {}) {
    const entry = await service.addEntry([actionTile({ randomGeneratorActivate: '1', ...fields })]);
    await service.db.insert(prizes).values({ entryId: entry, actionId: '1', winners, left: winners });
    service.random = 0;
    service.now = NOON;
    return entry;
  }
  const drawToken = async (entry: string, form: string = uuid()) => {
    const reply = await service.get(`/action/v1/token/${entry}/1`, { 'Idempotency-Key': form });
    actionTokenAnswer.parse(reply.body);
    return reply;
  };
  const left = async (entry: string) =>
    (await service.db.select().from(prizes).where(eq(prizes.entryId, entry)))[0]?.left;

  it('hands out a token that one save can use, once', async () => {
    const entry = await open(3);
    const form = uuid();
    const { token } = (await drawToken(entry, form)).body;
    const first = await saveAction(service, entry, { token, submission_id: form });
    expect(outcome(first)).toBe('success');
    expect(outcome(await saveAction(service, entry, { token }))).toBe('NO TOKEN');
    expect(outcome(await saveAction(service, entry, { token, submission_id: form }))).toBe('success');
    expect((await drawToken(entry, form)).body.token).toBe(token);
  });

  it('gives the same form the same result, at once or later', async () => {
    const entry = await open(5);
    const winner = uuid();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => drawToken(entry, winner)));
    expect(new Set(tokens.map((reply) => reply.body.token)).size).toBe(1);
    expect(await left(entry)).toBe(4);
    service.random = LOSE;
    expect((await drawToken(entry, winner)).body.state).toBe('success');
    const loser = uuid();
    expect(outcome(await drawToken(entry, loser))).toBe('NO TOKEN');
    service.random = 0;
    expect(outcome(await drawToken(entry, loser))).toBe('NO TOKEN');
    expect(await left(entry)).toBe(4);
  });

  it('returns the prize of a winner who didn’t confirm within 48 h, and forgets that submission', async () => {
    const entry = await open(2, { autoresponse: 'optin' });
    const [form, draw] = [uuid(), uuid()];
    const { token } = (await drawToken(entry, draw)).body;
    const save = () => saveAction(service, entry, { token, submission_id: form, email: 'late@example.org' });
    expect((await save()).body).toEqual({ state: 'optin' });
    const other = (await drawToken(entry)).body;
    expect(outcome(await saveAction(service, entry, { token: other.token }))).toBe('optin');
    expect(outcome(await drawToken(entry))).toBe('CLOSED');

    service.now = new Date(NOON.getTime() + 48 * 60 * MINUTE);
    expect(outcome(await drawToken(entry))).toBe('success');
    expect(await left(entry)).toBe(1);
    expect(outcome(await drawToken(entry, draw))).toBe('NO TOKEN');
    const { info } = (await service.get(`/action/v1/extinfo/${entry}/1/${form}`)).body;
    expect(info).toEqual({ received: false, uploads: 0, confirmed: false });
    expect(outcome(await save())).toBe('NO TOKEN');
  });

  it('keeps the prize of a winner who confirmed', async () => {
    const entry = await open(1, { autoresponse: 'optin' });
    const form = uuid();
    const { token } = (await drawToken(entry, form)).body;
    await saveAction(service, entry, { token, submission_id: form });
    await service.db.update(actionEntries).set({ status: 'confirmed', optinExpiresAt: null });
    service.now = new Date(NOON.getTime() + 48 * 60 * MINUTE);
    expect(outcome(await drawToken(entry))).toBe('CLOSED');
  });

  it('has never more winners than prizes, and is closed after the last', async () => {
    const entry = await open(5);
    const replies = await Promise.all(Array.from({ length: 60 }, () => drawToken(entry)));
    expect(tally(replies)).toEqual({ success: 5, CLOSED: 55 });
    expect(await left(entry)).toBe(0);
  });

  it('a token is valid for 15 minutes; then its prize goes to the first draw', async () => {
    const entry = await open(2);
    const form = uuid();
    const { token } = (await drawToken(entry, form)).body;
    await drawToken(entry);
    service.now = new Date(NOON.getTime() + 15 * MINUTE - 1);
    expect(outcome(await drawToken(entry))).toBe('CLOSED');
    service.now = new Date(NOON.getTime() + 15 * MINUTE);
    expect(outcome(await saveAction(service, entry, { token }))).toBe('NO TOKEN');
    const next = await Promise.all(Array.from({ length: 10 }, () => drawToken(entry)));
    expect(tally(next)).toEqual({ success: 2, CLOSED: 8 });
    expect(outcome(await drawToken(entry, form))).toBe('CLOSED');
  });

  it.each([
    ['the action', '2026-11-20T12:05', null],
    ['its entry', '', new Date(NOON.getTime() + 5 * MINUTE)],
  ])('a token stays valid after the end of %s', async (_, endDate, publishTill) => {
    const tile = actionTile({ randomGeneratorActivate: '1', endDate });
    const entry = await service.addEntry([tile], { publishTill });
    await service.db.insert(prizes).values({ entryId: entry, actionId: '1', winners: 2, left: 2 });
    service.random = 0;
    service.now = NOON;
    const [{ token }, { token: late }] = [(await drawToken(entry)).body, (await drawToken(entry)).body];
    service.now = new Date(NOON.getTime() + 15 * MINUTE - 1);
    expect(outcome(await drawToken(entry))).toBe('ENDED');
    expect(outcome(await saveAction(service, entry, { firstname: '' }))).toBe('ENDED');
    expect(outcome(await saveAction(service, entry, { token: 'made-up' }))).toBe('ENDED');
    expect(outcome(await saveAction(service, entry, { token }))).toBe('success');
    service.now = new Date(NOON.getTime() + 15 * MINUTE);
    expect(outcome(await saveAction(service, entry, { token: late }))).toBe('ENDED');
  });

  it('repeats its answer after the action’s end and renews nothing', async () => {
    const entry = await open(3, { endDate: '2026-11-20T12:05' });
    const [winner, sender, loser] = [uuid(), uuid(), uuid()];
    const won = (await drawToken(entry, winner)).body;
    const { token } = (await drawToken(entry, sender)).body;
    expect(outcome(await saveAction(service, entry, { token }))).toBe('success');
    service.random = LOSE;
    await drawToken(entry, loser);
    service.now = new Date(NOON.getTime() + 15 * MINUTE - 1);
    service.random = 0;
    expect((await drawToken(entry, winner)).body).toEqual({ ...won, timeLeft: 1 });
    expect(outcome(await drawToken(entry, loser))).toBe('NO TOKEN');
    expect(outcome(await drawToken(entry, sender))).toBe('ENDED');
    expect(outcome(await drawToken(entry))).toBe('ENDED');
    service.now = new Date(NOON.getTime() + 15 * MINUTE);
    expect(outcome(await drawToken(entry, winner))).toBe('ENDED');
    expect(await left(entry)).toBe(1);
  });

  it('repeats its answer when no place is left', async () => {
    const entry = await open(3, { maxCalls: '1' });
    const [winner, sender, loser] = [uuid(), uuid(), uuid()];
    const won = (await drawToken(entry, winner)).body;
    const used = (await drawToken(entry, sender)).body;
    service.random = LOSE;
    await drawToken(entry, loser);
    expect(outcome(await saveAction(service, entry, { token: used.token }))).toBe('success');
    expect((await drawToken(entry, winner)).body).toEqual(won);
    expect((await drawToken(entry, sender)).body.token).toBe(used.token);
    expect(outcome(await drawToken(entry, loser))).toBe('NO TOKEN');
    service.now = new Date(NOON.getTime() + 15 * MINUTE);
    expect(outcome(await drawToken(entry, winner))).toBe('CLOSED');
  });

  it('says how long its token is still valid, counted from the first draw', async () => {
    const entry = await open(1);
    const form = uuid();
    expect((await drawToken(entry, form)).body.timeLeft).toBe(15 * MINUTE);
    service.now = new Date(NOON.getTime() + 10 * MINUTE);
    expect((await drawToken(entry, form)).body.timeLeft).toBe(5 * MINUTE);
    service.now = new Date(NOON.getTime() + 15 * MINUTE);
    expect((await drawToken(entry, form)).body.timeLeft).toBe(15 * MINUTE);
  });

  it('a winner whose token expired gets a new one while prizes are left, without a new draw', async () => {
    const entry = await open(2);
    const form = uuid();
    const { token } = (await drawToken(entry, form)).body;
    service.now = new Date(NOON.getTime() + 15 * MINUTE);
    service.random = LOSE;
    const again = await Promise.all(Array.from({ length: 10 }, () => drawToken(entry, form)));
    const renewed = new Set(again.map((reply) => reply.body.token));
    expect(renewed.size).toBe(1);
    expect(renewed).not.toContain(token);
    expect(await left(entry)).toBe(1);
    expect(outcome(await saveAction(service, entry, { token }))).toBe('NO TOKEN');
    expect(outcome(await saveAction(service, entry, { token: [...renewed][0] }))).toBe('success');
  });

  it('does not take a prize back that was claimed in time', async () => {
    const entry = await open(1);
    const { token } = (await drawToken(entry)).body;
    expect(outcome(await saveAction(service, entry, { token }))).toBe('success');
    service.now = new Date(NOON.getTime() + 60 * MINUTE);
    expect(outcome(await drawToken(entry))).toBe('CLOSED');
  });

  it('is forgotten 30 days after it was lost; a win never is', async () => {
    const entry = await open(5);
    const [winner, loser, later] = [uuid(), uuid(), uuid()];
    await drawToken(entry, winner);
    service.random = LOSE;
    await drawToken(entry, loser);
    service.now = new Date(NOON.getTime() + 2 * DAY);
    await drawToken(entry, later);
    service.now = new Date(NOON.getTime() + 31 * DAY);
    await runHousekeeping(service);
    const kept = await service.db.select().from(draws).where(eq(draws.entryId, entry));
    expect(new Set(kept.map(({ submissionId }) => submissionId))).toEqual(new Set([winner, later]));
  });

  it.each([
    ['no value', undefined],
    ['an empty value', ''],
    ['an invented value', 'abcdefghijklmnop'],
  ])('refuses a save with %s as token', async (_name, token) => {
    expect(outcome(await saveAction(service, await open(5), { token }))).toBe('NO TOKEN');
  });

  it('refuses a save with another action’s token', async () => {
    const { token } = (await drawToken(await open(5))).body;
    expect(outcome(await saveAction(service, await open(5), { token }))).toBe('NO TOKEN');
  });

  it('an INVALID save doesn’t use up the token', async () => {
    const entry = await open(1);
    const { token } = (await drawToken(entry)).body;
    expect(outcome(await saveAction(service, entry, { token, firstname: '' }))).toBe('INVALID');
    expect(outcome(await saveAction(service, entry, { token }))).toBe('success');
  });

  it.each([
    ['no prizes', {}, 0, 'CLOSED'],
    ['not started', { startDate: '2026-11-21' }, 5, 'NOT STARTED'],
    ['ended', { endDate: '2026-11-19' }, 5, 'ENDED'],
    ['not a draw', { randomGeneratorActivate: '0' }, 5, 'INVALID'],
  ])('%s', async (_name, tile, winners, expected) => {
    expect(outcome(await drawToken(await open(winners, tile)))).toBe(expected);
  });

  it('wins one time in four', async () => {
    const entry = await open(10);
    for (const [random, expected] of [
      [0.2499, 'success'],
      [0.25, 'NO TOKEN'],
    ] as const) {
      service.random = random;
      expect(outcome(await drawToken(entry))).toBe(expected);
    }
    const numbers = Array.from({ length: 10_000 }, secureRandom);
    expect(Math.max(...numbers)).toBeLessThan(1);
    // Seven standard deviations.
    expect(Math.abs(numbers.filter((number) => number < 0.25).length - 2500)).toBeLessThan(300);
  });

  it('is CLOSED when no place is left, though a prize is', async () => {
    const entry = await open(3, { maxCalls: '1' });
    const { token } = (await drawToken(entry)).body;
    expect(outcome(await saveAction(service, entry, { token }))).toBe('success');
    expect(outcome(await drawToken(entry))).toBe('CLOSED');
    // As after an import that lowers the limit.
    await service.db.update(callCounters).set({ used: 2 }).where(eq(callCounters.entryId, entry));
    expect(outcome(await drawToken(entry))).toBe('CLOSED');
    expect(await left(entry)).toBe(2);
  });

  it('refuses a draw without an Idempotency-Key, and on HEAD', async () => {
    const entry = await open(1);
    const reply = await service.get(`/action/v1/token/${entry}/1`);
    expect(reply.body).toEqual({ state: 'error', errormessage: 'INVALID', fields: ['Idempotency-Key'] });
    const headers = { 'Idempotency-Key': uuid() };
    await service.send(`/action/v1/token/${entry}/1`, { method: 'HEAD', headers });
    expect(await left(entry)).toBe(1);
  });
});

describe.each(engines)('draws of one network on %s', (engine) => {
  const vehicles = [{ bits: '110001100011001101100100', riders: 180 }];
  const settings = { LIMITS_FACTOR: 1, VEHICLE_NETWORKS: vehicles };
  const service = opened(() => TestSubmissionServer.open(engine, settings));

  const open = async (winners: number, fields = {}) => {
    const entry = await service.addEntry([actionTile({ randomGeneratorActivate: '1', ...fields })]);
    await service.db.insert(prizes).values({ entryId: entry, actionId: '1', winners, left: winners });
    return entry;
  };
  const drawn = (entry: string, address: string, key = uuid()) =>
    service.get(`/action/v1/token/${entry}/1`, { 'Idempotency-Key': key, 'X-Forwarded-For': address });

  it('win 5% of the prizes left per hour, and at least two', async () => {
    const [many, few, other] = [await open(100), await open(10), await open(10)];
    const draws = async (entry: string, address: string) => {
      const replies = [];
      for (let draw = 0; draw < 7; draw += 1) replies.push(await drawn(entry, address));
      return tally(replies);
    };
    expect(await draws(many, '203.0.113.20')).toEqual({ success: 5, 'SHARE TAKEN': 2 });
    expect(await draws(few, '203.0.113.20')).toEqual({ success: 2, 'SHARE TAKEN': 5 });
    expect(outcome(await drawn(other, '203.0.113.20'))).toBe('success');
    expect(outcome(await drawn(few, '203.0.113.21'))).toBe('success');
  });

  it('get CLOSED, not SHARE TAKEN, when no prize is left', async () => {
    const entry = await open(3);
    const winner = uuid();
    for (const [address, key] of [
      ['203.0.113.23', winner],
      ['203.0.113.23', uuid()],
      ['203.0.113.24', uuid()],
    ] as const)
      expect(outcome(await drawn(entry, address, key))).toBe('success');
    expect(outcome(await drawn(entry, '203.0.113.23'))).toBe('CLOSED');
    // The expired token's prize is available again, but this network has used up its share.
    service.now = new Date(service.now.getTime() + 16 * 60_000);
    expect(outcome(await drawn(entry, '203.0.113.23'))).toBe('SHARE TAKEN');
    // Its winner's new token was counted at the draw.
    expect(outcome(await drawn(entry, '203.0.113.23', winner))).toBe('success');
  });

  it('win 20% per hour, and at least ten, in a vehicle network', async () => {
    const [many, few] = [await open(100), await open(12)];
    const atOnce = (entry: string) =>
      Promise.all(Array.from({ length: 25 }, () => drawn(entry, '198.51.100.9')));
    expect(tally(await atOnce(many))).toEqual({ success: 20, 'SHARE TAKEN': 5 });
    expect(tally(await atOnce(few))).toEqual({ success: 10, 'SHARE TAKEN': 15 });
  });

  it('win two of fifty concurrent draws; the others get 429 with Retry-After', async () => {
    const entry = await open(20);
    const first = uuid();
    const atOnce = await Promise.all([
      drawn(entry, '203.0.113.22', first),
      ...Array.from({ length: 49 }, () => drawn(entry, '203.0.113.22')),
    ]);
    expect(tally(atOnce)).toEqual({ success: 2, 'SHARE TAKEN': 48 });
    const [prize] = await service.db.select().from(prizes).where(eq(prizes.entryId, entry));
    expect(prize?.left).toBe(18);
    const late = await drawn(entry, '203.0.113.22');
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(3000);
    // A repeated draw gets its first result.
    expect((await drawn(entry, '203.0.113.22', first)).body).toEqual(atOnce[0]?.body);
  });

  it('are claimed though the network has used up its share', async () => {
    const entry = await open(20, { maxCalls: '20' });
    const [from, call] = [{ 'X-Forwarded-For': '203.0.113.25' }, `/action/v1/info/${entry}/1`];
    for (const won of [await drawn(entry, '203.0.113.25'), await drawn(entry, '203.0.113.25')]) {
      expect(outcome(await service.get(call, from))).toBe('success');
      const { token } = won.body;
      expect(outcome(await saveAction(service, entry, { token }, from))).toBe('success');
    }
  });

  it('have normal odds until the network’s share is used up', async () => {
    const entry = await open(100);
    service.random = LOSE;
    const draws = Array.from({ length: 60 }, () => drawn(entry, '203.0.113.24'));
    expect(tally(await Promise.all(draws))).toEqual({ 'NO TOKEN': 60 });
    service.random = 0;
    expect(outcome(await drawn(entry, '203.0.113.24'))).toBe('success');
  });

  it('answer CLOSED, however often, if there are no prizes', async () => {
    const entry = await open(0);
    for (let draw = 0; draw < 12; draw += 1) {
      expect(outcome(await drawn(entry, '203.0.113.9'))).toBe('CLOSED');
    }
  });
});
