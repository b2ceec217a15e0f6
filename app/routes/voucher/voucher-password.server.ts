import { stringifySetCookie } from 'cookie';
import { seal, unseal } from '#app/lib/seal.server.ts';
import { isSecure, type Visit } from '#app/visit/visit.ts';
import type { NamedTarget } from './voucher-target.ts';

/** Password and sent submissions of one action, kept in an encrypted cookie for a day (specification 6). */
export interface RememberedPassword {
  /** '' until a correct one was entered. */
  password: string;
  /** Submissions sent for vouchers. A redemption whose answer was lost is recognised by its submission id. */
  tries: readonly Try[];
}

export interface Try {
  voucher: string;
  submissionId: string;
  /** When it was first sent, in milliseconds. */
  at: number;
  redeemed: boolean;
}

const ONE_DAY_SECONDS = 24 * 60 * 60;
/** Limited because a cookie holds 4096 bytes. */
const MAX_TRIES = 10;
const MAX_TRIES_OF_ONE = 6;
/** Limit for all actions' cookies together: proxies refuse headers over 8 kB. Three full cookies have 5,500. */
const MAX_CHARACTERS = 6500;

type Action = Pick<NamedTarget, 'id' | 'action'>;

function nameOf({ id, action }: Action): string {
  return `voucher_${id}_${action}`;
}

/** Encryption purpose. The cookie names of 'a_b' + 'c' and 'a' + 'b_c' are equal, their purposes are not. */
function purposeOf({ id, action }: Action): string {
  return `voucher ${id} ${action}`;
}

function cookie(visit: Visit, name: string, value: string, maxAge: number): string {
  return stringifySetCookie({
    name,
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

export async function passwordCookie(
  visit: Visit,
  action: Action,
  kept: RememberedPassword,
): Promise<string> {
  const sealed = await seal(purposeOf(action), kept, ONE_DAY_SECONDS * 1000);
  return cookie(visit, nameOf(action), sealed, ONE_DAY_SECONDS);
}

export function passwordCookieDeletion(visit: Visit, action: Action): string {
  return cookie(visit, nameOf(action), '', 0);
}

/**
 * Sets the action's cookie and deletes the oldest cookies of other actions beyond MAX_CHARACTERS: with five full ones a
 * proxy would refuse every request to /qr. Browsers send the oldest first.
 */
export async function passwordCookies(
  visit: Visit,
  action: Action,
  kept: RememberedPassword,
): Promise<string[]> {
  const own = await passwordCookie(visit, action, kept);
  let room = MAX_CHARACTERS - own.length;
  const others = Object.entries(visit.cookies).filter(
    ([name]) => /^voucher_[\w-]+$/.test(name) && name !== nameOf(action),
  );
  const tooMany = others.reverse().filter(([name, value = '']) => {
    room -= name.length + value.length;
    return room < 0;
  });
  return [own, ...tooMany.map(([name]) => cookie(visit, name, '', 0))];
}

export function triesOf({ tries }: RememberedPassword, voucher: string): readonly Try[] {
  return tries.filter((made) => made.voucher === voucher);
}

/** Adds a submission, newest first; a successful one replaces the voucher's others. */
export function withTry(kept: RememberedPassword, made: Try): RememberedPassword {
  const others = kept.tries.filter(({ voucher }) => voucher !== made.voucher);
  const earlier = made.redeemed
    ? []
    : triesOf(kept, made.voucher).filter(({ submissionId }) => submissionId !== made.submissionId);
  const same = [made, ...earlier].slice(0, MAX_TRIES_OF_ONE);
  return { ...kept, tries: [...same, ...others].slice(0, MAX_TRIES) };
}
