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
});
