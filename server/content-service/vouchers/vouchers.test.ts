import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { actionSaveAnswer, voucherAnswer } from '#app/contract/answers.ts';
import { actionTile, saveAction } from '#tests/support/content-service/action.ts';
import { engines } from '#tests/support/content-service/database.ts';
import { hostileValues } from '#tests/support/content-service/hostile-values.ts';
import { runHousekeeping } from '#tests/support/content-service/housekeeping.ts';
import {
  NOON,
  outcome,
  type Reply,
  TestSubmissionServer,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { waitsForLock } from '#tests/support/content-service/waits-for-lock.ts';
import { opened } from '#tests/support/opened.ts';
import { hashPassword } from '../core/password.ts';
import { failedTries, voucherActions, vouchers } from '../db/submission-tables.ts';
import { TRIES_WINDOW_MS } from './failed-tries.ts';
import { PasswordCheck } from './password-check.ts';
import { nextVoucher } from './voucher-pool.ts';

const PASSWORD = 'Straßenbahn-7';
/** Hundreds of passwords are tried here; `core/password.test.ts` tries some at their real cost. */
const COST = { N: 2, r: 8, p: 1 };
const passwordHash = hashPassword(PASSWORD, COST);

describe.each(engines)('vouchers on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));
  beforeEach(() => {
    service.now = NOON;
  });

  async function open(codes: string[], endDate: Date | null = null, tile = {}) {
    const entry = await service.addEntry([actionTile({ autoresponse: 'qrcode', ...tile })]);
    const action = { entryId: entry, actionId: '1' };
    await service.db.insert(voucherActions).values({ ...action, passwordHash: await passwordHash, endDate });
    if (codes.length > 0) {
      await service.db
        .insert(vouchers)
        .values(codes.map((code, position) => ({ ...action, code, position })));
    }
    return entry;
  }
  const use = (entry: string, voucher: string, fields = {}, headers = {}) =>
    service.post(
      '/voucher/v1/use',
      { submission_id: uuid(), id: entry, action: '1', voucher, password: PASSWORD, ...fields },
      headers,
    );
  const info = (entry: string, fields = {}, headers = {}) =>
    service.post('/voucher/v1/info', { id: entry, action: '1', password: PASSWORD, ...fields }, headers);
  const CODES = ['A-1', 'A-2', 'A-3'];
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  it('are redeemed once and counted', async () => {
    const entry = await open(CODES, new Date('2026-11-30T22:59:59Z'));
    const untouched = {
      voucherEndDate: '2026-11-30 23:59:59',
      countMax: 3,
      countLeft: 3,
      voucherLeft: 3,
      voucherUsed: 0,
    };
    expect((await info(entry)).body).toEqual({ state: 'success', info: untouched });
    const reply = await use(entry, 'A-2');
    expect(reply.body).toEqual({
      state: 'success',
      info: { ...untouched, countLeft: 2, voucherLeft: 2, voucherUsed: 1 },
    });
    voucherAnswer.parse(reply.body);
    expect(outcome(await use(entry, 'A-2'))).toBe('CODE USED');
  });

  it('are redeemed by one of 200 concurrent requests', async () => {
    const entry = await open(CODES);
    const replies = await Promise.all(Array.from({ length: 200 }, () => use(entry, 'A-1')));
    expect(tally(replies)).toEqual({ success: 1, 'CODE USED': 199 });
  }, 20_000);

  it('answer a repeated redemption as the first time, also after the end', async () => {
    const entry = await open(CODES, new Date('2026-11-20T12:00:00Z'));
    const mine = { submission_id: uuid() };
    const replies = await Promise.all(Array.from({ length: 20 }, () => use(entry, 'A-1', mine)));
    expect(tally(replies)).toEqual({ success: 20 });
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    service.now = new Date('2026-11-20T12:00:01Z');
    expect(tally([await use(entry, 'A-1', mine), await use(entry, 'A-2')])).toEqual({
      success: 1,
      'ACTION ENDED': 1,
    });
    expect(outcome(await use(entry, 'A-1', { ...mine, password: 'wrong' }))).toBe('WRONG PASSWORD');
  });

  it('never look redeemed because another one was', async () => {
    const entry = await open(CODES);
    const mine = { submission_id: uuid() };
    await use(entry, 'A-1', mine);
    expect(outcome(await use(entry, 'A-2', mine))).toBe('RESOLVING ANOTHER VOUCHER');
    expect(outcome(await use(entry, 'A-2'))).toBe('success');
    const other = { entryId: entry, actionId: '2', passwordHash: await passwordHash };
    await service.db.insert(voucherActions).values(other);
    const reply = await use(entry, 'A-1', { ...mine, action: '2' });
    expect(reply.body).toMatchObject({ errormessage: 'INVALID', fields: ['submission_id'] });
  });

  it.each([
    ['no such action', { action: '2' }, 'NO QRCODE ACTION', 'NO QRCODE ACTION'],
    ['no such entry', { id: '999999' }, 'NO QRCODE ACTION', 'NO QRCODE ACTION'],
    ['a wrong password', { password: PASSWORD.toLowerCase() }, 'WRONG PASSWORD', 'WRONG PASSWORD'],
    ['an unknown code', { voucher: 'B-1' }, 'CODE NOT FOUND', 'success'],
    ['a code in other letters', { voucher: 'a-1' }, 'CODE NOT FOUND', 'success'],
  ])('with %s', async (_name, fields, used, asked) => {
    const entry = await open(CODES);
    expect(outcome(await use(entry, 'A-1', fields))).toBe(used);
    expect(outcome(await info(entry, fields))).toBe(asked);
  });

  it('answer ACTION ENDED for any code after the end, while info still has the counts', async () => {
    const entry = await open(CODES, new Date('2026-11-20T10:59:59Z'));
    expect(tally([await use(entry, 'A-1'), await use(entry, 'unknown')])).toEqual({ 'ACTION ENDED': 2 });
    expect(outcome(await info(entry))).toBe('success');
  });

  describe('whose password', () => {
    const wrong = { password: 'wrong' };

    it('may be wrong thirty times a minute, for each action and address', async () => {
      const [entry, other] = [await open(CODES), await open(CODES)];
      const here = from('203.0.113.7');
      for (let n = 1; n <= 30; n += 1) {
        service.now = new Date(NOON.getTime() + n * 100);
        const ask = n % 2 ? info(entry, wrong, here) : use(entry, 'A-1', wrong, here);
        expect(outcome(await ask)).toBe('WRONG PASSWORD');
      }
      const refused = await info(entry, {}, here);
      expect(refused).toMatchObject({ status: 429, body: { state: 'error', errormessage: 'TRY LATER' } });
      expect(refused.headers.get('Retry-After')).toBe('60');
      expect(outcome(await info(other, {}, here))).toBe('success');
      expect(outcome(await info(entry, {}, from('203.0.113.8')))).toBe('success');
      service.now = new Date(NOON.getTime() + 64_000);
      expect(outcome(await info(entry, {}, here))).toBe('success');
      await info(entry, wrong, here);
      await runHousekeeping(service);
      const stored = await service.db.select({ at: failedTries.triedAt }).from(failedTries);
      const times = stored.map(({ at }) => at.getTime());
      expect(times).toContain(service.now.getTime());
      expect(Math.min(...times)).toBeGreaterThanOrEqual(service.now.getTime() - TRIES_WINDOW_MS);
    });

    it('isn’t refused for tries that are in the future, because the clock was set back', async () => {
      const [entry, here] = [await open(CODES), from('203.0.113.9')];
      for (let n = 1; n <= 30; n += 1) await info(entry, wrong, here);
      expect(outcome(await info(entry, {}, here))).toBe('TRY LATER');
      service.now = new Date(NOON.getTime() - 60_000);
      expect(outcome(await info(entry, {}, here))).toBe('TRY LATER');
      service.now = new Date(NOON.getTime() - 2 * 24 * 60 * 60_000);
      expect(outcome(await info(entry, {}, here))).toBe('success');
    });

    it('is right: it neither counts as a failed attempt nor resets them', async () => {
      const entry = await open(CODES);
      const here = from('203.0.113.6');
      for (let n = 1; n <= 29; n += 1) await info(entry, wrong, here);
      expect(outcome(await info(entry, {}, here))).toBe('success');
      expect(tally([await info(entry, wrong, here), await info(entry, wrong, here)])).toEqual({
        'WRONG PASSWORD': 1,
        'TRY LATER': 1,
      });
    });

    it('is limited for one address even after another one gave the right password', async () => {
      const entry = await open(CODES);
      expect(outcome(await info(entry, {}, from('203.0.113.20')))).toBe('success');
      const there = from('203.0.113.21');
      for (let n = 1; n <= 30; n += 1) await info(entry, { password: `guess ${n}` }, there);
      expect(outcome(await info(entry, {}, there))).toBe('TRY LATER');
      expect(outcome(await info(entry, { password: 'guess 31' }, there))).toBe('TRY LATER');
      expect(outcome(await info(entry, {}, from('203.0.113.20')))).toBe('success');
    });

    it('is not guessed by asking very often at once', async () => {
      const entry = await open(CODES);
      const guess = (_: unknown, n: number) => info(entry, { password: `guess ${n}` }, from('203.0.113.9'));
      const replies: Reply[] = [];
      for (let round = 0; round < 4; round += 1)
        replies.push(...(await Promise.all(Array.from({ length: 20 }, guess))));
      expect(tally(replies)).toEqual({ 'WRONG PASSWORD': 30, 'TRY LATER': 50 });
    });

    it('is checked one attempt at a time, 25 may wait; a known right one passes at once', async () => {
      const looked: ((isRight: boolean) => void)[] = [];
      const check = new PasswordCheck(() => new Promise((resolve) => looked.push(resolve)));
      const attempt = { db: service.db, entryId: '1', actionId: '1', passwordHash: 'x', now: NOON };
      const enter = (password: string, address: string) => check.check({ ...attempt, password, address });
      const staff = enter('right', '198.51.100.1');
      await expect.poll(() => looked.length, { interval: 1 }).toBe(1);
      looked[0]?.(true);
      expect(await staff).toBe('right');
      const guesses = Array.from({ length: 60 }, (_, n) => enter('guess', `203.0.113.${n}`));
      expect(await Promise.all(guesses.slice(25))).toEqual(Array(35).fill('too many tries'));
      expect(await enter('right', '198.51.100.1')).toBe('right');
      for (let n = 1; n <= 25; n += 1) {
        await expect.poll(() => looked.length, { interval: 1 }).toBe(n + 1);
        looked[n]?.(false);
      }
      expect(await Promise.all(guesses.slice(0, 25))).toEqual(Array(25).fill('wrong'));
    });

    it('is not guessed from the many addresses of one IPv6 line', async () => {
      const entry = await open(CODES);
      const replies: Reply[] = [];
      for (let n = 1; n <= 31; n += 1) {
        replies.push(await info(entry, { password: `${n}` }, from(`2001:db8:1:2::${n}`)));
      }
      expect(tally(replies)).toEqual({ 'WRONG PASSWORD': 30, 'TRY LATER': 1 });
      expect(outcome(await info(entry, {}, from('2001:db8:1:3::1')))).toBe('success');
    });

    it.each([
      ['a /56', (n: number) => `2001:db8:1:ab${n.toString(16).padStart(2, '0')}::1`, 60],
      ['a /48', (n: number) => `2001:db8:1:${(n * 257).toString(16)}::1`, 90],
    ])('is guessed from all of %s two or three times as often', async (_, addressOf, most) => {
      const entry = await open(CODES);
      const replies: Reply[] = [];
      for (let n = 1; n <= most + 5; n += 1) {
        replies.push(await info(entry, { password: `${n}` }, from(addressOf(n))));
      }
      expect(tally(replies)).toEqual({ 'WRONG PASSWORD': most, 'TRY LATER': 5 });
      expect(outcome(await info(entry, {}, from('2001:db8:2:1::1')))).toBe('success');
    });

    it('is right: requests aren’t limited', async () => {
      const entry = await open(CODES);
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => info(entry, {}, from('203.0.113.10'))),
      );
      expect(tally(replies)).toEqual({ success: 50 });
    });

    it('was changed: the old one is wrong at once', async () => {
      const entry = await open(CODES);
      expect(outcome(await info(entry))).toBe('success');
      await service.db
        .update(voucherActions)
        .set({ passwordHash: await hashPassword('neu', COST) })
        .where(eq(voucherActions.entryId, entry));
      expect(outcome(await info(entry))).toBe('WRONG PASSWORD');
      expect(outcome(await info(entry, { password: 'neu' }))).toBe('success');
    });
  });

  it.each(['id', 'action', 'voucher', 'password', 'submission_id'])(
    'name %s whatever is wrong with it',
    async (field) => {
      const entry = await open(CODES);
      for (const [, value] of hostileValues) {
        const reply = await use(entry, 'A-1', { [field]: value }, from(uuid()));
        expect(reply.status).toBe(200);
        expect(reply.body.state).toBe('error');
        if (outcome(reply) === 'INVALID') expect(reply.body.fields).toContain(field);
        else expect(outcome(reply)).toMatch(/^(WRONG PASSWORD|NO QRCODE ACTION|CODE NOT FOUND)$/);
      }
    },
  );

  it('are handed out one for each participation, until none is left', async () => {
    const codes = Array.from({ length: 12 }, (_, n) => `C-${String(n).padStart(2, '0')}`);
    const entry = await open(codes);
    await use(entry, 'C-00');
    expect((await service.get(`/action/v1/info/${entry}/1`)).body).toEqual({
      state: 'success',
      info: { countLeft: 11 },
    });
    const replies = await Promise.all(Array.from({ length: 30 }, () => saveAction(service, entry)));
    expect(tally(replies)).toEqual({ autorespond: 11, 'MAX REACHED': 19 });
    const given = replies
      .map(({ body }) => actionSaveAnswer.parse(body))
      .flatMap((a) => (a.state === 'autorespond' ? [a.code] : []));
    expect(given.sort()).toEqual(codes.slice(1));
    expect((await service.get(`/action/v1/info/${entry}/1`)).body).toEqual({
      state: 'success',
      info: { countLeft: 0 },
    });
    // The staff see which of them were redeemed, not handed out.
    expect((await info(entry)).body.info).toMatchObject({ countLeft: 0, voucherLeft: 11, voucherUsed: 1 });
  });

  it.each([
    ['not handed out', NOON, 'A-2'],
    ['handed out if that fails', null, 'A-1'],
  ])('that are being redeemed are %s', async (_, usedAt, code) => {
    const entry = await open(CODES);
    const { saving } = await service.db.transaction(async (tx) => {
      const redeem = (at: Date | null) =>
        tx
          .update(vouchers)
          .set({ usedAt: at, issuedAt: at })
          .where(and(eq(vouchers.entryId, entry), eq(vouchers.code, 'A-1')));
      await redeem(NOON);
      const saving = saveAction(service, entry);
      await waitsForLock(service.database, saving);
      await redeem(usedAt);
      return { saving };
    });
    expect((await saving).body).toMatchObject({ code });
  });

  it('whose row is locked for three seconds by another redemption can be redeemed later', async () => {
    await service.db.execute(sql`
      create function still_locked() returns trigger language plpgsql as $$
        begin
          if current_setting('lock_timeout') = '3s' then
            raise exception using errcode = '55P03';
          end if;
          return new;
        end $$`);
    await service.db.execute(sql`create trigger still_locked before update on vouchers
      for each row when (new.code = 'LOCKED') execute function still_locked()`);
    const entry = await open(['LOCKED']);
    expect(outcome(await use(entry, 'LOCKED'))).toBe('RESOLVING ANOTHER VOUCHER');
    await service.db.execute(sql`drop trigger still_locked on vouchers`);
    expect(outcome(await use(entry, 'LOCKED'))).toBe('success');
  });

  it('are counted up to 10,000', async () => {
    const entry = await open(Array.from({ length: 12_000 }, (_, n) => `C-${n}`));
    expect((await service.get(`/action/v1/info/${entry}/1`)).body).toEqual({
      state: 'success',
      info: { countLeft: 10_000 },
    });
    expect((await info(entry)).body).toMatchObject({ info: { countLeft: 12_000 } });
  });

  it('are found in the index’s order, without sorting the pool', async () => {
    const plan = await service.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain ${nextVoucher(tx, { entryId: '1', actionId: '1' })}`);
    });
    expect(JSON.stringify(plan.rows)).toContain('vouchers_not_issued');
    expect(JSON.stringify(plan.rows)).not.toContain('Sort');
  });

  it('are not used up by a participation that is refused or repeated', async () => {
    const entry = await open(CODES, null, { maxCalls: 2 });
    const mine = { submission_id: uuid(), email: 'erika@example.org' };
    const first = await saveAction(service, entry, mine);
    expect(first.body).toMatchObject({ state: 'autorespond', variant: 'qrcode', code: 'A-1' });
    expect((await saveAction(service, entry, mine)).body).toEqual(first.body);
    expect(outcome(await saveAction(service, entry, { email: mine.email }))).toBe('ALREADY PARTICIPATED');
    expect((await saveAction(service, entry)).body).toMatchObject({ code: 'A-2' });
    expect(outcome(await saveAction(service, entry))).toBe('MAX REACHED');
    expect((await service.get(`/action/v1/info/${entry}/1`)).body.info).toEqual({ countLeft: 0 });
    const rows = await service.db
      .select()
      .from(vouchers)
      .where(and(eq(vouchers.entryId, entry), eq(vouchers.code, 'A-3')));
    expect(rows).toMatchObject([{ issuedAt: null }]);
  });

  it('leave no password in the log', () => {
    expect(JSON.stringify(service.log)).not.toContain(PASSWORD);
  });
});
