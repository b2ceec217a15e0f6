import { localPath } from '#app/addresses/local-path.ts';
import { definitionOf, matchPath } from '#app/route-table.ts';
import { BACK_PARAM, isParameter, PREVIEW_PARAMS, READING_PARAM, STATE_KEYS } from './parameters.ts';

/**
 * The Back link without a script: the page of ours named by the Referer or, after this page was shown again
 * (language, consent, a form), by its own `back` parameter. Null means the start page, or no Back button. Nothing
 * else of the Referer affects a page, so caches need only this value in their key.
 */

/**
 * Above 300 characters the target's own `back` is dropped, and if still too long the link. Above 2000: not even
 * parsed.
 */
const LONGEST = 300;
const FAR_TOO_LONG = 2000;

/**
 * Not kept in the link: the target page gets these from its cookies or from the link when it is followed, and loads a
 * player only when its own link is tapped.
 */
const NOT_KEPT: string[] = [...STATE_KEYS, READING_PARAM, 'play', ...PREVIEW_PARAMS];

export function wayBack(here: URL, referrer: string | undefined, publicOrigin = here.origin): string | null {
  const screen = matchPath(here.pathname)?.screen;
  if (screen === undefined || !definitionOf(screen).back) return null;
  const kept = here.searchParams.get(BACK_PARAM);
  if (kept !== null) return pageBefore(here, localPath(kept));
  const from = ownPage(here, referrer, publicOrigin);
  if (from === null) return null;
  if (from.pathname !== here.pathname) return pageBefore(here, `${from.pathname}${from.search}`);
  return pageBefore(here, localPath(from.searchParams.get(BACK_PARAM)));
}

/**
 * The page of ours that the Referer names. `publicOrigin`: behind a proxy that rewrites Host, it names another host than
 * the request.
 */
export function ownPage(here: URL, referrer: string | undefined, publicOrigin: string): URL | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  return from.host === here.host || from.host === new URL(publicOrigin).host ? from : null;
}

function pageBefore(here: URL, path: string): string | null {
  if (path.length > FAR_TOO_LONG) return null;
  const url = new URL(localPath(path), here.origin);
  const screen = matchPath(url.pathname)?.screen;
  if (screen === undefined || definitionOf(screen).frame === 'bare' || url.pathname === here.pathname)
    return null;
  for (const name of [...url.searchParams.keys()]) {
    if (!isParameter(name) || NOT_KEPT.includes(name)) url.searchParams.delete(name);
  }
  if (url.href.length - url.origin.length > LONGEST) url.searchParams.delete(BACK_PARAM);
  const found = `${url.pathname}${url.search}`;
  return found === '/' || found.length > LONGEST ? null : found;
}

/** The query with the back link in it, so that it survives a reload in another language, and without `reading`. */
export function queryWithBack({ params, back }: { params: URLSearchParams; back: string | null }): string {
  const query = new URLSearchParams(params);
  query.delete(READING_PARAM);
  if (back !== null && !query.has(BACK_PARAM)) query.set(BACK_PARAM, back);
  return query.toString();
}
