import { parse, type SetCookie, stringifySetCookie } from 'cookie';
import { ONE_YEAR_SECONDS, type RiderState } from './rider-state.ts';
import type { Visit } from './visit.ts';

export type Cookies = Visit['cookies'];

/**
 * Reads the cookies of these `names`. If one occurs several times (another site may set one for the whole domain), the
 * first that `isUsable` wins: browsers send the older one first.
 */
export function cookiesIn<Name extends string>(
  header: string | undefined,
  names: readonly Name[],
  isUsable: (name: Name, value: string) => boolean,
): Cookies {
  if (header === undefined) return {};
  const cookies: Record<string, string | undefined> = parse(header);
  const unusable = new Set(
    names.filter((name) => cookies[name] !== undefined && !isUsable(name, cookies[name])),
  );
  if (unusable.size === 0) return cookies;
  for (const pair of header.split(';')) {
    const name = pair.slice(0, pair.indexOf('=')).trim() as Name;
    const value = unusable.has(name) ? parse(pair)[name] : undefined;
    if (value === undefined || !isUsable(name, value)) continue;
    cookies[name] = value;
    unusable.delete(name);
  }
  return cookies;
}

type OwnCookie = Pick<SetCookie, 'name' | 'value' | 'maxAge' | 'expires'>;

export function httpOnlyCookie(secure: boolean, cookie: OwnCookie): string {
  return stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax', httpOnly: true, secure });
}

/**
 * Set-Cookie headers for settings named in the URL. They last for a year only if chosen on a page of ours. A link from
 * elsewhere, perhaps copied with `?text=on`, sets them for the session, and replaces no choice of the rider's own.
 */
export function cookiesToSet(
  { store }: RiderState,
  { cookies, secure, chosenHere }: { cookies: Cookies; secure: boolean; chosenHere: boolean },
): string[] {
  return store
    .filter(({ key, persistent }) => chosenHere || !persistent || cookies[key] === undefined)
    .map(({ key, value, persistent }) =>
      httpOnlyCookie(secure, {
        name: key,
        value,
        ...(persistent && chosenHere ? { maxAge: ONE_YEAR_SECONDS } : {}),
      }),
    );
}
