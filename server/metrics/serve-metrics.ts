import { createServer, type Server } from 'node:http';
import type { ServerSettings } from '../kernel/env.ts';
import type { Log } from '../kernel/logger.ts';
import { createMeters, type Meters } from './meters.ts';

export interface ServedMetrics {
  settings: Pick<ServerSettings, 'METRICS_PORT' | 'HOST'>;
  log: Log;
  /** Whose requests are counted. */
  server: Server;
}

/** Serves /metrics on METRICS_PORT, which riders can't reach. Null without it. */
export function serveMetrics(
  { settings, log, server }: ServedMetrics,
  add: (meters: Meters) => void,
): Server | null {
  if (settings.METRICS_PORT === 0) return null;
  const meters = createMeters();
  meters.countRequests(server);
  add(meters);
  const { registry } = meters;
  const metrics = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  metrics.on('error', (error) => log.error({ error: error.message }, 'cannot listen on METRICS_PORT'));
  return metrics.listen(settings.METRICS_PORT, settings.HOST);
}
