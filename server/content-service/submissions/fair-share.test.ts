import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { parseSharedNetwork } from '#app/contract/network-of.ts';
import { actionTile, saveAction } from '#tests/support/content-service/action.ts';
import {
  outcome,
  TestSubmissionServer,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { opened } from '#tests/support/opened.ts';
import { prizes } from '../db/content-tables.ts';
import { vouchers } from '../db/submission-tables.ts';

/** Places and codes; prizes are in draw.test.ts. */
describe('what one network gets within an hour', () => {
  const VEHICLE_NETWORKS = [parseSharedNetwork('2001:db8:5::/48=180') ?? expect.fail()];
  const service = opened(() => TestSubmissionServer.open('pglite', { LIMITS_FACTOR: 3, VEHICLE_NETWORKS }));

  const from = (n: number) => ({ 'X-Forwarded-For': `2001:db8:1:${n.toString(16)}::1` });
  const ELSEWHERE = { 'X-Forwarded-For': '203.0.113.7' };
  const save = (entry: string, headers: Record<string, string>, fields = {}) =>
    saveAction(service, entry, fields, headers);
  const deal = { type: 'deal', id: '1', buttonText: 'Ja', email: 'a@b.example', maxCalls: '10' };
  const saveDeal = (entry: string, headers: Record<string, string>) =>
    service.post('/deal/v1/save', { submission_id: uuid(), deal_id: '1', entry_id: entry }, headers);
  const info = async (entry: string, headers: Record<string, string>) =>
    outcome(await service.get(`/action/v1/info/${entry}/1`, headers));

  it('is 5% of an action’s places, counted per IPv6 /48', async () => {
    const entry = await service.addEntry([actionTile({ maxCalls: '60' })]);
    expect(await info(entry, from(1))).toBe('success');
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => save(entry, from(n))));
    expect(tally(replies)).toEqual({ success: 3, 'SHARE TAKEN': 17 });
    // `info` refuses already before the form is filled in.
    expect(await info(entry, from(99))).toBe('SHARE TAKEN');
    expect(await info(entry, ELSEWHERE)).toBe('success');
    expect(outcome(await save(entry, ELSEWHERE))).toBe('success');
  });

  it('is a share for each vehicle of a listed /48', async () => {
    const entry = await service.addEntry([actionTile({ maxCalls: '50' })]);
    for (const vehicle of [1, 2]) {
      const riders = Array.from({ length: 15 }, (_, n) => ({
        'X-Forwarded-For': `2001:db8:5:${vehicle}::${n}`,
      }));
      const replies = await Promise.all(riders.map((headers) => save(entry, headers)));
      expect(tally(replies)).toEqual({ success: 10, 'SHARE TAKEN': 5 });
    }
  });

  it('is refused with MAX REACHED, not SHARE TAKEN, when no place is left', async () => {
    const entry = await service.addEntry([actionTile({ maxCalls: '4' })]);
    for (const headers of [from(1), from(2), ELSEWHERE, ELSEWHERE])
      expect(outcome(await save(entry, headers))).toBe('success');
    expect(outcome(await save(entry, from(3)))).toBe('MAX REACHED');
    expect(await info(entry, ELSEWHERE)).toBe('success');
    const offer = await service.addEntry([{ ...deal, maxCalls: '2' }]);
    for (const expected of ['success', 'success', 'finished'])
      expect(outcome(await saveDeal(offer, ELSEWHERE))).toBe(expected);
  });

  it('is at least two voucher codes', async () => {
    const entry = await service.addEntry([actionTile({ autoresponse: 'qrcode' })]);
    const codes = Array.from({ length: 10 }, (_, n) => `code${n}`);
    await service.db
      .insert(vouchers)
      .values(codes.map((code, position) => ({ entryId: entry, actionId: '1', code, position })));
    const replies = [];
    for (let n = 0; n < 5; n += 1) replies.push(await save(entry, from(n)));
    expect(tally(replies)).toEqual({ autorespond: 2, 'SHARE TAKEN': 3 });
  });

  it('counts no save that was refused, and none twice', async () => {
    const entry = await service.addEntry([actionTile({ maxCalls: '20' })]);
    const twice = { submission_id: uuid(), email: 'first@example.org' };
    for (let n = 0; n < 4; n += 1) expect(outcome(await save(entry, from(n), twice))).toBe('success');
    for (let n = 0; n < 4; n += 1) {
      const again = { email: 'first+again@example.org' };
      expect(outcome(await save(entry, from(n), again))).toBe('ALREADY PARTICIPATED');
    }
    expect(outcome(await save(entry, from(9)))).toBe('success');
    expect(outcome(await save(entry, from(9)))).toBe('SHARE TAKEN');
  });

  /** Makes the next `times` writes to the table fail with a deadlock or, by turns, a serialization error. */
  async function deadlock(table: string, times: number) {
    await service.db.execute(
      sql.raw(`
      create sequence deadlocks_of_${table};
      create function deadlock_${table}() returns trigger language plpgsql as $$
        declare n integer := nextval('deadlocks_of_${table}');
        begin
          if n <= ${times} then
            raise exception using errcode = case n % 2 when 0 then '40P01' else '40001' end;
          end if;
          return new;
        end $$;
      create trigger deadlock after update on ${table} for each row execute function deadlock_${table}()`),
    );
  }

  it('counts a save, draw or deal once that was retried after deadlocks, and none that failed', async () => {
    await deadlock('submissions', 7);
    await deadlock('draws', 2);
    const scarce = await service.addEntry([actionTile({ maxCalls: '20' })]);
    expect(outcome(await save(scarce, ELSEWHERE))).toBe('FAILED');
    for (let n = 0; n < 2; n += 1) expect(outcome(await save(scarce, ELSEWHERE))).toBe('success');
    const drawn = await service.addEntry([actionTile({ randomGeneratorActivate: true })]);
    await service.db.insert(prizes).values({ entryId: drawn, actionId: '1', winners: 20, left: 20 });
    const draw = () =>
      service.get(`/action/v1/token/${drawn}/1`, { ...ELSEWHERE, 'Idempotency-Key': uuid() });
    for (let n = 0; n < 2; n += 1) expect(outcome(await draw())).toBe('success');
    await service.db.execute(sql`alter sequence deadlocks_of_submissions restart`);
    const offer = await service.addEntry([deal]);
    expect(outcome(await saveDeal(offer, ELSEWHERE))).toBe('FAILED');
    for (let n = 0; n < 2; n += 1) expect(outcome(await saveDeal(offer, ELSEWHERE))).toBe('success');
    for (const reply of [await save(scarce, ELSEWHERE), await draw(), await saveDeal(offer, ELSEWHERE)])
      expect(outcome(reply)).toBe('SHARE TAKEN');
  });

  it('is a sliding window: no hour has two shares', async () => {
    const entry = await service.addEntry([actionTile({ maxCalls: '40' })]);
    const began = service.now.getTime();
    const at = async (minute: number) => {
      service.now = new Date(began + minute * 60_000);
      const reply = await save(entry, ELSEWHERE);
      return outcome(reply) === 'success' ? 'success' : reply.headers.get('Retry-After');
    };
    try {
      expect(await at(0)).toBe('success');
      expect(await at(59)).toBe('success');
      // Spans of ten minutes: the first one counts until the seventh after it begins.
      expect(await at(61)).toBe('540');
      expect(await at(70)).toBe('success');
      expect(await at(71)).toBe('2940');
      expect(await at(119)).toBe('60');
      expect(await at(120)).toBe('success');
      expect(await at(121)).not.toBe('success');
    } finally {
      service.now = new Date(began);
    }
  });

  it('is unlimited where the tile has no limit', async () => {
    const entry = await service.addEntry([actionTile()]);
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(entry, ELSEWHERE)));
    expect(tally(replies)).toEqual({ success: 20 });
  });

  it('is two of a deal with ten places, and info reports SHARE TAKEN', async () => {
    const entry = await service.addEntry([deal]);
    const replies = await Promise.all(Array.from({ length: 5 }, (_, n) => saveDeal(entry, from(n))));
    expect(tally(replies)).toEqual({ success: 2, 'SHARE TAKEN': 3 });
    expect(outcome(await service.get(`/deal/v1/info/${entry}/1`, from(7)))).toBe('SHARE TAKEN');
    expect(outcome(await service.get(`/deal/v1/info/${entry}/1`, ELSEWHERE))).toBe('success');
  });
});
