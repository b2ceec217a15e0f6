import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/**
 * Reads and discards the rest of a refused body: most clients, and some proxies, read a response only after they have
 * sent everything. Beyond a limit the connection is destroyed. Resolves when nothing more will come.
 */
export function drain(
  request: IncomingMessage,
  { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = {},
): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const cut = () => request.destroy();
    const timer = setTimeout(cut, timeoutMs);
    timer.unref();
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > maxBytes) cut();
    });
    for (const end of ['end', 'close', 'error'] as const) {
      request.once(end, () => {
        clearTimeout(timer);
        resolve();
      });
    }
    request.resume();
  });
}

/** Whether Content-Length is within the limit of drain: then the response can wait for the body's end. */
export function endsSoon(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= MAX_BYTES;
}
