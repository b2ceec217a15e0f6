import { Router } from 'express';
import type { ContentFetch } from '#app/config/hosted-app.ts';

/**
 * /healthz: the process lives. /readyz: it has started and isn't stopping. Nothing that nodes share belongs there: with the
 * database away an orchestrator would take all of them out, while each still serves its last good pages. What is shared is
 * in the metrics (`kachel_content_up`, `kachel_database_up`) and their alarms.
 */
export function health(stopping: () => boolean): Router {
  const router = Router();
  const tell = (path: string, status: () => 'ok' | 'stopping') =>
    router.get(path, (_request, response) => {
      const told = status();
      response
        .set('Cache-Control', 'no-store')
        .status(told === 'ok' ? 200 : 503)
        .json({ status: told });
    });
  tell('/healthz', () => 'ok');
  tell('/readyz', () => (stopping() ? 'stopping' : 'ok'));
  return router;
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
