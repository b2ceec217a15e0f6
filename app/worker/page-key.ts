import { SENT_PARAM } from '#app/config/sent-param.ts';
import { canonicalPath, entryIdIn, matchPath, pathTo } from '#app/route-table.ts';
import { BACK_PARAM, DISPLAY_PARAM, PART_KEYS, READING_PARAM, STATE_KEYS } from '#app/visit/parameters.ts';

/** Parameters of an address that are the rider's state; what they come to is told by the answer's variant. */
const STATE = [...STATE_KEYS, DISPLAY_PARAM, BACK_PARAM];
/** Parts of a page and what a form of it is sent to: without a connection the page itself is what there is. */
const PARTS = [...PART_KEYS, READING_PARAM, SENT_PARAM];

const VARIANT = 'kept';

/** One story has one copy, however its address is written: by its English path, by another title, from another page. */
export function pageAddress(url: URL): string {
  const path = withoutTitle(canonicalPath(url.pathname));
  const params = new URLSearchParams(url.search);
  for (const name of [...STATE, ...PARTS]) params.delete(name);
  params.sort();
  return params.toString() === '' ? path : `${path}?${params}`;
}

/** An entry as it may be kept for all, whatever its page asks this rider; in the rider's state and nothing else of theirs. */
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

/** A copy's name in the store: the page and for whom it was made (`lang=de&text=off…`, as the server says it). */
export function copyKey(url: URL, variant: string): string {
  const address = pageAddress(url);
  return `${url.origin}${address}${address.includes('?') ? '&' : '?'}${VARIANT}=${encodeURIComponent(variant)}`;
}

export interface NamedCopy {
  /** As `pageAddress` says it. */
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
 * The copy to show: of those made for the same rider's state the newest, else the newest of all. Whoever asks for a
 * language (`?lang=`) gets no other; whoever asks for words or pictures (`?text=`) gets the other where there is nothing
 * else. Copies come oldest first.
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
  return (last(same) ?? last(usable))?.key ?? null;
}

function last<Item>(items: readonly Item[]): Item | undefined {
  return items[items.length - 1];
}
