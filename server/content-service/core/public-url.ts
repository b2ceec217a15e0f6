import type { Request } from 'express';
import type { SubmissionSettings } from './submission-context.ts';

/** Loopback and private names and addresses. */
const OWN_NETWORK =
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})(?::\d{1,5})?$/;

/**
 * The base URL of links in mails and QR codes: PUBLIC_URL where it is set. The Host header is chosen by the caller, who
 * could put a site of theirs into a mail to somebody else, so it counts only where it is a loopback or private address,
 * as in development or in a vehicle. Otherwise links begin with localhost, which is harmless and shows that PUBLIC_URL
 * is missing.
 */
export function publicUrl(
  request: Request,
  settings: Pick<SubmissionSettings, 'PUBLIC_URL' | 'PORT'>,
): string {
  if (settings.PUBLIC_URL) return settings.PUBLIC_URL;
  const host = request.get('Host') ?? '';
  return OWN_NETWORK.test(host) ? `${request.protocol}://${host}` : `http://localhost:${settings.PORT}`;
}

/** Where riders reach this service; undefined where no setting says so. */
export function publicApi({
  PUBLIC_URL,
  PUBLIC_API_URL,
}: Pick<SubmissionSettings, 'PUBLIC_URL' | 'PUBLIC_API_URL'>): string | undefined {
  return PUBLIC_API_URL ?? (PUBLIC_URL && `${PUBLIC_URL}/api`);
}
