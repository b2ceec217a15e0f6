import type { Request, RequestHandler } from 'express';
import { networkOf } from '#app/contract/network-of.ts';

const LIMITS = {
  /** A form takes a moment, a video some minutes: only a slow-body attack, or a fleet out of a tunnel, has 500. */
  many: 500,
  /** A network with no more than these is no attacker's. */
  few: 10,
  /** Of all networks together. Each takes up to 430 kB of memory and two file descriptors. */
  most: 1000,
};

/**
 * Limits request bodies in flight. Where there are many, the oldest body of the network with most of them is ended with
 * 408, unless it has few; a form that arrives at a normal pace is complete before that.
 */
export function limitBodiesInFlight({ many, few, most } = LIMITS): RequestHandler {
  const byNetwork = new Map<string, Set<Request>>();
  let count = 0;

  function forget(network: string, request: Request): void {
    const own = byNetwork.get(network);
    if (!own?.delete(request)) return;
    count -= 1;
    if (own.size === 0) byNetwork.delete(network);
  }

  /** Stops counting bodies that have arrived completely, even if they are not read yet. */
  function forgetWhole(): void {
    for (const [network, own] of byNetwork) {
      for (const request of own) if (request.complete) forget(network, request);
    }
  }

  function endOne(): void {
    const [network, largest] = [...byNetwork].reduce((one, other) =>
      other[1].size > one[1].size ? other : one,
    );
    const [oldest] = largest;
    if (!oldest || (largest.size <= few && count <= most)) return;
    forget(network, oldest);
    end(oldest);
  }

  return (request, response, next) => {
    const { 'content-length': length = '0', 'transfer-encoding': pieces } = request.headers;
    if (length !== '0' || pieces !== undefined) {
      const network = networkOf(request.ip ?? '');
      const own = byNetwork.get(network) ?? new Set();
      byNetwork.set(network, own.add(request));
      count += 1;
      const over = () => {
        forget(network, request);
        // Else a kept-alive connection holds each request that was answered before its body.
        request.socket.off('close', over);
      };
      request.once('end', over).once('close', over);
      // If the response was sent before the body was complete and the client disconnects, the request emits neither
      // event.
      response.once('close', () => {
        if (request.complete) return;
        if (request.socket.destroyed) over();
        else request.socket.once('close', over);
      });
      if (count > many) forgetWhole();
      if (count > many) endOne();
    }
    next();
  };
}

const TIMED_OUT =
  'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n';

/**
 * Sends an empty 408, after which browsers repeat the request; if a response has begun, or an earlier one is still
 * being sent, destroys the socket. Written to the socket, because a handler may still use the response object.
 */
function end({ res: response, socket }: Request): void {
  if (!response?.socket || response.headersSent) socket.destroy();
  else socket.end(TIMED_OUT, () => socket.destroy());
}
