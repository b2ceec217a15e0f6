import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { HostedApp } from '#app/config/hosted-app.ts';
import type { ContentSource } from '../content-source.ts';
import type { ServerSettings } from '../env.ts';
import type { Log } from '../http/logger.ts';
import type { PageCache } from '../http/page-cache/page-cache.ts';
import type { PageGate } from '../http/page-gate.ts';
import { currentRequest } from '../http/request-log.ts';
import { createMeters } from './meters.ts';
import { addCounter, addGauge } from './standings.ts';

export interface Watched {
  settings: Pick<ServerSettings, 'METRICS_PORT' | 'HOST'>;
  log: Log;
  server: Server;
  gate: PageGate;
  pages: PageCache | null;
  content: ContentSource | null;
  hosted: Pick<HostedApp, 'connectWatch' | 'breakers'> | null;
}

/** Counts what happens, and tells it on a port of its own, where no rider gets. Null where nobody wants to know. */
export function watchHost(watched: Watched): Server | null {
  const { settings, hosted, server, log } = watched;
  hosted?.connectWatch({
    requestId: () => currentRequest.getStore()?.id,
    riderAddress: () => currentRequest.getStore()?.riderAddress,
  });
  if (settings.METRICS_PORT === 0) return null;
  const meters = createMeters();
  meters.countRequests(server);
  hosted?.connectWatch(meters.watch);
  addStandings(meters.registry, watched);
  const metrics = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    meters.registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': meters.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  metrics.on('error', (error) => log.error({ error: error.message }, 'METRICS_PORT is not served'));
  return metrics.listen(settings.METRICS_PORT, settings.HOST);
}

export function addStandings(
  registry: Registry,
  { gate, pages, content, hosted }: Pick<Watched, 'gate' | 'pages' | 'content' | 'hosted'>,
): void {
  const answered = {
    name: 'kachel_pages_answered_total',
    help: 'Pages, by where they came from',
    label: 'from',
  };
  addCounter(registry, answered, () => {
    const { hit = 0, stale = 0, made = 0, own = 0 } = pages?.counts() ?? {};
    return { hit, stale, made, own };
  });
  const kept = { name: 'kachel_pages_kept', help: 'Pages in memory, and their bytes', label: 'unit' };
  addGauge(registry, kept, () => {
    const { pages: count = 0, bytes = 0 } = pages?.counts() ?? {};
    return { pages: count, bytes };
  });
  const queue = {
    name: 'kachel_page_queue',
    help: 'Pages being made, and riders who wait for one',
    label: 'state',
  };
  addGauge(registry, queue, () => {
    const { running, waiting } = gate.counts();
    return { running, waiting };
  });
  const shed = { name: 'kachel_shed_total', help: 'Riders who were told that too many ask', label: 'what' };
  addCounter(registry, shed, () => ({ page: gate.counts().refused }));
  const breaker = {
    name: 'kachel_breaker_open',
    help: '1 while a content server counts as away',
    label: 'server',
  };
  addGauge(registry, breaker, () =>
    Object.fromEntries((hosted?.breakers() ?? []).map(({ server, isOpen }) => [server, Number(isOpen)])),
  );
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
