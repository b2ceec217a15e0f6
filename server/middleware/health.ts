import { Router } from 'express';
import type { ContentFetch } from '#app/config/hosted-app.ts';
import { readTabCounts } from '#app/contract/content/tabs.ts';

/** 'starting' until content was available for the first time (`first-content.ts`). */
export type Readiness = 'ok' | 'starting' | 'stopping';

/**
 * /healthz: the process is alive. /readyz: it has started, has had content once and isn't stopping. Shared dependencies
 * don't count: if the database is down, an orchestrator would remove all nodes although each still serves its last good
 * pages. They are in the metrics (`kachel_content_up`, `kachel_database_up`) and their alerts.
 */
export function health(readiness: () => Readiness): Router {
  const router = Router();
  const addEndpoint = (path: string, status: () => Readiness) =>
    router.get(path, (_request, response) => {
      const current = status();
      response
        .set('Cache-Control', 'no-store')
        .status(current === 'ok' ? 200 : 503)
        .json({ status: current });
    });
  addEndpoint('/healthz', () => 'ok');
  addEndpoint('/readyz', readiness);
  return router;
}

/** Makes the contract's smallest call and checks the body: at a wrong URL another server may answer 200. */
export function contentProbe(base: string, ask: ContentFetch = fetch): () => Promise<boolean> {
  return async () => {
    const response = await ask(`${base}tabs/de/meta`, { signal: AbortSignal.timeout(1000) });
    if (response.ok) return readTabCounts(await response.json()) !== null;
    await response.body?.cancel();
    return false;
  };
}
