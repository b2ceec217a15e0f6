import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { ContentSource } from '../content-source.ts';
import type { Log } from '../http/logger.ts';
import { createMeters } from './meters.ts';
import { type MetricsSettings, serveMetrics } from './serve-metrics.ts';
import { addGauge } from './standings.ts';

interface Watched {
  settings: MetricsSettings;
  log: Log;
  server: Server;
  content: Pick<ContentSource, 'standings'>;
}

/** What the content service alone counts. Null where nobody wants to know. */
export function watchContent({ settings, log, server, content }: Watched): Server | null {
  if (settings.METRICS_PORT === 0) return null;
  const meters = createMeters();
  meters.countRequests(server);
  addContentStandings(meters.registry, content);
  return serveMetrics(meters.registry, settings, log);
}

export function addContentStandings(
  registry: Registry,
  content: Pick<ContentSource, 'standings'> | null,
): void {
  const sessions = {
    name: 'kachel_database_connections',
    help: 'Connections to the database, and requests that wait for one',
    label: 'state',
  };
  addGauge(registry, sessions, () => ({ ...content?.standings().connections }));
  const mails = {
    name: 'kachel_mails_waiting',
    help: 'Mails that were promised and not yet sent',
    label: 'queue',
  };
  addGauge(registry, mails, async (): Promise<Record<string, number>> => {
    if (!content) return {};
    return content
      .standings()
      .mailsWaiting()
      .then(
        (outbox) => ({ outbox }),
        () => ({}),
      );
  });
}
