/**
 * A reload, or a navigation from a page to itself (a form, a setting, another language): no automatic fallback to the
 * copy. It waits as long as the browser would; the page still shown offers the copy (`app/shell/loading.ts`).
 */
export function staysOnPage({ cache, referrer }: Pick<Request, 'cache' | 'referrer'>, url: URL): boolean {
  if (cache === 'reload' || cache === 'no-cache') return true;
  return referrer.split(/[?#]/)[0] === url.origin + url.pathname;
}
