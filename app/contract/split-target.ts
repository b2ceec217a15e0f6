/** Splits a request target at the first '?', as URL parsers do. */
export function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf('?');
  return mark === -1
    ? { path: target, query: '' }
    : { path: flatCopy(target.slice(0, mark)), query: target.slice(mark + 1) };
}

/**
 * V8 substrings from 13 characters on reference their parent string, so a path used as a Map key would retain up to
 * 12 kB of query. Concatenating and slicing again makes a copy whose parent is only one character longer.
 */
export function flatCopy(slice: string): string {
  return ` ${slice}`.slice(1);
}
