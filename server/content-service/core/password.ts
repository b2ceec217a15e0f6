import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt with 16 MB and about 40 ms a try: slow for guessing, fast enough for a redemption. */
const COST = { N: 2 ** 14, r: 8, p: 1 };
const KEY_LENGTH = 32;
const FORM = /^scrypt:(\d+):(\d+):(\d+):([\w-]{22}):([\w-]{43})$/;

/** The hash names its cost, and is checked at that; a lower one is for tests. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/** Constant-time check against the hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, n, r, p, salt, key] = FORM.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(given, expected);
}

export function isPasswordHash(text: string): boolean {
  return FORM.test(text);
}

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFC: phones send the same umlaut composed or decomposed.
    scrypt(password.normalize('NFC'), salt, KEY_LENGTH, { ...cost, maxmem: 64 * 2 ** 20 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
