import { Router } from 'express';

export interface HealthChecks {
  /** Whether the content server answers. */
  contentReachable: () => Promise<boolean>;
  /** Whether the embedded service's database is open; true where there is none. */
  databaseOpen: () => Promise<boolean>;
}

/** /healthz: the process lives. /readyz: it can do its work. */
export function health(checks: HealthChecks): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const [content, database] = await Promise.all(
      [checks.contentReachable, checks.databaseOpen].map((check) => check().catch(() => false)),
    );
    response
      .set('Cache-Control', 'no-store')
      .status(content && database ? 200 : 503)
      .json({ status: content && database ? 'ok' : 'unavailable', content, database });
  });
  return router;
}

/** Asks the smallest call of the contract; any answer below 500 shows that the server is there. */
export function contentProbe(api: string, entryPath: string): () => Promise<boolean> {
  return async () => {
    const response = await fetch(`${api}${entryPath}tabs/de/meta`, {
      method: 'HEAD',
      signal: AbortSignal.timeout(1000),
    });
    return response.status < 500;
  };
}
