import { Registry } from 'prom-client';
import { afterEach, expect, it, vi } from 'vitest';
import { addContentGauges } from './content-metrics.ts';
import { TIMEOUT_MS } from './gauges.ts';

afterEach(() => vi.useRealTimers());

it('the metrics come although the database hangs', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => undefined);
  const registry = new Registry();
  const content = {
    ready: never,
    gauges: {
      connections: () => ({ busy: 0, idle: 0, awaited: 0 }),
      mailsWaiting: never,
      mailsLate: never,
      mailsGivenUp: async () => 0,
      mailsToFolder: never,
      databaseHeapBytes: never,
    },
  };
  addContentGauges(registry, { content, redis: null });
  let text = '';
  registry.metrics().then((metrics) => {
    text = metrics;
  });
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(text).toContain('kachel_database_up{state="up"} 0');
});

it('what the database refuses is left out of the metrics, the rest is there', async () => {
  const refused = () => Promise.reject(new Error());
  const registry = new Registry();
  const content = {
    ready: refused,
    gauges: {
      connections: () => ({ busy: 1, idle: 0, awaited: 0 }),
      mailsWaiting: refused,
      mailsLate: refused,
      mailsGivenUp: async () => 3,
      mailsToFolder: async () => 0,
      databaseHeapBytes: refused,
    },
  };
  addContentGauges(registry, { content, redis: null });
  const text = await registry.metrics();
  expect(text).not.toMatch(/^kachel_(?:mails_waiting|mails_late|database_heap_bytes)\{/m);
  expect(text).toContain('kachel_mails_given_up{queue="outbox"} 3');
  expect(text).toContain('kachel_database_connections{state="busy"} 1');
});
