/** Parameters of the preview page itself; everything else is the previewed page's. */
const OWN = ['device', 'at'];

/**
 * The address in the frame: the path behind /wp-preview on our own origin, whatever was written there, with token and
 * date.
 */
export function frameAddress(path: string, query: URLSearchParams): string {
  const inner = path.replace(/[\\/]+/g, '/').replace(/^\/+/, '');
  const params = new URLSearchParams(query);
  for (const name of OWN) params.delete(name);
  // A preview in a preview shows its own start page.
  return `/${/^wp-preview(\/|$)/.test(inner) ? '' : inner}?${params}`;
}
