import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { ServerSettings } from '../kernel/env.ts';
import type { Log } from '../kernel/logger.ts';

export type MetricsSettings = Pick<ServerSettings, 'METRICS_PORT' | 'HOST'>;

/** Serves /metrics on a separate port, which riders can't reach. */
export function serveMetrics(registry: Registry, settings: MetricsSettings, log: Log): Server {
  const metrics = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  metrics.on('error', (error) => log.error({ error: error.message }, 'METRICS_PORT is not served'));
  return metrics.listen(settings.METRICS_PORT, settings.HOST);
}
