import type { SaveAhead } from '#app/config/kept-page.ts';
import { deliverAll } from '#app/outbox/deliver.ts';
import { DELIVERED_MESSAGE, SYNC_TAG } from '#app/outbox/sync.ts';
import { answerPage, answerPicture, answerPost, keepOpened } from './answers.ts';
import { saveTop } from './save-ahead.ts';
import { dropOldShells, isShellFile, keepShell, shellFile } from './shell-files.ts';
import { type FetchEvent, scope } from './worker-scope.ts';

/**
 * The service worker (decision record 0030): a page is asked for first and its last copy shown where that takes too long;
 * our own files come from here. What it leaves alone goes its way as if there were no worker.
 */

scope.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => scope.skipWaiting()));
});

/** No page is loaded again for a new worker: what is open stays as it is, and finds its own build's files. */
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldShells(),
      scope.registration.navigationPreload?.enable().catch(() => undefined),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const answer = answerFor(event);
  if (answer) event.respondWith(answer);
});

function answerFor(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return null;
  if (request.mode === 'navigate') {
    // What stands in a frame of a page is not what the rider reads.
    if (request.destination !== 'document') return null;
    if (request.method === 'GET') return answerPage(event, url);
    return isPlainForm(request) ? answerPost(event, url) : null;
  }
  if (request.method !== 'GET' || request.headers.has('Range')) return null;
  if (isShellFile(url.pathname)) return shellFile(request);
  return request.destination === 'image' ? answerPicture(event) : null;
}

/** Some browsers lose files that a worker hands on. */
function isPlainForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded/.test(headers.get('Content-Type') ?? '');
}

/** What a page tells that was opened before the worker was there. */
interface Opened {
  opened: string;
  pictures: readonly string[];
}

function isOpened(data: unknown): data is Opened {
  const { opened, pictures } = (data ?? {}) as Partial<Opened>;
  return typeof opened === 'string' && Array.isArray(pictures);
}

function isHere(address: string): boolean {
  return new URL(address).origin === scope.location.origin;
}

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  const { saveAhead } = (data ?? {}) as Partial<SaveAhead>;
  if (isOpened(data) && isHere(data.opened)) {
    const keeping = keepOpened(new URL(data.opened), data.pictures.filter(isHere));
    event.waitUntil(keeping.catch(() => undefined));
  } else if (typeof saveAhead === 'string' && isHere(saveAhead)) {
    const saving = saveTop(new URL(saveAhead)).catch(() => 0);
    event.waitUntil(saving.then((count) => ports[0]?.postMessage(count)));
  }
});

scope.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliver());
});

/** A failure tells the browser to try again later. */
async function deliver(): Promise<void> {
  const left = await deliverAll();
  for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage(DELIVERED_MESSAGE);
  if (left > 0) throw new Error(`${left} not sent yet`);
}
