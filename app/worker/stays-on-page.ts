/**
 * Reloaded, or led back to its own address by a form, a setting or another language: what was pressed on purpose waits
 * as long as the browser would, and the page that is still seen offers the copy (`app/shell/loading.ts`).
 */
export function staysOnPage({ cache, referrer }: Pick<Request, 'cache' | 'referrer'>, url: URL): boolean {
  if (cache === 'reload' || cache === 'no-cache') return true;
  return referrer.split(/[?#]/)[0] === url.origin + url.pathname;
}
