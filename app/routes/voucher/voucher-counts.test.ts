import { describe, expect, it, vi } from 'vitest';
import { RequestFailed, TryLater } from '#app/content/submission-request.server.ts';
import type { VoucherAnswer } from '#app/contract/answers.ts';
import { SLOW_MS } from '#app/contract/with-timeout.ts';
import { info, PASSWORD, pairOf, press } from '#tests/support/voucher.ts';

type Call = () => Promise<VoucherAnswer>;

/** Redeems the voucher on a server with these responses to both calls. */
async function redeemed(use: VoucherAnswer, counts: Call, cookie = '') {
  const client = { redeemVoucher: vi.fn(async () => use), voucherInfo: vi.fn(counts) };
  const step = await press(client, { fields: { password: PASSWORD }, cookie });
  return { client, step, cookie: pairOf(step.cookies[0]) };
}

const answers = (answer: VoucherAnswer) => async () => answer;
const throws = (error: Error) => async () => {
  throw error;
};

describe('a redemption whose answer has no counts', () => {
  it.each<[string, VoucherAnswer]>([
    ['no info', { state: 'success' }],
    ['empty info', { state: 'success', info: { voucherEndDate: '' } }],
  ])('but %s asks for them once, with the same password, and redeems once', async (_, use) => {
    const { client, step } = await redeemed(use, answers({ state: 'success', info }));
    expect(step).toMatchObject({ view: { step: 'done', info, redeemedAt: null }, status: 200 });
    expect(client.voucherInfo.mock.calls).toEqual([[{ id: '129', action: '1', password: PASSWORD }]]);
    expect(client.redeemVoucher).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Call]>([
    ['fails', throws(new RequestFailed('voucher info', 'no answer'))],
    ['is rate-limited', throws(new TryLater('voucher info', 90, 'server'))],
    ['breaks', throws(new TypeError('of our own'))],
    ['is refused', answers({ state: 'error', errormessage: 'WRONG PASSWORD' })],
    ['has none either', answers({ state: 'success', info: { voucherEndDate: '' } })],
  ])('stays a success without a table if that call %s', async (_, counts) => {
    const { client, step, cookie } = await redeemed({ state: 'success' }, counts);
    expect(client.voucherInfo).toHaveBeenCalledTimes(1);
    expect(step).toMatchObject({ view: { step: 'done', info: null, redeemedAt: null }, status: 200 });
    expect(cookie).toMatch(/^voucher_129_1=Fe26/);
  });

  it('doesn’t wait for them longer than for a slow network', async () => {
    vi.useFakeTimers();
    try {
      const done = redeemed({ state: 'success' }, () => new Promise(() => undefined));
      await vi.advanceTimersByTimeAsync(SLOW_MS);
      expect((await done).step).toMatchObject({ view: { step: 'done', info: null }, status: 200 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('has them on its page sent again, too', async () => {
    const counts = answers({ state: 'success', info });
    const { cookie } = await redeemed({ state: 'success' }, counts);
    const { step } = await redeemed({ state: 'success' }, counts, cookie);
    expect(step.view).toEqual({
      step: 'done',
      info,
      redeemedAt: Date.parse('2026-11-22T11:00:00Z'),
      again: false,
    });
  });
});

it.each<[string, VoucherAnswer]>([
  ['with counts', { state: 'success', info }],
  ['refused', { state: 'error', errormessage: 'CODE NOT FOUND' }],
])('a redemption %s asks for no others', async (_, use) => {
  const { client } = await redeemed(use, answers({ state: 'success', info }));
  expect(client.voucherInfo).not.toHaveBeenCalled();
});
