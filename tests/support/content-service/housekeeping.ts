import { vi } from 'vitest';
import { startHousekeeping } from '#server/content-service/submissions/housekeeping.ts';
import type { TestSubmissionServer } from './submission-server.ts';

/** Runs the housekeeping of an hour once, without waiting for it. */
export async function runHousekeeping(service: TestSubmissionServer): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = startHousekeeping({ ...service.context(), engine: 'postgres' });
  vi.advanceTimersByTime(60 * 60_000);
  await stop();
  vi.useRealTimers();
}
