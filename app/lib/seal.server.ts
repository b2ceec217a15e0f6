import { createHash, createHmac } from 'node:crypto';
import { defaults, seal as ironSeal, unseal as ironUnseal } from 'iron-webcrypto';
import { env } from '#app/config/env.server.ts';

/**
 * Values that riders carry for us, in an address or a cookie, without being able to read or change them. Each purpose
 * has a key of its own, so that a value sealed for one can't be used for another.
 */

function keyFor(purpose: string): string {
  return createHash('sha256').update(`${purpose}\n${env().SESSION_SECRET}`).digest('base64url');
}

/** For what others must be able to read, but not to make. */
export function signature(purpose: string, text: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('base64url').slice(0, 22);
}

export async function seal(purpose: string, value: unknown, lifetimeMs: number): Promise<string> {
  return ironSeal(value, keyFor(purpose), { ...defaults, ttl: lifetimeMs });
}

/** The sealed value; null where it is broken, not ours or past its time. */
export async function unseal(purpose: string, sealed: string): Promise<unknown> {
  try {
    return await ironUnseal(sealed, keyFor(purpose), { ...defaults, ttl: 0 });
  } catch {
    return null;
  }
}
