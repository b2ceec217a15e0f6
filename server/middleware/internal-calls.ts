import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { INTERNAL_CALL } from '#app/contract/internal-call.ts';
import { isSameSecret } from '../kernel/is-same-secret.ts';
import type { Log } from '../kernel/logger.ts';

/**
 * `secret` is the header's value that authenticates internal calls: CONTENT_API_SECRET if the web app runs in another
 * process, else random for each start.
 */
export function internalCalls(secret = randomBytes(32).toString('base64url'), log?: Log) {
  let isTold = false;
  /** Trusts the rider's IP address that internal calls give; for others TRUST_PROXY decides. */
  const authenticate: RequestHandler = (request, response, next) => {
    // Proxies between two processes add theirs behind it.
    const riderAddress = request.get('X-Forwarded-For')?.split(',')[0];
    const given = request.get(INTERNAL_CALL) ?? '';
    if (isSameSecret(given, secret)) {
      response.locals.internalCall = true;
      if (riderAddress) Object.defineProperty(request, 'ip', { value: riderAddress });
    } else if (given && !isTold) {
      isTold = true;
      log?.warn('a call has another CONTENT_API_SECRET: all web nodes and content services need the same');
    }
    next();
  };
  return { secret, authenticate };
}
