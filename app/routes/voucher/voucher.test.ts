import { describe, expect, it } from 'vitest';
import type { Body } from '#app/content/submission-client.server.ts';
import { RequestFailed, TryLater } from '#app/content/submission-request.server.ts';
import { type VoucherAnswer, voucherAnswer } from '#app/contract/answers.ts';
import { en } from '#app/i18n/en.ts';
import { translator } from '#app/i18n/translate.ts';
import type { Visit } from '#app/visit/visit.ts';
import { visitTo } from '#tests/support/visit.ts';
import { cookiesOnOpen, handlePress as press } from './voucher.server.ts';
import { errorText, tryLater, voucherError } from './voucher-errors.ts';
import { passwordCookie, rememberedPassword } from './voucher-password.server.ts';
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

function visitWith(cookie = ''): Visit {
  return visitTo('https://kachel.example/qr/129/1/KACHEL-0001', { cookie });
}

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set('submission_id', SUBMISSION);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A content server with a fixed answer, which records the requests. */
function serverThat(answers: VoucherAnswer | 'fails') {
  const sent: Array<{ call: string; body: Body }> = [];
  const answer = (call: string) => async (body: Body) => {
    sent.push({ call, body });
    if (answers === 'fails') throw new RequestFailed(call, 'no answer');
    return answers;
  };
  return { sent, client: { voucherInfo: answer('info'), redeemVoucher: answer('use') } };
}

const NOON = Date.parse('2026-11-22T11:00:00Z');
const pressed = (its: Omit<Parameters<typeof press>[0], 'now'>, now = NOON) => press({ ...its, now });
const keepPassword = (visit: Visit, action: { id: string; action: string }, password: string) =>
  passwordCookie(visit, action, { password, tries: [] });
const storedPassword = async (visit: Visit, action: { id: string; action: string }) =>
  (await rememberedPassword(visit, action)).password;

/** The name=value pair of a Set-Cookie header. */
const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

describe('pressing the button', () => {
  it.each([
    ['redeem', redeem],
    ['statistics', statistics],
  ] as const)('to %s without a stored password opens the dialog and sends no request', async (_, target) => {
    const { client, sent } = serverThat({ state: 'success', info });
    const step = await pressed({ visit: visitWith(), target, form: formWith({}), client });
    expect(step).toMatchObject({ view: { step: 'ask' }, submissionId: SUBMISSION });
    expect(sent).toEqual([]);
  });

  it('with a password redeems under the form’s submission id', async () => {
    const { client, sent } = serverThat({ state: 'success', info });
    const step = await pressed({
      visit: visitWith(),
      target: redeem,
      form: formWith({ password: PASSWORD }),
      client,
    });
    expect(step.view).toEqual({ step: 'done', info, redeemedAt: null });
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
    const cookie = pairOf(await keepPassword(visitWith(), redeem, PASSWORD));
    const { client, sent } = serverThat({ state: 'success', info });
    await pressed({ visit: visitWith(cookie), target: statistics, form: formWith({}), client });
    expect(sent).toEqual([{ call: 'info', body: { id: '129', action: '1', password: PASSWORD } }]);
  });

  it('counts as redeemed even with invalid counts in the response', async () => {
    const { client } = serverThat({ state: 'success', info: undefined });
    const step = await pressed({
      visit: visitWith(),
      target: redeem,
      form: formWith({ password: PASSWORD }),
      client,
    });
    expect(step).toMatchObject({ view: { step: 'done', info: null }, status: 200 });
  });

  it('keeps the submission id after a failed request, so that a retry redeems once', async () => {
    const { client } = serverThat('fails');
    const step = await pressed({
      visit: visitWith(),
      target: redeem,
      form: formWith({ password: PASSWORD }),
      client,
    });
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
    const form = formWith({ password: PASSWORD });
    const step = await pressed({ visit: visitWith(), target: statistics, form, client });
    expect(step).toMatchObject({
      view: { step: 'refused', error: { text: 'voucherNoCounts', severity: 'plain' } },
      status: 503,
      cookies: [],
    });
  });
});

