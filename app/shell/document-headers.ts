import type { HeadersFunction } from '@remix-run/node';

/**
 * The `headers` export of every route: merges the headers of loaders, actions and errors, the deepest route last.
 * Keeps all Set-Cookie headers, and never overwrites a no-store.
 */
export const documentHeaders: HeadersFunction = ({
  parentHeaders,
  loaderHeaders,
  actionHeaders,
  errorHeaders,
}) => {
  const merged = new Headers(parentHeaders);
  for (const source of [loaderHeaders, actionHeaders, errorHeaders]) {
    if (!source) continue;
    for (const [name, value] of source) {
      if (name === 'set-cookie') merged.append(name, value);
      else if (name !== 'cache-control' || !merged.get(name)?.includes('no-store')) merged.set(name, value);
    }
  }
  return merged;
};
