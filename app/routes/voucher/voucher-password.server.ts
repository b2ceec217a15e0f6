import { stringifySetCookie } from 'cookie';
import { seal, unseal } from '#app/lib/seal.server.ts';
import { isSecure, type Visit } from '#app/visit/visit.ts';
import type { NamedTarget } from './voucher-target.ts';

/** What staff's browser keeps of one action for a day, in a cookie that nobody can read (specification 6). */
export interface RememberedPassword {
  /** '' until one was right. */
  password: string;
  /** Under which submissions vouchers were sent, so that a redemption whose answer was lost is known as one's own. */
  tries: readonly Try[];
}

export interface Try {
  voucher: string;
  submissionId: string;
  /** When it was sent, as far as known, in milliseconds. */
  at: number;
  redeemed: boolean;
}

const ONE_DAY_SECONDS = 24 * 60 * 60;
/** A cookie has room for 4096 bytes. */
const MOST_TRIES = 10;
const MOST_TRIES_OF_ONE = 3;

type Action = Pick<NamedTarget, 'id' | 'action'>;

function nameOf({ id, action }: Action): string {
  return `voucher_${id}_${action}`;
}

/** 'a_b' with 'c' and 'a' with 'b_c' share a cookie's name, but not its key. */
function purposeOf({ id, action }: Action): string {
  return `voucher ${id} ${action}`;
}

function cookie(visit: Visit, action: Action, value: string, maxAge: number): string {
  return stringifySetCookie({
    name: nameOf(action),
    value,
    maxAge,
    path: '/qr',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(visit),
  });
}

export async function rememberedPassword(visit: Visit, action: Action): Promise<RememberedPassword> {
  const sealed = visit.cookies[nameOf(action)];
  const kept = sealed
    ? ((await unseal(purposeOf(action), sealed)) as Partial<RememberedPassword> | null)
    : null;
  return { password: kept?.password ?? '', tries: kept?.tries ?? [] };
}

export async function keep(visit: Visit, action: Action, kept: RememberedPassword): Promise<string> {
  const sealed = await seal(purposeOf(action), kept, ONE_DAY_SECONDS * 1000);
  return cookie(visit, action, sealed, ONE_DAY_SECONDS);
}

export function forget(visit: Visit, action: Action): string {
  return cookie(visit, action, '', 0);
}

export function triesOf({ tries }: RememberedPassword, voucher: string): readonly Try[] {
  return tries.filter((made) => made.voucher === voucher);
}

/** The newest first; once one has redeemed its voucher, the others of that voucher mean nothing. */
export function withTry(kept: RememberedPassword, made: Try): RememberedPassword {
  const others = kept.tries.filter(({ voucher }) => voucher !== made.voucher);
  const earlier = made.redeemed
    ? []
    : triesOf(kept, made.voucher).filter(({ submissionId }) => submissionId !== made.submissionId);
  const same = [made, ...earlier].slice(0, MOST_TRIES_OF_ONE);
  return { ...kept, tries: [...same, ...others].slice(0, MOST_TRIES) };
}
