import { describe, expect, it } from 'vitest';
import type { Body } from '#app/content/submission-client.server.ts';
import type { VoucherAnswer } from '#app/contract/answers.ts';
import { BACK, REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import {
  info,
  NOON,
  PASSWORD,
  pairOf,
  passwordPair,
  press,
  redeem,
  SUBMISSION,
  serverThat,
  statistics,
  visitWith,
} from '#tests/support/voucher.ts';
import { cookiesOnOpen } from './voucher.server.ts';
import { rememberedPassword } from './voucher-password.server.ts';

/** A content server that accepts the first submission id and refuses all others. */
function redeemingServer() {
  let first: unknown = null;
  const asked: unknown[] = [];
  const redeemVoucher = async ({ submission_id }: Body): Promise<VoucherAnswer> => {
    asked.push(submission_id);
    first ??= submission_id;
    return submission_id === first
      ? { state: 'success', info }
      : { state: 'error', errormessage: 'CODE USED' };
  };
  return { asked, client: { voucherInfo: redeemVoucher, redeemVoucher } };
}

describe('a redemption by the same browser', () => {
  const OTHER = '3f1c1f5e-6a55-4d0a-9a3e-222222222222';
  const LATER = NOON + 5 * 60_000;
  const typed = { password: PASSWORD };
  const again = { submission_id: OTHER };

  it('is recognised on the next scan after its response was lost', async () => {
    const { client } = redeemingServer();
    const open = (cookie: string, submissionId: string, now: number) =>
      cookiesOnOpen({ visit: visitWith(cookie), target: redeem, submissionId, now });
    const [first = ''] = await open(await passwordPair(), SUBMISSION, NOON);
    await press(client, { cookie: pairOf(first) });
    const [second = ''] = await open(pairOf(first), OTHER, LATER);
    const step = await press(client, { cookie: pairOf(second), fields: again, now: LATER });
    expect(step).toMatchObject({ view: { step: 'done', redeemedAt: NOON, info, again: false }, status: 200 });
  });

  it.each(['was lost', 'arrived'])('is recognised after many scans if its response %s', async (response) => {
    const { client } = redeemingServer();
    let cookie = await passwordPair();
    const scan = async (now: number) => {
      const submissionId = crypto.randomUUID();
      const [kept = cookie] = await cookiesOnOpen({
        visit: visitWith(cookie),
        target: redeem,
        submissionId,
        now,
      });
      cookie = pairOf(kept);
      return submissionId;
    };
    const redeemNow = (submission_id: string, now: number) =>
      press(client, { cookie, fields: { submission_id }, now });
    await scan(NOON);
    const done = await redeemNow(await scan(NOON), NOON);
    if (response === 'arrived') cookie = pairOf(done.cookies[0]);
    let last = '';
    for (let scans = 0; scans < 4; scans += 1) last = await scan(LATER);
    // Used a second time if its success was shown: a red warning, as specified for used vouchers.
    const again = response === 'arrived';
    const step = await redeemNow(last, LATER);
    expect(step).toMatchObject({
      view: { step: 'done', redeemedAt: NOON, again },
      status: again ? 422 : 200,
    });
  });

  it('is recognised if the password was typed, too', async () => {
    const { client } = redeemingServer();
    const asked = await press(client);
    const cookie = pairOf(asked.cookies[0]);
    await press(client, { cookie, fields: typed });
    const step = await press(client, { cookie, fields: { ...again, ...typed }, now: LATER });
    expect(step.view).toMatchObject({ step: 'done', redeemedAt: NOON });
  });

  it('is recognised after a failed request', async () => {
    const { client } = redeemingServer();
    await client.redeemVoucher({ submission_id: SUBMISSION });
    const failed = await press(serverThat('fails').client, { fields: typed });
    const cookie = pairOf(failed.cookies[0]);
    const step = await press(client, { cookie, fields: { ...again, ...typed }, now: LATER });
    expect(step.view).toMatchObject({ step: 'done', redeemedAt: NOON });
  });

  it('is recognised after a failed request and a wrong password, which alone is forgotten', async () => {
    const { asked, client } = redeemingServer();
    await client.redeemVoucher({ submission_id: SUBMISSION });
    const failed = await press(serverThat('fails').client, { cookie: await passwordPair() });
    const wrong = await press(serverThat({ state: 'error', errormessage: 'WRONG PASSWORD' }).client, {
      cookie: pairOf(failed.cookies[0]),
      fields: { ...again, password: 'wrong' },
    });
    const cookie = pairOf(wrong.cookies[0]);
    const anew = { submission_id: crypto.randomUUID() };
    expect((await press(client, { cookie, fields: anew })).view).toEqual({ step: 'ask' });
    expect(asked).toEqual([SUBMISSION]);
    const step = await press(client, { cookie, fields: { ...anew, ...typed }, now: LATER });
    expect(step).toMatchObject({ view: { step: 'done', redeemedAt: NOON }, status: 200 });
  });

  it('is neither redeemed by Back, nor forgotten after it', async () => {
    const { asked, client } = redeemingServer();
    const fields = { submission_id: crypto.randomUUID(), [REDISPLAY_FIELD]: BACK };
    const done = await press(client, { fields: typed });
    const cookie = pairOf(done.cookies[0]);
    expect((await press(client, { cookie, fields })).view).toEqual({ step: 'ask' });
    expect(asked).toHaveLength(1);
    const shown = await press(client, { cookie, fields: { [REDISPLAY_FIELD]: BACK }, now: LATER });
    expect(shown.view).toMatchObject({ step: 'done', redeemedAt: NOON });
  });

  it('is not made by Back to a button that was never pressed', async () => {
    const { asked, client } = redeemingServer();
    const opening = {
      visit: visitWith(await passwordPair()),
      target: redeem,
      submissionId: SUBMISSION,
      now: NOON,
    };
    const [cookie] = await cookiesOnOpen(opening);
    const step = await press(client, { cookie: pairOf(cookie), fields: { [REDISPLAY_FIELD]: BACK } });
    expect(step.view).toEqual({ step: 'ask' });
    expect(asked).toEqual([]);
  });

  it('is shown as an earlier one when its page is sent again, also after a try that failed', async () => {
    const { client } = redeemingServer();
    const done = await press(client, { fields: typed });
    expect(done.view).toMatchObject({ step: 'done', redeemedAt: null });
    const cookie = pairOf(done.cookies[0]);
    const failed = await press(serverThat('fails').client, { cookie, now: LATER });
    const step = await press(client, { cookie: pairOf(failed.cookies[0]) || cookie, now: LATER });
    expect(step.view).toMatchObject({ step: 'done', redeemedAt: NOON });
  });

  it('is recognised after the action’s end', async () => {
    const { client } = redeemingServer();
    const failed = await press(serverThat('fails').client, { fields: typed });
    await client.redeemVoucher({ submission_id: SUBMISSION });
    const ended = async (body: Body): Promise<VoucherAnswer> =>
      body.submission_id === OTHER
        ? { state: 'error', errormessage: 'ACTION ENDED' }
        : client.redeemVoucher(body);
    const cookie = pairOf(failed.cookies[0]);
    const step = await press({ ...client, redeemVoucher: ended }, { cookie, fields: { ...again, ...typed } });
    expect(step.view).toMatchObject({ step: 'done', redeemedAt: NOON });
  });

  it.each<[string, boolean, VoucherAnswer | 'fails', string]>([
    ['a try without an answer', false, 'fails', 'refused'],
    ['a redemption', true, 'fails', 'done'],
    ['a redemption', true, { state: 'error', errormessage: 'CODE USED' }, 'refused'],
  ])('is shown of a used voucher after %s (%s) only if the server doesn’t deny it: %o', async (...given) => {
    const [, isRedeemed, told, shown] = given;
    const { client } = isRedeemed ? redeemingServer() : serverThat('fails');
    const cookie = pairOf((await press(client, { fields: typed })).cookies[0]);
    const own = serverThat(told).client;
    const redeemVoucher = async (body: Body): Promise<VoucherAnswer> =>
      body.submission_id === OTHER ? { state: 'error', errormessage: 'CODE USED' } : own.redeemVoucher(body);
    const step = await press(
      { ...own, redeemVoucher },
      { cookie, fields: { ...again, ...typed }, now: LATER },
    );
    expect(step.view.step).toBe(shown);
  });

  it('is not claimed for a voucher that another browser has redeemed', async () => {
    const { client, asked } = redeemingServer();
    await client.redeemVoucher({ submission_id: 'another' });
    const [opening = ''] = await cookiesOnOpen({
      visit: visitWith(await passwordPair()),
      target: redeem,
      submissionId: SUBMISSION,
      now: NOON,
    });
    const step = await press(client, { cookie: pairOf(opening), fields: again });
    expect(step).toMatchObject({
      view: { step: 'refused', error: { text: 'voucherCodeUsed' } },
      status: 422,
    });
    expect(asked).toEqual(['another', OTHER, SUBMISSION]);
  });

  it('is not claimed for another voucher that was used', async () => {
    const { client } = redeemingServer();
    const cookie = pairOf((await press(client, { fields: typed })).cookies[0]);
    const target = { ...redeem, voucher: 'KACHEL-0002' };
    const step = await press(client, { target, cookie, fields: again, now: LATER });
    expect(step.view).toMatchObject({ step: 'refused', error: { text: 'voucherCodeUsed' } });
  });

  it('sets no cookie in browsers without a password', async () => {
    const opening = { visit: visitWith(), target: redeem, submissionId: SUBMISSION, now: NOON };
    expect(await cookiesOnOpen(opening)).toEqual([]);
    expect(await cookiesOnOpen({ ...opening, target: statistics })).toEqual([]);
  });

  it('fits into a cookie after a day of scanning, with the newest scan', async () => {
    let cookie = await passwordPair('x'.repeat(200));
    for (let scan = 0; scan < 30; scan += 1) {
      const target = { ...redeem, voucher: `${'K'.repeat(38)}${scan}` };
      const submissionId = SUBMISSION.replace(/11$/, String(10 + scan));
      const [kept = ''] = await cookiesOnOpen({ visit: visitWith(cookie), target, submissionId, now: NOON });
      expect(kept.length).toBeLessThan(4096);
      cookie = pairOf(kept);
      expect((await rememberedPassword(visitWith(cookie), redeem)).tries[0]).toMatchObject({ submissionId });
    }
  });
});
