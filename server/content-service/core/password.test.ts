import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordHash, verifyPassword } from './password.ts';

describe('a voucher password', () => {
  it('is recognised by its hash, which does not hold it', async () => {
    const hash = await hashPassword('Würzburg 7');
    expect(hash).not.toContain('rzburg');
    expect(isPasswordHash(hash)).toBe(true);
    expect(await verifyPassword('Würzburg 7', hash)).toBe(true);
    expect(await verifyPassword('Wu\u0308rzburg 7', hash)).toBe(true);
  });

  it('has another hash each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it.each(['wurzburg 7', '', 'Würzburg 7 ', 'x'.repeat(100_000), '\u0000'])('is not %j', async (wrong) => {
    expect(await verifyPassword(wrong, await hashPassword('Würzburg 7'))).toBe(false);
  });

  it.each(['', 'scrypt', 'plain text', 'scrypt:0:0:0:x:y'])('is nothing that fits %j', async (hash) => {
    expect(await verifyPassword(hash, hash)).toBe(false);
  });
});