describe('rate-limited attempts', () => {
  const stored = async () => pairOf(await keepPassword(visitWith(), redeem, PASSWORD));

  it.each([90, null])('keep the stored password and show when to retry: %s', async (seconds) => {
    const later = async () => {
      throw new TryLater('use', seconds, 'server');
    };
    const step = await pressed({
      visit: visitWith(await stored()),
      target: redeem,
      form: formWith({}),
      client: { voucherInfo: later, redeemVoucher: later },
    });
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
  const again = (fields: Record<string, string> = {}) => formWith({ submission_id: OTHER, ...fields });

  it('is recognised on the next scan after its response was lost', async () => {
    const { client } = redeemingServer();
    const password = pairOf(await keepPassword(visitWith(), redeem, PASSWORD));
    const open = (cookie: string, submissionId: string, now: number) =>
      cookiesOnOpen({ visit: visitWith(cookie), target: redeem, submissionId, now });
    const [first = ''] = await open(password, SUBMISSION, NOON);
    await pressed({ visit: visitWith(pairOf(first)), target: redeem, form: formWith({}), client });
    const [second = ''] = await open(pairOf(first), OTHER, LATER);
    const step = await pressed(
      { visit: visitWith(pairOf(second)), target: redeem, form: again(), client },
      LATER,
    );
    expect(step).toMatchObject({ view: { step: 'done', redeemedAt: NOON, info }, status: 200 });
  });

  it.each(['was lost', 'arrived'])('is recognised after many scans if its response %s', async (response) => {
    const { client } = redeemingServer();
    let cookie = pairOf(await keepPassword(visitWith(), redeem, PASSWORD));
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
      pressed({ visit: visitWith(cookie), target: redeem, form: formWith({ submission_id }), client }, now);
    await scan(NOON);
    const done = await redeemNow(await scan(NOON), NOON);
    if (response === 'arrived') cookie = pairOf(done.cookies[0] ?? '');
    let last = '';
    for (let scans = 0; scans < 4; scans += 1) last = await scan(LATER);
    expect((await redeemNow(last, LATER)).view).toMatchObject({ step: 'done', redeemedAt: NOON });
  });

  it('is recognised if the password was typed, too', async () => {
    const { client } = redeemingServer();
    const asked = await pressed({ visit: visitWith(), target: redeem, form: formWith({}), client });
    const cookie = pairOf(asked.cookies[0] ?? '');
    const form = formWith({ password: PASSWORD });
    await pressed({ visit: visitWith(cookie), target: redeem, form, client });
    const step = await pressed(
      { visit: visitWith(cookie), target: redeem, form: again({ password: PASSWORD }), client },
      LATER,
    );
    expect(step.view).toMatchObject({ step: 'done', redeemedAt: NOON });
  });

  it('is recognised after a failed request', async () => {
    const { client } = redeemingServer();
    const form = formWith({ password: PASSWORD });
    await client.redeemVoucher({ submission_id: SUBMISSION });
    const failed = await pressed({
      visit: visitWith(),
      target: redeem,
      form,
      client: serverThat('fails').client,
    });
    const cookie = pairOf(failed.cookies[0] ?? '');
    const step = await pressed(
      { visit: visitWith(cookie), target: redeem, form: again({ password: PASSWORD }), client },
      LATER,
    );
    expect(step.view).toMatchObject({ step: 'done', redeemedAt: NOON });
  });

  it('is shown as an earlier one when its page is sent again', async () => {
    const { client } = redeemingServer();
    const form = formWith({ password: PASSWORD });
    const done = await pressed({ visit: visitWith(), target: redeem, form, client });
    expect(done.view).toMatchObject({ step: 'done', redeemedAt: null });
    const cookie = pairOf(done.cookies[0] ?? '');
    const step = await pressed(
      { visit: visitWith(cookie), target: redeem, form: formWith({}), client },
      LATER,
    );
    expect(step.view).toMatchObject({ step: 'done', redeemedAt: NOON });
  });

  it('is not claimed for a voucher that another browser has redeemed', async () => {
    const { client, asked } = redeemingServer();
    await client.redeemVoucher({ submission_id: 'another' });
    const password = pairOf(await keepPassword(visitWith(), redeem, PASSWORD));
    const [opening = ''] = await cookiesOnOpen({
      visit: visitWith(password),
      target: redeem,
      submissionId: SUBMISSION,
      now: NOON,
    });
    const step = await pressed({
      visit: visitWith(pairOf(opening)),
      target: redeem,
      form: again(),
      client,
    });
    expect(step).toMatchObject({
      view: { step: 'refused', error: { text: 'voucherCodeUsed' } },
      status: 422,
    });
    expect(asked).toEqual(['another', OTHER, SUBMISSION]);
  });

  it('sets no cookie in browsers without a password', async () => {
    const opening = { visit: visitWith(), target: redeem, submissionId: SUBMISSION, now: NOON };
    expect(await cookiesOnOpen(opening)).toEqual([]);
    expect(await cookiesOnOpen({ ...opening, target: statistics })).toEqual([]);
  });

  it('fits into a cookie after a day of scanning', async () => {
    let cookie = pairOf(await keepPassword(visitWith(), redeem, 'x'.repeat(200)));
    for (let scan = 0; scan < 30; scan += 1) {
      const target = { ...redeem, voucher: `${'K'.repeat(38)}${scan}` };
      const submissionId = SUBMISSION.replace(/11$/, String(10 + scan));
      const [kept = ''] = await cookiesOnOpen({ visit: visitWith(cookie), target, submissionId, now: NOON });
      expect(kept.length).toBeLessThan(4096);
      cookie = pairOf(kept);
    }
  });
});

describe('the password cookie', () => {
  const answered = async (target: NamedTarget, answer: VoucherAnswer) => {
    const { client } = serverThat(answer);
    const form = formWith({ password: PASSWORD });
    return (await pressed({ visit: visitWith(), target, form, client })).cookies;
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

  it('replaces the oldest of the other actions’, so that a request stays below 8 kB', async () => {
    const others = [1, 2, 3, 4].map((action) => `voucher_7_${action}=${'x'.repeat(1500)}`);
    const { client } = serverThat({ state: 'success', info });
    const form = formWith({ password: PASSWORD });
    const visit = visitWith([...others, 'voucher_129_1=former', 'lang=de'].join('; '));
    const { cookies } = await pressed({ visit, target: redeem, form, client });
    expect(cookies.map((cookie) => cookie.match(/^\w+=|Max-Age=\d+/g)?.join(''))).toEqual([
      'voucher_129_1=Max-Age=86400',
      'voucher_7_1=Max-Age=0',
    ]);
  });

  it('is HttpOnly, valid for a day, with the path /qr', async () => {
    const cookie = await keepPassword(visitWith(), redeem, PASSWORD);
    expect(cookie).toMatch(/; Max-Age=86400; Path=\/qr; HttpOnly; Secure; SameSite=Strict$/);
    expect(decodeURIComponent(cookie)).not.toContain(PASSWORD);
  });

  it('decrypts only for its own action, even if two share the cookie name', async () => {
    const request = visitWith();
    const pair = pairOf(await keepPassword(request, { id: 'a_b', action: 'c' }, PASSWORD));
    expect(await storedPassword(visitWith(pair), { id: 'a_b', action: 'c' })).toBe(PASSWORD);
    expect(await storedPassword(visitWith(pair), { id: 'a', action: 'b_c' })).toBe('');
  });

  it.each(['', 'kachel-geheim', 'Fe26.2**broken'])(
    'that was tampered with (%j) is ignored',
    async (value) => {
      expect(await storedPassword(visitWith(`voucher_129_1=${value}`), redeem)).toBe('');
    },
  );
});

it.each([
  ['2027-01-19 23:59:59', '2027-01-19T23:59:59'],
  ['0000-00-00 00:00:00', ''],
  ['bald', ''],
  [null, ''],
])('an end date of %j is parsed as %j', (voucherEndDate, read) => {
  const answer = voucherAnswer.parse({ state: 'success', info: { ...info, voucherEndDate } });
  expect(answer).toMatchObject({ info: { countMax: 100, voucherEndDate: read } });
});

describe('an error code', () => {
  it.each([
    ['NO QRCODE ACTION', 'plain', 'keine Gutschein-Aktion'],
    ['WRONG PASSWORD', 'plain', 'Passwort ist nicht richtig'],
    ['ACTION ENDED', 'red', 'beendet'],
    ['RESOLVING ANOTHER VOUCHER', 'plain', 'Bitte versuche es noch einmal'],
    ['CODE NOT FOUND', 'red', 'ungültig'],
    ['CODE USED', 'red', 'schon eingelöst'],
    ['INVALID', 'plain', 'Fehler aufgetreten'],
    ['constructor', 'plain', 'Fehler aufgetreten'],
    [null, 'plain', 'Fehler aufgetreten'],
  ] as const)('%s is shown as %s with its text', (errormessage, severity, words) => {
    const error = voucherError(errormessage);
    expect(error.severity).toBe(severity);
    expect(errorText(error, translator('de'))).toContain(words);
    expect(errorText(error, translator('en'))).not.toBe('');
  });

  it('has the English texts of specification 8', () => {
    expect(en.voucherWrongPassword).toContain('The password is not correct');
    expect(en.voucherUnknownError).toBe('An error occurred.');
  });
});
