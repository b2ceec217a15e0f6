import { describe, expect, it, vi } from 'vitest';

async function freshLimits(factor: string) {
  vi.resetModules();
  vi.stubEnv('LIMITS_FACTOR', factor);
  return import('./limits.server.ts');
}

describe('limits', () => {
  it.each([
    ['1', 10],
    ['3', 30],
  ])('with LIMITS_FACTOR=%s allow a line %i draws, and the next one later', async (factor, draws) => {
    const { secondsToWait } = await freshLimits(factor);
    for (let n = 0; n < draws; n += 1) expect(await secondsToWait('draw', '203.0.113.7')).toBeNull();
    expect(await secondsToWait('draw', '203.0.113.7')).toBeGreaterThan(500);
    expect(await secondsToWait('draw', '203.0.113.8')).toBeNull();
    expect(await secondsToWait('vote', '203.0.113.7')).toBeNull();
  });

  it('are off with LIMITS_FACTOR=0', async () => {
    const { secondsToWait } = await freshLimits('0');
    for (let n = 0; n < 50; n += 1) expect(await secondsToWait('draw', '203.0.113.7')).toBeNull();
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('count %s as %s', async (address, line) => {
    expect((await freshLimits('1')).lineOf(address)).toBe(line);
  });

  it.each(['victim@example.org', 'Victim+1@Example.org', ' victim+a+b@example.org '])(
    'know the mailbox of %s',
    async (email) => {
      expect((await freshLimits('1')).mailboxOf(email)).toBe('victim@example.org');
    },
  );
});
