import { localPath } from '#app/addresses/local-path.ts';
import { definitionOf, matchPath } from '#app/route-table.ts';
import { BACK_PARAM, READING_PARAM, STATE_KEYS } from './parameters.ts';

/**
 * Where Back leads without a script: to the page of ours whose link was followed, as the browser names it, and once a
 * page was shown again (language, consent, a form), as its address keeps it. Null is the start, or nothing to go back
 * from. A page's bytes depend on this and on nothing else of the `Referer`: whoever keeps pages has it in the key.
 */

/** An address stays short, however long the way was; what is far too long is not even looked at. */
const LONGEST = 300;
const FAR_TOO_LONG = 2000;

/** What the page that is led to gets from its cookies or from the link, as it is then. */
const NOT_KEPT = [...STATE_KEYS, READING_PARAM, 'token', 'date'];

/** Behind a proxy that rewrites Host the browser names another host than was asked: that of `publicOrigin`. */
export function wayBack(here: URL, referrer: string | null, publicOrigin = here.origin): string | null {
  const screen = matchPath(here.pathname)?.screen;
  if (screen === undefined || !definitionOf(screen).back) return null;
  const kept = here.searchParams.get(BACK_PARAM);
  if (kept !== null) return pageBefore(here, localPath(kept));
  if (referrer === null || !URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  if (from.host !== here.host && from.host !== new URL(publicOrigin).host) return null;
  if (from.pathname !== here.pathname) return pageBefore(here, `${from.pathname}${from.search}`);
  return pageBefore(here, localPath(from.searchParams.get(BACK_PARAM)));
}

function pageBefore(here: URL, path: string): string | null {
  if (path.length > FAR_TOO_LONG) return null;
  const url = new URL(localPath(path), here.origin);
  const screen = matchPath(url.pathname)?.screen;
  if (screen === undefined || definitionOf(screen).frame === 'bare' || url.pathname === here.pathname)
    return null;
  for (const key of NOT_KEPT) url.searchParams.delete(key);
  if (url.href.length - url.origin.length > LONGEST) url.searchParams.delete(BACK_PARAM);
  const found = `${url.pathname}${url.search}`;
  return found === '/' || found.length > LONGEST ? null : found;
}

/** The query with the way back in it, so that it outlives the page's being shown again; what it leads to is no copy. */
export function queryWithBack({ params, back }: { params: URLSearchParams; back: string | null }): string {
  const query = new URLSearchParams(params);
  query.delete(READING_PARAM);
  if (back !== null && !query.has(BACK_PARAM)) query.set(BACK_PARAM, back);
  return query.toString();
}
