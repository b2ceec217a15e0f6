import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { Response } from 'express';
import { memo } from '#app/contract/memo.ts';
import { flatCopy } from '#app/contract/split-target.ts';

/** Express's own reading of TRUST_PROXY: whether the proxy at an address is believed. */
export type Trusted = (address: string, hop: number) => boolean;

const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
const SCHEME = /^https?$/i;
const LONGEST_HOST = 260;

/** Found out once for a name: nearly all riders ask for the same one. */
const known = memo<boolean>(100, LONGEST_HOST);

/** Whether addresses can be built on it: '999999999999' looks like a name and is read as a number that no host has. */
function isHost(host: string): boolean {
  return known(host, () => HOST.test(host) && URL.canParse(`http://${host}`));
}

/**
 * Scheme, host and port under which the rider asked, in the one place that reads them: as the first of the proxies tells,
 * where the next one is trusted (TRUST_PROXY), else as the request says. Null where no address can be built on them.
 */
export function requestedOrigin(request: IncomingMessage, trusted: Trusted): string | null {
  const { headers, socket } = request;
  let scheme = (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
  // HTTP/1.0 knows requests without one.
  let host = headers.host || 'localhost';
  const forwardedScheme = headers['x-forwarded-proto'];
  const forwardedHost = headers['x-forwarded-host'];
  if ((forwardedScheme || forwardedHost) && trusted(socket.remoteAddress ?? '', 0)) {
    scheme = firstOf(forwardedScheme) ?? scheme;
    host = firstOf(forwardedHost) ?? host;
  }
  if (!isHost(host) || !SCHEME.test(scheme)) return null;
  return `${scheme.toLowerCase()}://${host.toLowerCase()}`;
}

function firstOf(header: string | string[] | undefined): string | undefined {
  const all = String(header ?? '');
  const [first = ''] = all.split(',');
  return (first === all ? all : flatCopy(first.trim())) || undefined;
}

/** Scheme, host and port, for whoever comes after `addressCheck`. */
export function requestedOriginOf(response: Response): string {
  return response.locals.origin as string;
}
