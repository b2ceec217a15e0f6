import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Response } from 'express';
import { memo } from '#app/contract/memo.ts';
import { flatCopy } from '#app/contract/split-target.ts';

/** Express's compiled `trust proxy` setting: whether to trust the proxy at an IP address. */
export type Trusted = (address: string, hop: number) => boolean;

const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
const LONGEST_HOST = 260;

/** Cached by host name: nearly all requests have the same one. */
const known = memo<boolean>(100, LONGEST_HOST);

/** Whether it is a valid host: '999999999999' matches the pattern, but URL reads it as an IPv4 number out of range. */
function isHost(host: string): boolean {
  return known(host, () => HOST.test(host) && URL.canParse(`http://${host}`));
}

/**
 * The requested origin (scheme, host, port), read here only: from `X-Forwarded-*` where the peer is a trusted proxy
 * (TRUST_PROXY), else from the request. Null where they make no valid URL.
 */
export function requestedOrigin(request: IncomingMessage, trusted: Trusted): string | null {
  const { headers, socket } = request;
  let scheme = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
  // HTTP/1.0 requests may lack Host.
  let host = headers.host || 'localhost';
  const forwardedScheme = headers['x-forwarded-proto'];
  const forwardedHost = headers['x-forwarded-host'];
  if ((forwardedScheme || forwardedHost) && trusted(socket.remoteAddress ?? '', 0)) {
    scheme = firstOf(forwardedScheme)?.toLowerCase() ?? scheme;
    host = firstOf(forwardedHost) ?? host;
  }
  if (!isHost(host) || (scheme !== 'http' && scheme !== 'https')) return null;
  return `${scheme}://${host.toLowerCase()}`;
}

function firstOf(header: string | string[] | undefined): string | undefined {
  const all = String(header ?? '');
  const [first = ''] = all.split(',');
  return (first === all ? all : flatCopy(first.trim())) || undefined;
}

/** The requested origin, for handlers behind `addressCheck`. */
export function requestedOriginOf(response: Response): string {
  return response.locals.origin as string;
}
