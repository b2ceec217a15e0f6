import type { Request } from 'express';
import type { SubmissionSettings } from './submission-context.ts';

/** Names and addresses that lead to nobody but whoever asked, or to their own network. */
const OWN_NETWORK =
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})(?::\d{1,5})?$/;

/**
 * The address that links in mails and QR codes begin with. PUBLIC_URL where it is set. A Host header is the caller's own
 * claim: believed for just any name, it would let a stranger put their site into the mail that we send to somebody
 * else. So it counts only where it names this machine or its private network, as on a developer's desk or in a
 * vehicle; otherwise this machine's own address stands there, which harms nobody and shows that PUBLIC_URL is missing.
 */
export function publicUrl(
  request: Request,
  settings: Pick<SubmissionSettings, 'PUBLIC_URL' | 'PORT'>,
): string {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL;
  const host = request.get('Host') ?? '';
  return OWN_NETWORK.test(host) ? `${request.protocol}://${host}` : `http://localhost:${settings.PORT}`;
}
