import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { HostedApp } from '#app/config/hosted-app.ts';
import type { ContentSource } from '../content-source.ts';
import type { Log } from '../http/logger.ts';
import type { PageCache } from '../http/page-cache/page-cache.ts';
import type { PageGate } from '../http/page-gate.ts';
import { createMeters } from './meters.ts';
import { type MetricsSettings, serveMetrics } from './serve-metrics.ts';
import { addCounter, addGauge } from './standings.ts';
import { addContentStandings } from './watch-content.ts';

export interface Watched {
  settings: MetricsSettings;
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
  if (settings.METRICS_PORT === 0) return null;
  const meters = createMeters();
  meters.countRequests(server);
  hosted?.connectWatch(meters.watch);
  addStandings(meters.registry, watched);
  addContentStandings(meters.registry, watched.content);
  return serveMetrics(meters.registry, settings, log);
}

export function addStandings(
  registry: Registry,
  { gate, pages, hosted }: Pick<Watched, 'gate' | 'pages' | 'hosted'>,
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
}
