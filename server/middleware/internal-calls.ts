import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { INTERNAL_CALL } from '#app/contract/internal-call.ts';
import { isSameSecret } from '../kernel/is-same-secret.ts';

export function internalCalls() {
  /** The header's value that authenticates internal calls: random for each start, it never leaves the process. */
  const secret = randomBytes(32).toString('base64url');
  /** Trusts the rider's IP address that internal calls give; for others TRUST_PROXY decides. */
  const authenticate: RequestHandler = (request, response, next) => {
    const riderAddress = request.get('X-Forwarded-For');
    if (isSameSecret(request.get(INTERNAL_CALL) ?? '', secret)) {
      response.locals.internalCall = true;
      if (riderAddress) Object.defineProperty(request, 'ip', { value: riderAddress });
    }
    next();
  };
  return { secret, authenticate };
}
