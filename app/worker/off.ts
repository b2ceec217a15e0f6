import { inTime } from '#app/contract/in-time.ts';
import { deliverAll } from '#app/outbox/deliver.ts';
import { CACHE_PREFIX } from './cache-names.ts';
import { scope } from './worker-scope.ts';

/**
 * What is served in the worker's place while SERVICE_WORKER=off: it takes over, deletes all that was stored, sends the
 * forms that wait, for pages have no outbox then, and goes. What can't be sent now stays until the worker is on again.
 */

/** A network that never answers must not keep the worker. */
const DELIVERY_MS = 20_000;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(end()));

/** What can't be deleted or sent holds nothing else up: an active worker is not asked to end a second time. */
async function end(): Promise<void> {
  const names = await caches.keys().catch((): string[] => []);
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name).catch(() => false)));
  await inTime(deliverAll(), DELIVERY_MS, 0).catch(() => 0);
  await scope.registration.unregister();
}
