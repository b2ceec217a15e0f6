/** Parameters of the preview page itself; all others are passed to the previewed page. */
const OWN = ['device', 'at'];

/** URL of the frame: the path after /wp-preview, which the router has decoded, always on our origin, with token and date. */
export function frameAddress(path: string, query: URLSearchParams): string {
  const decoded = path.replace(/[\\/]+/g, '/').replace(/^\/+/, '');
  const params = new URLSearchParams(query);
  for (const name of OWN) params.delete(name);
  // A preview within a preview would nest: show the start page instead.
  const inner = /^wp-preview(\/|$)/.test(decoded) ? '' : decoded.split('/').map(encodeURIComponent).join('/');
  return `/${inner}?${params}`;
}
