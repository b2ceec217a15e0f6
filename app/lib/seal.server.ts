import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { defaults, seal as ironSeal, unseal as ironUnseal } from 'iron-webcrypto';
import { env } from '#app/config/env.server.ts';

/**
 * Encrypted or signed values that we hand to riders in a URL or cookie and get back. Each purpose has its own key, so a
 * value can't be used for another.
 */

function keyFor(purpose: string): string {
  return createHash('sha256').update(`${purpose}\n${env().SESSION_SECRET}`).digest('base64url');
}

function signature(purpose: string, text: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('base64url').slice(0, 22);
}

/** Signed but readable: the text with its signature. */
export function sign(purpose: string, text: string): string {
  return `${text}.${signature(purpose, text)}`;
}

/** The text if its signature is ours, otherwise null. */
export function signed(purpose: string, value = ''): string | null {
  const end = value.lastIndexOf('.');
  const text = value.slice(0, Math.max(end, 0));
  const given = Buffer.from(value.slice(end + 1));
  const expected = Buffer.from(signature(purpose, text));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}

export async function seal(purpose: string, value: unknown, lifetimeMs: number): Promise<string> {
  return ironSeal(value, keyFor(purpose), { ...defaults, ttl: lifetimeMs });
}

/** The sealed value; null if it is broken, forged or expired. */
export async function unseal(purpose: string, sealed: string): Promise<unknown> {
  try {
    return await ironUnseal(sealed, keyFor(purpose), { ...defaults, ttl: 0 });
  } catch {
    return null;
  }
}
