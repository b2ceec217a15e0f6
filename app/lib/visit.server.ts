import { stringifySetCookie } from 'cookie';
import { cookiesOf } from './cookies.server.ts';

/** A session cookie that says nothing but that there was a page before: the word logo spins in once per visit. */
const VISIT_COOKIE = 'seen';

export interface Visit {
  first: boolean;
  holdsCookies: boolean;
}

/** Whether the request was made on another page of ours. Without HTTPS browsers send no Sec-Fetch-Site. */
function madeHere(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const referrer = request.headers.get('Referer');
  if (referrer === null || !URL.canParse(referrer)) return false;
  return new URL(referrer).host === new URL(request.url).host;
}

export function visitOf(request: Request, cookies: Readonly<Record<string, string | undefined>>): Visit {
  const known = cookies[VISIT_COOKIE] !== undefined;
  const here = madeHere(request);
  return { first: !known && !here, holdsCookies: !here || Object.keys(cookies).length > 0 };
}

/** Set-Cookie headers of a visit's first page. */
export function visitCookies(request: Request): string[] {
  if (cookiesOf(request)[VISIT_COOKIE] !== undefined) return [];
  const secure = new URL(request.url).protocol === 'https:';
  return [
    stringifySetCookie({
      name: VISIT_COOKIE,
      value: '1',
      path: '/',
      sameSite: 'lax',
      secure,
      httpOnly: true,
    }),
  ];
}
