import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { faultReport } from './fault-report.ts';
import type { Log } from './logger.ts';

/** Requests under way may take this long to finish. */
const TIMEOUT_MS = 10_000;
/** Idle connections are closed after this time, but not before `drainMs`. */
const IDLE_MS = 300;

/**
 * Graceful shutdown: first /readyz is 503; after `drainMs` no new connections are accepted, every response carries
 * `Connection: close`, idle connections have as long again for one more request, running requests finish, and then
 * everything is closed. No `Connection: close` before we stop accepting: clients would reconnect here, and the accept
 * queue would be reset. On SIGTERM; on SIGINT without the wait; on an uncaught error too, with exit code 1 for the
 * supervisor.
 */
export function gracefulShutdown(
  server: Server,
  log: Log,
  close: () => Promise<void>,
  { drainMs }: { drainMs: number },
) {
  let isLast = false;
  let code = 0;
  const shutdown = {
    /** While true, /readyz is 503, so that load balancers send no more requests. */
    stopping: false,
    /** Wraps the listener: at shutdown, responses whose headers are not sent yet get `Connection: close`. */
    watch: (listener: RequestListener): RequestListener => {
      return (request, response) => {
        if (isLast) response.shouldKeepAlive = false;
        listener(request, response);
        if (response.headersSent) return;
        // Not by a set of open responses: a pipelined one whose client has left never emits 'close'.
        const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => typeof response;
        response.writeHead = (...head: unknown[]) => {
          if (isLast) response.shouldKeepAlive = false;
          return writeHead(...head);
        };
      };
    },
  };

  const end = (idleMs: number) => {
    isLast = true;
    setTimeout(() => server.closeAllConnections(), idleMs + TIMEOUT_MS).unref();
    setTimeout(() => process.exit(1), idleMs + 2 * TIMEOUT_MS).unref();
    // http.Server.close() closes idle connections at once, also those whose request has arrived but was not read yet.
    setTimeout(() => setInterval(() => server.closeIdleConnections(), IDLE_MS).unref(), idleMs).unref();
    NetServer.prototype.close.call(server, () => {
      close().then(
        () => process.exit(code),
        (error: unknown) => {
          log.error({ fault: faultReport(error) }, 'closing failed');
          process.exit(1);
        },
      );
    });
  };
  const stop = (reason: string, wait: number) => {
    if (shutdown.stopping) return;
    shutdown.stopping = true;
    log.info({ reason }, 'stopping');
    if (wait === 0) end(wait);
    else setTimeout(end, wait, wait);
  };

  process.on('SIGINT', () => stop('SIGINT', 0));
  process.on('SIGTERM', () => stop('SIGTERM', drainMs));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ fault: faultReport(error) }, event);
      code = 1;
      stop(event, 0);
    });
  }
  return shutdown as Readonly<typeof shutdown>;
}
