import { describe, expect, it } from 'vitest';
import { TryLater } from '#app/content/submission-request.server.ts';
import { translator } from '#app/i18n/translate.ts';
import {
  info,
  PASSWORD,
  passwordPair,
  press,
  redeem,
  SUBMISSION,
  serverThat,
  statistics,
} from '#tests/support/voucher.ts';
import { errorText, tryLater } from './voucher-errors.ts';

const fields = { password: PASSWORD };

describe('pressing the button', () => {
  it.each([
    ['redeem', redeem],
    ['statistics', statistics],
  ] as const)('to %s without a stored password opens the dialog and sends no request', async (_, target) => {
    const { client, sent } = serverThat({ state: 'success', info });
    const step = await press(client, { target });
    expect(step).toMatchObject({ view: { step: 'ask' }, submissionId: SUBMISSION });
    expect(sent).toEqual([]);
  });

  it('with a password redeems under the form’s submission id', async () => {
    const { client, sent } = serverThat({ state: 'success', info });
    const step = await press(client, { fields });
    expect(step.view).toEqual({ step: 'done', info, redeemedAt: null, again: false });
    expect(sent).toEqual([
      {
        call: 'use',
        body: {
          submission_id: SUBMISSION,
          id: '129',
          action: '1',
          voucher: 'KACHEL-0001',
          password: PASSWORD,
        },
      },
    ]);
  });

  it('uses a stored password directly', async () => {
    const { client, sent } = serverThat({ state: 'success', info });
    await press(client, { target: statistics, cookie: await passwordPair() });
    expect(sent).toEqual([{ call: 'info', body: { id: '129', action: '1', password: PASSWORD } }]);
  });

  it('uses a password that is typed although one is stored', async () => {
    const { client, sent } = serverThat({ state: 'success', info });
    await press(client, { target: statistics, cookie: await passwordPair('former'), fields });
    expect(sent[0]?.body).toMatchObject({ password: PASSWORD });
  });

  it('counts as redeemed even with invalid counts in the response', async () => {
    const { client } = serverThat({ state: 'success', info: undefined });
    const step = await press(client, { fields });
    expect(step).toMatchObject({ view: { step: 'done', info: null }, status: 200 });
  });

  it('keeps the submission id after a failed request, so that a retry redeems once', async () => {
    const { client } = serverThat('fails');
    const step = await press(client, { fields });
    expect(step).toMatchObject({
      view: { step: 'refused', error: { text: 'voucherUnknownError', severity: 'plain' } },
      submissionId: SUBMISSION,
      status: 503,
    });
  });

  it.each([
    ['no info', {}],
    ['empty info', { info: { voucherEndDate: '' } }],
  ])('for statistics with %s shows an error and stores no password', async (_, rest) => {
    const { client } = serverThat({ state: 'success', ...rest });
    const step = await press(client, { target: statistics, fields });
    expect(step).toMatchObject({
      view: { step: 'refused', error: { text: 'voucherNoCounts', severity: 'plain' } },
      status: 503,
      cookies: [],
    });
  });
});

describe('rate-limited attempts', () => {
  it.each([90, null])('keep the stored password and show when to retry: %s', async (seconds) => {
    const later = async () => {
      throw new TryLater('use', seconds, 'server');
    };
    const client = { voucherInfo: later, redeemVoucher: later };
    const step = await press(client, { cookie: await passwordPair() });
    expect(step).toMatchObject({
      view: { step: 'refused', error: tryLater(seconds) },
      status: 429,
      cookies: [],
    });
  });

  it.each([
    [null, 'in ein paar Minuten'],
    [20, 'in einer Minute'],
    [90, 'in 2 Minuten'],
  ])('show the wait of %s seconds', (seconds, words) => {
    expect(errorText(tryLater(seconds), translator('de'))).toContain(words);
  });
});
