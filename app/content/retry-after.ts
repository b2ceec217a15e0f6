/**
 * `Retry-After` (RFC 9110, 10.2.3), in seconds or as a date: whole seconds from now, null if it is neither or over
 * eleven days ahead.
 */
export function retryAfterSeconds(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d+$/.test(header) ? +header : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return seconds < 1e6 ? Math.max(0, seconds) : null;
}
