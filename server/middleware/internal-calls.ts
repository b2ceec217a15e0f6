import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { INTERNAL_CALL } from '#app/contract/internal-call.ts';

export interface InternalCalls {
  /** Header value that authenticates internal calls; random for each start, never leaves the process. */
  secret: string;
  /** Middleware that trusts the rider's IP address given by internal calls; for others TRUST_PROXY decides. */
  authenticate: RequestHandler;
}

export function internalCalls(): InternalCalls {
  const secret = randomBytes(32).toString('base64url');
  const expected = Buffer.from(secret);
  return {
    secret,
    authenticate(request, response, next) {
      const given = Buffer.from(request.get(INTERNAL_CALL) ?? '');
      const riderAddress = request.get('X-Forwarded-For');
      if (given.length === expected.length && timingSafeEqual(given, expected)) {
        response.locals.internalCall = true;
        if (riderAddress) Object.defineProperty(request, 'ip', { value: riderAddress });
      }
      next();
    },
  };
}
