import { stringifySetCookie } from 'cookie';
import { cookiesOf } from '#app/lib/cookies.server.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import type { NamedTarget } from './voucher-target.ts';

/** Staff's password, kept for a day for one action in a cookie that nobody can read (specification 6). */
const ONE_DAY_SECONDS = 24 * 60 * 60;

type Action = Pick<NamedTarget, 'id' | 'action'>;

function nameOf({ id, action }: Action): string {
  return `voucher_${id}_${action}`;
}

/** 'a_b' with 'c' and 'a' with 'b_c' share a cookie's name, but not its key. */
function purposeOf({ id, action }: Action): string {
  return `voucher ${id} ${action}`;
}

function cookie(request: Request, action: Action, value: string, maxAge: number): string {
  return stringifySetCookie({
    name: nameOf(action),
    value,
    maxAge,
    path: '/qr',
    httpOnly: true,
    sameSite: 'strict',
    secure: new URL(request.url).protocol === 'https:',
  });
}

export async function storedPassword(request: Request, action: Action): Promise<string | null> {
  const sealed = cookiesOf(request)[nameOf(action)];
  if (!sealed) return null;
  const kept = await unseal(purposeOf(action), sealed);
  return typeof kept === 'string' && kept !== '' ? kept : null;
}

export async function keepPassword(request: Request, action: Action, password: string): Promise<string> {
  const sealed = await seal(purposeOf(action), password, ONE_DAY_SECONDS * 1000);
  return cookie(request, action, sealed, ONE_DAY_SECONDS);
}

export function forgetPassword(request: Request, action: Action): string {
  return cookie(request, action, '', 0);
}
