import { CACHE_PREFIX } from './cache-names.ts';
import { scope } from './worker-scope.ts';

/**
 * What is served in the worker's place while SERVICE_WORKER=off: it takes over, deletes all that was stored and goes.
 * Forms that wait to be sent stay; the pages' own script sends those.
 */

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(end()));

async function end(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
