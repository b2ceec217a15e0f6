import type { Body } from '#app/content/submission-client.server.ts';
import { RequestFailed } from '#app/content/submission-request.server.ts';
import type { VoucherAnswer } from '#app/contract/answers.ts';
import { handlePress } from '#app/routes/voucher/voucher.server.ts';
import { passwordCookie } from '#app/routes/voucher/voucher-password.server.ts';
import type { NamedTarget } from '#app/routes/voucher/voucher-target.ts';
import type { Visit } from '#app/visit/visit.ts';
import { visitTo } from './visit.ts';

/** Test kit: a voucher, its form and content servers with fixed answers. */

export const PASSWORD = 'kachel-geheim';
export const SUBMISSION = '3f1c1f5e-6a55-4d0a-9a3e-111111111111';
export const redeem: NamedTarget = { mode: 'redeem', id: '129', action: '1', voucher: 'KACHEL-0001' };
export const statistics: NamedTarget = { mode: 'statistics', id: '129', action: '1' };
export const info = {
  voucherEndDate: '2027-01-19 23:59:59',
  countMax: 100,
  countLeft: 95,
  voucherLeft: 4,
  voucherUsed: 1,
};

export function visitWith(cookie = ''): Visit {
  return visitTo('https://kachel.example/qr/129/1/KACHEL-0001', { cookie });
}

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  form.set('submission_id', SUBMISSION);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A content server with a fixed answer, which records the requests. */
export function serverThat(answers: VoucherAnswer | 'fails') {
  const sent: Array<{ call: string; body: Body }> = [];
  const answer = (call: string) => async (body: Body) => {
    sent.push({ call, body });
    if (answers === 'fails') throw new RequestFailed(call, 'no answer');
    return answers;
  };
  return { sent, client: { voucherInfo: answer('info'), redeemVoucher: answer('use') } };
}

export const NOON = Date.parse('2026-11-22T11:00:00Z');

interface Press {
  target?: NamedTarget;
  /** Form fields besides the submission id. */
  fields?: Record<string, string>;
  cookie?: string;
  now?: number;
}

/** Presses the button of a voucher's page. */
export function press(
  client: Parameters<typeof handlePress>[0]['client'],
  { target = redeem, fields = {}, cookie = '', now = NOON }: Press = {},
) {
  return handlePress({ visit: visitWith(cookie), target, formData: formWith(fields), client, now });
}

export const keepPassword = (visit: Visit, action: { id: string; action: string }, password: string) =>
  passwordCookie(visit, action, { password, tries: [] });

/** The name=value pair of a Set-Cookie header. */
export const pairOf = (cookie = '') => cookie.split(';')[0] ?? '';

/** The voucher's password cookie as a browser sends it back. */
export const passwordPair = async (password = PASSWORD) =>
  pairOf(await keepPassword(visitWith(), redeem, password));
