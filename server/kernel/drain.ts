import type { IncomingMessage } from 'node:http';

const MOST_BYTES = 64 * 1024 * 1024;
const PATIENCE_MS = 30_000;

/**
 * A body that is refused before it has arrived goes on arriving, and most clients look at the answer only when they have
 * sent all; some proxies never see one that comes before. So the rest is read and thrown away, up to a measure; then the
 * line is cut. Done when nothing more will come.
 */
export function drain(
  request: IncomingMessage,
  { mostBytes = MOST_BYTES, patienceMs = PATIENCE_MS } = {},
): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const cut = () => request.destroy();
    const timer = setTimeout(cut, patienceMs);
    timer.unref();
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > mostBytes) cut();
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

/** Whether a body says how long it is and drain would read to that end: then its answer can wait for it. */
export function endsSoon(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= MOST_BYTES;
}
