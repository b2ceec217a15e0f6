import { CACHE_PREFIX } from './cache-names.ts';
import { scope } from './worker-scope.ts';

/**
 * What is served in the worker's place while SERVICE_WORKER=off: it takes over, deletes all that was stored and goes.
 * Forms that wait to be sent stay; the pages' own script sends those.
 */

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(end()));

/** What can't be deleted holds nothing else up: an active worker is not asked to end a second time. */
async function end(): Promise<void> {
  const names = await caches.keys().catch((): string[] => []);
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name).catch(() => false)));
  await scope.registration.unregister();
}
