import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { ContentService } from '../content-service/content-service.ts';
import type { SharedRedis } from '../kernel/redis.ts';
import { addDependency, addGauge, inTime } from './gauges.ts';
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
  const gauges = content?.gauges;
  addGauge(registry, {
    name: 'kachel_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    label: 'state',
    read: () => ({ ...gauges?.connections() }),
  });
  /** One number, left out where it can't be read in time. */
  const add = (name: string, help: string, [label, value]: [string, string], count?: () => Promise<number>) =>
    addGauge(registry, {
      name,
      help,
      label,
      read: async () => {
        const number = count && (await inTime(count));
        return number === undefined ? {} : { [value]: number };
      },
    });
  const heapHelp = 'What the embedded database holds in JavaScript; 0 on Postgres';
  add('kachel_database_heap_bytes', heapHelp, ['engine', 'pglite'], gauges?.databaseHeapBytes);
  const addMails = (name: string, help: string, count?: () => Promise<number>) =>
    add(name, help, ['queue', 'outbox'], count);
  addMails('kachel_mails_waiting', 'Mails that were promised and not yet sent', gauges?.mailsWaiting);
  addMails('kachel_mails_late', 'Mails that have waited for over half an hour', gauges?.mailsLate);
  addMails('kachel_mails_given_up', 'Mails given up since the start', gauges?.mailsGivenUp);
  const folderHelp = 'Mails that were written to a folder, because SMTP_URL is not set';
  addMails('kachel_mails_to_folder', folderHelp, gauges?.mailsToFolder);
}
