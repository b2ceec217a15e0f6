import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

/** Express's own reading of TRUST_PROXY: whether the proxy at an address is believed. */
export type Trusted = (address: string, hop: number) => boolean;

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Scheme and host under which a rider asked, as a trusted proxy tells them; null where they are none. */
export function askedOrigin(request: IncomingMessage, trusted: Trusted): string | null {
  const { headers, socket } = request;
  let scheme = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
  let host = headers.host;
  const forwardedScheme = headers['x-forwarded-proto'];
  const forwardedHost = headers['x-forwarded-host'];
  if ((forwardedScheme || forwardedHost) && trusted(socket.remoteAddress ?? '', 0)) {
    scheme = firstOf(forwardedScheme) ?? scheme;
    host = firstOf(forwardedHost) ?? host;
  }
  if (host === undefined || !HOST.test(host) || (scheme !== 'http' && scheme !== 'https')) return null;
  return `${scheme}://${host.toLowerCase()}`;
}

function firstOf(header: string | string[] | undefined): string | undefined {
  const [first] = String(header ?? '').split(',');
  return first?.trim() || undefined;
}
