import { describe, expect, it } from 'vitest';
import type { VoucherAnswer } from '#app/content/submission.schema.ts';
import { type Body, RequestFailed } from '#app/content/submission-client.server.ts';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import { pressed } from './voucher.server.ts';
import { voucherError } from './voucher-errors.ts';
import { keepPassword, storedPassword } from './voucher-password.server.ts';
import type { NamedTarget } from './voucher-target.ts';

const PASSWORD = 'kachel-geheim';
const SUBMISSION = '3f1c1f5e-6a55-4d0a-9a3e-111111111111';
const redeem: NamedTarget = { mode: 'redeem', id: '129', action: '1', voucher: 'KACHEL-0001' };
const statistics: NamedTarget = { mode: 'statistics', id: '129', action: '1' };
const info = {
  voucherEndDate: '2027-01-19 23:59:59',
  countMax: 100,
  countLeft: 95,
  voucherLeft: 4,
  voucherUsed: 1,
};

function requestWith(cookie = ''): Request {
  return new Request('https://kachel.example/qr/129/1/KACHEL-0001', {
    method: 'POST',
    headers: { Cookie: cookie },
  });
}

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set('submission_id', SUBMISSION);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A content server that gives one answer and remembers what it was sent. */
function serverThat(answers: VoucherAnswer | 'fails') {
  const sent: Array<{ call: string; body: Body }> = [];
  const answer = (call: string) => async (body: Body) => {
    sent.push({ call, body });
    if (answers === 'fails') throw new RequestFailed(call, 'no answer');
    return answers;
  };
  return { sent, client: { voucherInfo: answer('info'), redeemVoucher: answer('use') } };
}

/** What a browser would send back of a Set-Cookie. */
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

describe('pressing the button', () => {
  it.each([
    ['redeem', redeem],
    ['statistics', statistics],
  ] as const)('to %s without a stored password opens the dialog and asks nobody', async (_, target) => {
    const { client, sent } = serverThat({ state: 'success', info });
    const step = await pressed({ request: requestWith(), target, form: formWith({}), client });
    expect(step).toMatchObject({ view: { step: 'ask' }, submissionId: SUBMISSION, cookies: [] });
    expect(sent).toEqual([]);
  });

  it('with a password redeems under the form’s submission', async () => {
    const { client, sent } = serverThat({ state: 'success', info });
    const step = await pressed({
      request: requestWith(),
      target: redeem,
      form: formWith({ password: PASSWORD }),
      client,
    });
    expect(step.view).toEqual({ step: 'done', info });
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
    const cookie = pairOf(await keepPassword(requestWith(), redeem, PASSWORD));
    const { client, sent } = serverThat({ state: 'success', info });
    await pressed({ request: requestWith(cookie), target: statistics, form: formWith({}), client });
    expect(sent).toEqual([{ call: 'info', body: { id: '129', action: '1', password: PASSWORD } }]);
  });

  it('counts as redeemed whatever the counts beside it look like', async () => {
    const { client } = serverThat({ state: 'success', info: undefined });
    const step = await pressed({
      request: requestWith(),
      target: redeem,
      form: formWith({ password: PASSWORD }),
      client,
    });
    expect(step).toMatchObject({ view: { step: 'done', info: null }, status: 200 });
  });

  it('keeps the submission after a failed request, so that trying again redeems once', async () => {
    const { client } = serverThat('fails');
    const step = await pressed({
      request: requestWith(),
      target: redeem,
      form: formWith({ password: PASSWORD }),
      client,
    });
    expect(step).toMatchObject({
      view: { step: 'refused', error: { text: 'voucherUnknownError', severity: 'plain' } },
      submissionId: SUBMISSION,
      status: 503,
      cookies: [],
    });
  });
});

describe('the password cookie', () => {
  const answered = async (target: NamedTarget, answer: VoucherAnswer) => {
    const { client } = serverThat(answer);
    const form = formWith({ password: PASSWORD });
    return (await pressed({ request: requestWith(), target, form, client })).cookies;
  };

  it.each([
    ['kept after redeeming', redeem, { state: 'success', info }, 'kept'],
    ['kept after redeeming without counts', redeem, { state: 'success' }, 'kept'],
    ['kept after statistics with an end date', statistics, { state: 'success', info }, 'kept'],
    [
      'not kept after statistics without one',
      statistics,
      { state: 'success', info: { ...info, voucherEndDate: '' } },
      'untouched',
    ],
    ['deleted on a wrong password', redeem, { state: 'error', errormessage: 'WRONG PASSWORD' }, 'deleted'],
    ['left alone on a used code', redeem, { state: 'error', errormessage: 'CODE USED' }, 'untouched'],
  ] as const)('is %s', async (_, target, answer, fate) => {
    const [cookie, ...others] = await answered(target, answer);
    expect(others).toEqual([]);
    if (fate === 'untouched') expect(cookie).toBeUndefined();
    if (fate === 'kept') expect(cookie).toMatch(/^voucher_129_1=Fe26\.2.+; Max-Age=86400;/);
    if (fate === 'deleted') expect(cookie).toMatch(/^voucher_129_1=; Max-Age=0;/);
  });

  it('is for the server alone, for a day, below /qr', async () => {
    const cookie = await keepPassword(requestWith(), redeem, PASSWORD);
    expect(cookie).toMatch(/; Max-Age=86400; Path=\/qr; HttpOnly; Secure; SameSite=Strict$/);
    expect(decodeURIComponent(cookie)).not.toContain(PASSWORD);
  });

  it('opens for its own action only, even where two share its name', async () => {
    const request = requestWith();
    const pair = pairOf(await keepPassword(request, { id: 'a_b', action: 'c' }, PASSWORD));
    expect(await storedPassword(requestWith(pair), { id: 'a_b', action: 'c' })).toBe(PASSWORD);
    expect(await storedPassword(requestWith(pair), { id: 'a', action: 'b_c' })).toBeNull();
  });

  it.each(['', 'kachel-geheim', 'Fe26.2**broken'])(
    'that was tampered with (%j) counts as none',
    async (value) => {
      expect(await storedPassword(requestWith(`voucher_129_1=${value}`), redeem)).toBeNull();
    },
  );
});

describe('an error of the catalogue', () => {
  it.each([
    ['NO QRCODE ACTION', 'plain', 'keine Gutschein-Aktion'],
    ['WRONG PASSWORD', 'plain', 'Passwort ist nicht richtig'],
    ['ACTION ENDED', 'red', 'beendet'],
    ['RESOLVING ANOTHER VOUCHER', 'plain', 'noch einmal versuchen'],
    ['CODE NOT FOUND', 'red', 'ungültig'],
    ['CODE USED', 'red', 'schon eingelöst'],
    ['INVALID', 'plain', 'Fehler aufgetreten'],
    ['constructor', 'plain', 'Fehler aufgetreten'],
    [null, 'plain', 'Fehler aufgetreten'],
  ] as const)('%s is %s and says so', (errormessage, severity, words) => {
    const error = voucherError(errormessage);
    expect(error.severity).toBe(severity);
    expect(de[error.text]).toContain(words);
    expect(en[error.text]).not.toBe('');
  });

  it('says what the specification says in English', () => {
    expect(en.voucherWrongPassword).toContain('The password is not correct');
    expect(en.voucherUnknownError).toBe('An error occurred.');
  });
});
