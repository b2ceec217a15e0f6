import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { faultReport } from './fault-report.ts';
import type { Log } from './logger.ts';

/** Requests under way may take this long to finish. */
const PATIENCE_MS = 10_000;
/** Connections without a request are ended after so long, and not before `drainMs`. */
const IDLE_MS = 300;

export interface Life {
  /** From then on no balancer shall send anything more here. */
  readonly stopping: boolean;
  /** The same listener; at a stop, whatever it had not answered when it returned is told to end its connection. */
  watch(listener: RequestListener): RequestListener;
}

/**
 * Stops without a request in hand being lost: first it is no longer ready; after `drainMs` no new connections are taken,
 * every answer ends its connection, those that are idle have as long to send one more, requests under way finish, and then
 * everything is closed. Not earlier: whoever is sent away while new connections are taken comes back on one, and those
 * that wait to be taken at the end are reset. On SIGTERM; on SIGINT without the wait; and, as the last resort, on a fault
 * that nobody caught: whoever supervises the process starts it anew (code 1).
 */
export function gracefulShutdown(
  server: Server,
  log: Log,
  close: () => Promise<void>,
  { drainMs = 0 }: { drainMs?: number } = {},
): Life {
  const open = new Set<ServerResponse>();
  let isLast = false;
  let code = 0;
  const life = {
    stopping: false,
    watch: (listener: RequestListener): RequestListener => {
      return (request, response) => {
        if (isLast) response.shouldKeepAlive = false;
        listener(request, response);
        if (response.writableEnded) return;
        open.add(response);
        response.on('close', () => open.delete(response));
      };
    },
  };

  const end = (idleMs: number) => {
    isLast = true;
    for (const response of open) response.shouldKeepAlive = false;
    setTimeout(() => server.closeAllConnections(), idleMs + PATIENCE_MS).unref();
    setTimeout(() => process.exit(1), idleMs + 2 * PATIENCE_MS).unref();
    // Node's own close cuts connections whose request has come and was not read yet; they are answered first.
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
    if (life.stopping) return;
    life.stopping = true;
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
  return life;
}
