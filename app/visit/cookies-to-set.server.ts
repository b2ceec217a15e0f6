import { stringifySetCookie } from 'cookie';
import { ONE_YEAR_SECONDS, type RiderState } from './rider-state.ts';

/** Set-Cookie headers for state that the address named. */
export function cookiesToSet(state: RiderState, secure: boolean): string[] {
  return state.store.map(({ key, value, lasting }) =>
    stringifySetCookie({
      name: key,
      value,
      path: '/',
      sameSite: 'lax',
      secure,
      httpOnly: true,
      ...(lasting ? { maxAge: ONE_YEAR_SECONDS } : {}),
    }),
  );
}
