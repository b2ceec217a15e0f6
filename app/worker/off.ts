import { withTimeout } from '#app/contract/with-timeout.ts';
import { deliverAll, dropUnaccepted } from '#app/outbox/deliver.ts';
import { CACHE_PREFIX } from './cache-names.ts';
import { scope } from './worker-scope.ts';

/**
 * Served instead of the worker while SERVICE_WORKER=off: takes over, deletes all caches, sends the queued forms and
 * unregisters. Pages have no outbox in this mode, so it deletes what was not accepted: nothing else would ever do it.
 */

/** Unregister after this time even if the network never answers. */
const DELIVERY_MS = 20_000;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(end()));

/** Failures are ignored: activate runs only once, so nothing may keep it from unregistering. */
async function end(): Promise<void> {
  const names = await caches.keys().catch((): string[] => []);
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name).catch(() => false)));
  await withTimeout(deliverAll(true), DELIVERY_MS, 0).catch(() => 0);
  await dropUnaccepted(Number.NEGATIVE_INFINITY).catch(() => undefined);
  await scope.registration.unregister();
}
