/** Not stored: a shared cache would keep a 404 without Cache-Control for minutes. */
export function emptyResponse(status: 404 | 503, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
