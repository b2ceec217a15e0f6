import type { Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { HostedApp } from '#app/config/hosted-app.ts';
import type { ContentService } from '../content-service/content-service.ts';
import type { SharedRedis } from '../kernel/redis.ts';
import type { ShedCounts } from '../pages/load-shedding.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { RenderQueue } from '../pages/render-queue.ts';
import { addContentGauges } from './content-metrics.ts';
import { addCounter, addDependency, addGauge } from './gauges.ts';
import { type ServedMetrics, serveMetrics } from './serve-metrics.ts';

interface HostState {
  renderQueue: RenderQueue;
  shed: ShedCounts;
  pages: PageCache | null;
  hosted: Pick<HostedApp, 'connectMetrics' | 'breakers'> | null;
  /** Whether the content server answers. */
  contentReachable: () => Promise<boolean>;
}

interface MetricsContext extends HostState, ServedMetrics {
  content: ContentService | null;
  redis: SharedRedis | null;
}

/** The web node's metrics. */
export function hostMetrics(watched: MetricsContext): Server | null {
  return serveMetrics(watched, ({ registry, watch }) => {
    watched.hosted?.connectMetrics(watch);
    addHostGauges(registry, watched);
    addContentGauges(registry, watched);
  });
}

export function addHostGauges(
  registry: Registry,
  { renderQueue, shed, pages, hosted, contentReachable }: HostState,
): void {
  addCounter(registry, {
    name: 'kachel_pages_answered_total',
    help: 'Pages sent, by source',
    label: 'from',
    read: () => {
      const { hit = 0, stale = 0, miss = 0, personal = 0 } = pages?.counts() ?? {};
      return { hit, stale, miss, personal };
    },
  });
  addGauge(registry, {
    name: 'kachel_pages_kept',
    help: 'Pages in the page cache, and their size in bytes',
    label: 'unit',
    read: () => {
      const { pages: count = 0, bytes = 0 } = pages?.counts() ?? {};
      return { pages: count, bytes };
    },
  });
  addGauge(registry, {
    name: 'kachel_page_queue',
    help: 'Pages being rendered, and riders who wait for one',
    label: 'state',
    read: renderQueue.counts,
  });
  addCounter(registry, {
    name: 'kachel_shed_total',
    help: 'Requests answered 503 because the queue was full',
    label: 'what',
    read: () => shed,
  });
  addDependency(registry, 'content', contentReachable);
  addGauge(registry, {
    name: 'kachel_breaker_open',
    help: '1 while the circuit breaker of a content server is open',
    label: 'server',
    read: () =>
      Object.fromEntries((hosted?.breakers() ?? []).map(({ server, isOpen }) => [server, Number(isOpen)])),
  });
}
