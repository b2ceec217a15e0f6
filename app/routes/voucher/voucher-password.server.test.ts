import { describe, expect, it, vi } from 'vitest';
import type { VoucherAnswer } from '#app/contract/answers.ts';
import type { Visit } from '#app/visit/visit.ts';
import {
  info,
  keepPassword,
  PASSWORD,
  pairOf,
  press,
  redeem,
  serverThat,
  statistics,
  visitWith,
} from '#tests/support/voucher.ts';
import { rememberedPassword } from './voucher-password.server.ts';
import type { NamedTarget } from './voucher-target.ts';

const fields = { password: PASSWORD };
const storedPassword = async (visit: Visit, action: { id: string; action: string }) =>
  (await rememberedPassword(visit, action)).password;

describe('the password cookie', () => {
  const answered = async (target: NamedTarget, answer: VoucherAnswer) => {
    return (await press(serverThat(answer).client, { target, fields })).cookies;
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

  it('keeps no password that was not checked', async () => {
    const { cookies } = await press(serverThat('fails').client, { fields });
    expect(await storedPassword(visitWith(pairOf(cookies[0])), redeem)).toBe('');
  });

  it('replaces the oldest of the other actions’, so that a request stays below 8 kB', async () => {
    const others = [1, 2, 3, 4].map((action) => `voucher_7_${action}=${'x'.repeat(1500)}`);
    const { client } = serverThat({ state: 'success', info });
    const cookie = ['voucher_129_1=former', ...others, 'lang=de'].join('; ');
    const { cookies } = await press(client, { fields, cookie });
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

  it('decrypts for a day only, however long a browser keeps it', async () => {
    const pair = pairOf(await keepPassword(visitWith(), redeem, PASSWORD));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 });
    expect(await storedPassword(visitWith(pair), redeem)).toBe('');
    vi.useRealTimers();
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
