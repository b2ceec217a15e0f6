import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import { withTimeout } from '#app/contract/with-timeout.ts';
import type { ContentGauges } from '../content-service/content-gauges.ts';
import type { ContentService } from '../content-service/content-service.ts';
import type { SharedRedis } from '../kernel/redis.ts';
import { addDependency, addGauge, TIMEOUT_MS } from './gauges.ts';
import { type ServedMetrics, serveMetrics } from './serve-metrics.ts';

interface MetricsContext extends ServedMetrics {
  content: Pick<ContentService, 'gauges' | 'ready'>;
  redis: Pick<SharedRedis, 'isUp'> | null;
}

/** Metrics of a content service that runs alone. */
export function contentMetrics(watched: MetricsContext): Server | null {
  return serveMetrics(watched, ({ registry }) => addContentGauges(registry, watched));
}

export function addContentGauges(
  registry: Registry,
  { content, redis }: Pick<MetricsContext, 'redis'> & { content: MetricsContext['content'] | null },
): void {
  if (redis) addDependency(registry, 'redis', redis.isUp);
  // No database gauges if content comes from another server.
  if (content) addDependency(registry, 'database', () => content.ready());
  const sessions = {
    name: 'kachel_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    label: 'state',
  };
  addGauge(registry, sessions, () => ({ ...content?.gauges().connections }));
  const heap = {
    name: 'kachel_database_heap_bytes',
    help: 'What the embedded database holds in JavaScript; 0 on Postgres',
    label: 'engine',
  };
  addGauge(registry, heap, async (): Promise<Record<string, number>> => {
    if (!content) return {};
    const bytes = await withTimeout(content.gauges().databaseHeapBytes(), TIMEOUT_MS, null);
    return bytes === null ? {} : { pglite: bytes };
  });
  const mails = (name: string, help: string, count: (gauges: ContentGauges) => Promise<number>) =>
    addGauge(registry, { name, help, label: 'queue' }, async (): Promise<Record<string, number>> => {
      if (!content) return {};
      const counted = count(content.gauges()).then((outbox) => ({ outbox }));
      return withTimeout<Record<string, number>>(
        counted.catch(() => ({})),
        TIMEOUT_MS,
        {},
      );
    });
  mails('kachel_mails_waiting', 'Mails that were promised and not yet sent', (gauges) =>
    gauges.mailsWaiting(),
  );
  mails('kachel_mails_late', 'Mails that have waited for over half an hour', (gauges) => gauges.mailsLate());
  mails('kachel_mails_given_up', 'Mails given up since the start', (gauges) => gauges.mailsGivenUp());
  mails(
    'kachel_mails_to_folder',
    'Mails that were written to a folder, because SMTP_URL is not set',
    (gauges) => gauges.mailsToFolder(),
  );
}
