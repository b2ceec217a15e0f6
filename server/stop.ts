import type { Server } from 'node:http';
import type { Log } from './http/logger.ts';

/** Requests under way may take this long to finish. */
const PATIENCE_MS = 10_000;

/** On SIGINT and SIGTERM: no new connections, requests under way finish, then everything is closed. */
export function stopGracefully(server: Server, log: Log, close: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const forced = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(forced);
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error: String(error) }, 'closing failed');
          process.exit(1);
        },
      );
    });
    server.closeIdleConnections();
  };
  // A keep-alive connection must not hold the stop once its last answer is out.
  server.on('request', (_request, response) => {
    response.on('close', () => {
      if (stopping) setImmediate(() => server.closeIdleConnections());
    });
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
