import type { Request, RequestHandler } from 'express';
import { networkOf } from '#app/contract/network-of.ts';

/** A form is there in a moment, a film in some minutes: only who sends nothing on purpose has so many on their way. */
const MOST_AT_ONCE = 500;

/**
 * Bounds how many bodies are on their way at once. One more ends the one that has been longest, of the address that
 * sends the most: a form that comes as forms do is never it.
 */
export function bodiesUnderWay(mostAtOnce = MOST_AT_ONCE): RequestHandler {
  const byLine = new Map<string, Set<Request>>();
  let count = 0;

  function forget(line: string, request: Request): void {
    const own = byLine.get(line);
    if (!own?.delete(request)) return;
    count -= 1;
    if (own.size === 0) byLine.delete(line);
  }

  /** What is there and was only not read yet is not under way. */
  function forgetWhole(): void {
    for (const [line, own] of byLine) {
      for (const request of own) if (request.complete) forget(line, request);
    }
  }

  function endOne(): void {
    const [line, most] = [...byLine].reduce((one, other) => (other[1].size > one[1].size ? other : one));
    const [oldest] = most;
    if (!oldest) return;
    forget(line, oldest);
    end(oldest);
  }

  return (request, _response, next) => {
    const { 'content-length': length = '0', 'transfer-encoding': pieces } = request.headers;
    if (length !== '0' || pieces !== undefined) {
      const line = networkOf(request.ip ?? '');
      const own = byLine.get(line) ?? new Set();
      byLine.set(line, own.add(request));
      count += 1;
      for (const over of ['end', 'close'] as const) request.once(over, () => forget(line, request));
      if (count > mostAtOnce) forgetWhole();
      if (count > mostAtOnce) endOne();
    }
    next();
  };
}

/** Said in one line: whoever reads at all reads that, and a browser then sends again by itself. */
function end({ res: response, socket }: Request): void {
  if (!response || response.headersSent) socket.destroy();
  else response.status(408).set({ Connection: 'close', 'Cache-Control': 'no-store' }).end();
}
