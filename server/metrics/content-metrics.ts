import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import { inTime } from '#app/contract/in-time.ts';
import type { ContentSource } from '../content-source.ts';
import type { Log } from '../kernel/logger.ts';
import { addDependency, addGauge, PATIENCE_MS } from './gauges.ts';
import { createMeters } from './meters.ts';
import { type MetricsSettings, serveMetrics } from './serve-metrics.ts';

interface Watched {
  settings: MetricsSettings;
  log: Log;
  server: Server;
  content: Pick<ContentSource, 'gauges' | 'ready'>;
}

/** What the content service alone counts. Null where nobody wants to know. */
export function contentMetrics({ settings, log, server, content }: Watched): Server | null {
  if (settings.METRICS_PORT === 0) return null;
  const meters = createMeters();
  meters.countRequests(server);
  addContentGauges(meters.registry, content);
  return serveMetrics(meters.registry, settings, log);
}

export function addContentGauges(
  registry: Registry,
  content: Pick<ContentSource, 'gauges' | 'ready'> | null,
): void {
  // Nobody's where content comes from another server.
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
    const bytes = await inTime(content.gauges().databaseHeapBytes(), PATIENCE_MS, null);
    return bytes === null ? {} : { pglite: bytes };
  });
  const mails = {
    name: 'kachel_mails_waiting',
    help: 'Mails that were promised and not yet sent',
    label: 'queue',
  };
  addGauge(registry, mails, async (): Promise<Record<string, number>> => {
    if (!content) return {};
    return content
      .gauges()
      .mailsWaiting()
      .then(
        (outbox) => ({ outbox }),
        () => ({}),
      );
  });
}
