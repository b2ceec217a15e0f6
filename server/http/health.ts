import { Router } from 'express';
import type { ContentFetch } from '#app/config/hosted-app.ts';

export interface HealthChecks {
  /** Whether this process is about to end. */
  stopping: () => boolean;
  /** Whether the content server answers. */
  contentReachable: () => Promise<boolean>;
  /** Whether the embedded service's database is open; true where there is none. */
  databaseOpen: () => Promise<boolean>;
}

/** Whoever looks has so long himself, and a database that hangs says nothing at all. */
const PATIENCE_MS = 1500;

/** /healthz: the process lives. /readyz: it can do its work. */
export function health(checks: HealthChecks, patienceMs = PATIENCE_MS): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const stopping = checks.stopping();
    const [content, database] = await Promise.all(
      [checks.contentReachable, checks.databaseOpen].map((check) => inTime(check(), patienceMs)),
    );
    const ready = content && database && !stopping;
    const status = stopping ? 'stopping' : ready ? 'ok' : 'unavailable';
    response
      .set('Cache-Control', 'no-store')
      .status(ready ? 200 : 503)
      .json({ status, content, database });
  });
  return router;
}

function inTime(asked: Promise<boolean>, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs, false);
    asked
      .catch(() => false)
      .then((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
  });
}

/** Asks the smallest call of the contract; any answer below 500 shows that the server is there. */
export function contentProbe(
  api: string,
  entryPath: string,
  ask: ContentFetch = fetch,
): () => Promise<boolean> {
  return async () => {
    const response = await ask(`${api}${entryPath}tabs/de/meta`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(1000),
    });
    return response.status < 500;
  };
}
