import type { HeadersFunction } from '@remix-run/node';

/**
 * Every route exports this as its `headers`: what a loader or an action said counts, deeper routes last, except that
 * all Set-Cookie headers are kept, and that what must not be stored stays so.
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
      else if (name !== 'cache-control' || !isUnstored(merged)) merged.set(name, value);
    }
  }
  return merged;
};

function isUnstored(headers: Headers): boolean {
  return headers.get('Cache-Control')?.includes('no-store') === true;
}
