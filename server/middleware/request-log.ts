import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Log } from '../kernel/logger.ts';
import { loggedPath } from './logged-path.ts';

const USABLE_ID = /^[\w-]{8,64}$/;
/** Not logged: probes request these every few seconds. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** A random prefix for this process; the last twelve digits of an id count its requests, in decimal: that is faster. */
const OWN_NAME = randomUUID().slice(0, -12);
let count = 0;

/** The id that a proxy gave the request, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && USABLE_ID.test(given)) return given;
  count += 1;
  return OWN_NAME + String(count).padStart(12, '0');
}

/** Gives each request an id, sends it in a header, and logs one line when the response has finished. */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request);
    const started = process.hrtime.bigint();
    response.locals.requestId = id;
    response.setHeader('X-Request-Id', id);
    response.on('close', () => {
      const path = loggedPath(request.originalUrl);
      if (QUIET.has(path)) return;
      const ms = Number(process.hrtime.bigint() - started) / 1e6;
      const line = {
        id,
        method: request.method,
        path,
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
      };
      if (!response.writableFinished) log.warn(line, 'request ended early');
      else if (response.statusCode >= 500) log.error(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}
