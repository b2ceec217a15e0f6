import { Registry } from 'prom-client';
import { afterEach, expect, it, vi } from 'vitest';
import { addContentGauges } from './content-metrics.ts';
import { TIMEOUT_MS } from './gauges.ts';

afterEach(() => vi.useRealTimers());

/** What needs the database comes to `query`. */
function registryOn(query: () => Promise<never>): Registry {
  const registry = new Registry();
  const gauges = {
    connections: () => ({ busy: 1, idle: 0, awaited: 0 }),
    mailsWaiting: query,
    mailsLate: query,
    mailsGivenUp: async () => 3,
    mailsToFolder: async () => 0,
    databaseHeapBytes: query,
  };
  addContentGauges(registry, { content: { ready: query, gauges }, redis: null });
  return registry;
}

it('the metrics come although the database hangs', async () => {
  vi.useFakeTimers();
  let text = '';
  registryOn(() => new Promise(() => undefined))
    .metrics()
    .then((metrics) => {
      text = metrics;
    });
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(text).toContain('kachel_database_up{state="up"} 0');
});

it('two scrapes at a time don’t add up', async () => {
  const registry = registryOn(async () => expect.fail());
  const [first, second] = await Promise.all([registry.metrics(), registry.metrics()]);
  for (const text of [first, second]) expect(text).toContain('kachel_mails_given_up{queue="outbox"} 3\n');
});

it('what the database refuses is left out of the metrics, the rest is there', async () => {
  const text = await registryOn(() => Promise.reject(new Error())).metrics();
  expect(text).not.toMatch(/^kachel_(?:mails_waiting|mails_late|database_heap_bytes)\{/m);
  expect(text).toContain('kachel_mails_given_up{queue="outbox"} 3');
  expect(text).toContain('kachel_database_connections{state="busy"} 1');
});
