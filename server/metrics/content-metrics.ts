import type { Registry } from 'prom-client';
import type { ContentService } from '../content-service/content-service.ts';
import type { SharedRedis } from '../kernel/redis.ts';
import { addDependency, addGauge, inTime } from './gauges.ts';

interface Dependencies {
  /** Null if content comes from another server: then there are no gauges of its database. */
  content: Pick<ContentService, 'gauges' | 'ready'> | null;
  redis: Pick<SharedRedis, 'isUp'> | null;
}

export function addContentGauges(registry: Registry, { content, redis }: Dependencies): void {
  if (redis) addDependency(registry, 'redis', redis.isUp);
  if (content) addDependency(registry, 'database', () => content.ready());
  const gauges = content?.gauges;
  addGauge(registry, {
    name: 'kachel_database_connections',
    help: 'Database connections, and requests that wait for one',
    label: 'state',
    read: () => ({ ...gauges?.connections() }),
  });
  type ReadNumber = () => Promise<number>;
  /** A gauge of one number, left out where it can't be read in time. */
  const addNumber = (name: string, help: string, [label, value]: [string, string], read?: ReadNumber) =>
    addGauge(registry, {
      name,
      help,
      label,
      read: async () => {
        const found = read && (await inTime(read));
        return found === undefined ? {} : { [value]: found };
      },
    });
  const heapHelp = 'JavaScript heap of the embedded database; 0 on Postgres';
  addNumber('kachel_database_heap_bytes', heapHelp, ['engine', 'pglite'], gauges?.databaseHeapBytes);
  const addMails = (name: string, help: string, read?: ReadNumber) =>
    addNumber(name, help, ['queue', 'outbox'], read);
  addMails('kachel_mails_waiting', 'Mails that were promised and not yet sent', gauges?.mailsWaiting);
  addMails('kachel_mails_late', 'Mails that have waited for over half an hour', gauges?.mailsLate);
  addMails('kachel_mails_given_up', 'Mails given up since the start', gauges?.mailsGivenUp);
  const folderHelp = 'Mails that were written to a folder, because SMTP_URL is not set';
  addMails('kachel_mails_to_folder', folderHelp, gauges?.mailsToFolder);
}
