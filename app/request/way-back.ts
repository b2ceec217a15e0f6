import { localPath } from '#app/addresses/local-path.ts';
import { READING_PARAM } from '#app/config/kept-page.ts';
import { STATE_KEYS } from '#app/request/rider-state.ts';
import { definitionOf, matchPath } from '#app/route-table.ts';

/**
 * Where Back leads without a script: to the page of ours whose link was followed, as the browser names it, and once a
 * page was shown again (language, consent, a form), as its address keeps it. Null is the start, or nothing to go back
 * from. A page's bytes depend on this and on nothing else of the `Referer`: whoever keeps pages has it in the key.
 */
export const BACK_PARAM = 'back';

/** An address stays short, however long the way was. */
const LONGEST = 300;

/** What the page that is led to gets from its cookies or from the link, as it is then. */
const NOT_KEPT = [...STATE_KEYS, READING_PARAM, 'token', 'date'];

export function wayBack(here: URL, referrer: string | null): string | null {
  const screen = matchPath(here.pathname)?.screen;
  if (screen === undefined || !definitionOf(screen).back) return null;
  const kept = here.searchParams.get(BACK_PARAM);
  if (kept !== null) return pageBefore(here, localPath(kept));
  if (referrer === null || !URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  if (from.host !== here.host) return null;
  if (from.pathname !== here.pathname) return pageBefore(here, `${from.pathname}${from.search}`);
  return pageBefore(here, localPath(from.searchParams.get(BACK_PARAM)));
}

function pageBefore(here: URL, path: string): string | null {
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
export function queryWithBack(here: URL, back: string | null): string {
  const params = new URLSearchParams(here.search);
  if (params.has(READING_PARAM)) params.delete(READING_PARAM);
  else if (back === null || params.has(BACK_PARAM)) return here.search.slice(1);
  if (back === null || params.has(BACK_PARAM)) return params.toString();
  params.set(BACK_PARAM, back);
  return params.toString();
}
