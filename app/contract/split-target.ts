/** Path and query of a request's target, parted at the first '?' as URL parsers part them: a query may hold more of them. */
export function splitTarget(target: string): { path: string; query: string } {
  const mark = target.indexOf('?');
  return mark === -1
    ? { path: target, query: '' }
    : { path: flatCopy(target.slice(0, mark)), query: target.slice(mark + 1) };
}

/**
 * V8's slices of 13 characters and more point into the string that they were cut from: a path kept as a key would keep the
 * 12 kB of its query. What is joined and cut again points into the joined one, which is one character longer than it.
 */
export function flatCopy(slice: string): string {
  return ` ${slice}`.slice(1);
}
