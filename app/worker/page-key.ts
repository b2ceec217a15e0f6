import { SENT_PARAM } from '#app/config/sent-param.ts';
import { canonicalPath, entryIdIn, matchPath, pathTo } from '#app/route-table.ts';
import {
  BACK_PARAM,
  DISPLAY_PARAM,
  isParameter,
  PART_KEYS,
  READING_PARAM,
  STATE_KEYS,
} from '#app/visit/parameters.ts';

/** Parameters for the rider's settings. The copy's variant (from the response) records their effect instead. */
const STATE = [...STATE_KEYS, DISPLAY_PARAM, BACK_PARAM];
/** Parameters of links that open one part of a page, and of form posts: offline the whole page is shown instead. */
const DROPPED: string[] = [...STATE, ...PART_KEYS, READING_PARAM, SENT_PARAM];

const VARIANT = 'kept';

/**
 * One copy per story, whatever its address: English path, another slug, another referring page, parameters that the app
 * doesn't read.
 */
export function pageAddress(url: URL): string {
  const path = withoutTitle(canonicalPath(url.pathname));
  const params = new URLSearchParams(url.search);
  for (const name of [...params.keys()]) {
    if (!isParameter(name) || DROPPED.includes(name)) params.delete(name);
  }
  params.sort();
  return params.toString() === '' ? path : `${path}?${params}`;
}

/** The URL of an entry's read-only copy (`reading=on`), the same for everyone with the same settings. */
export function readingCopyOf(url: URL): URL {
  const copy = new URL(url.pathname, url);
  for (const name of STATE) {
    const value = url.searchParams.get(name);
    if (value !== null) copy.searchParams.set(name, value);
  }
  copy.searchParams.set(READING_PARAM, 'on');
  return copy;
}

function withoutTitle(path: string): string {
  const match = matchPath(path);
  return match?.screen === 'entry' ? pathTo('entry', { id: entryIdIn(match.params) }) : path;
}

/** A copy's cache key: the page's address and its variant (`lang=de&text=off…`, from the response header). */
export function copyKey(url: URL, variant: string): string {
  const address = pageAddress(url);
  return `${url.origin}${address}${address.includes('?') ? '&' : '?'}${VARIANT}=${encodeURIComponent(variant)}`;
}

export interface NamedCopy {
  /** The result of `pageAddress`. */
  address: string;
  variant: URLSearchParams;
}

export function readCopyKey(key: string): NamedCopy {
  const url = new URL(key);
  const variant = new URLSearchParams(url.searchParams.get(VARIANT) || '');
  url.searchParams.delete(VARIANT);
  return { address: pageAddress(url), variant };
}

/**
 * Picks the copy to show: the newest with the same variant as the last stored page, else the newest of all. A
 * language asked for by `?lang=` is a must; the view asked for by `?text=` is only preferred. Keys come oldest first.
 */
export function bestCopy(keys: readonly string[], url: URL): string | null {
  const address = pageAddress(url);
  const wanted = url.searchParams.get('lang');
  const named = keys.map((key) => ({ key, ...readCopyKey(key) }));
  const latest = last(named)?.variant.toString();
  const usable = named.filter(
    (copy) => copy.address === address && (wanted === null || copy.variant.get('lang') === wanted),
  );
  const text = url.searchParams.get('text');
  const same = usable.filter(({ variant }) =>
    text ? variant.has('text') === (text === 'on') : variant.toString() === latest,
  );
  return (last(same) || last(usable))?.key || null;
}

function last<Item>(items: readonly Item[]): Item | undefined {
  return items[items.length - 1];
}
