import type { SaveAhead } from '#app/config/offline-marks.ts';
import { deliverAll, dropUnaccepted } from '#app/outbox/deliver.ts';
import { DELIVERED_MESSAGE, SYNC_TAG } from '#app/outbox/sync.ts';
import { type AnswerSource, awaitLatePage, chooseSource } from './late-pages.ts';
import { answerPage, answerPost, answerPrefetch, storeOpened } from './navigation.ts';
import { answerPicture } from './pictures.ts';
import { prefetchTop } from './prefetch.ts';
import { dropOldShells, isShellFile, respondWithShellFile, storeShell } from './shell-files.ts';
import { hasCopy } from './store.ts';
import { type FetchEvent, scope } from './worker-scope.ts';

/**
 * The service worker (decision record 0030). Pages: network first, with the last copy as fallback. Our own build
 * files: cache first. Every other request goes to the network untouched.
 */

scope.addEventListener('install', (event) => {
  event.waitUntil(
    storeOpenPages()
      .then(storeShell)
      .then(() => scope.skipWaiting()),
  );
});

/**
 * On the first visit, store the pages the rider is reading before the build's files: the network may drop at any
 * time.
 */
async function storeOpenPages(): Promise<void> {
  if (scope.registration.active) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(pages.map(({ url }) => storeOpened(new URL(url)).catch(() => undefined)));
}

/**
 * Chromium 64 to 67 preload a redirect's target with the cookies from before the post. 76, the first with allSettled,
 * doesn't.
 */
const PRELOADS = 'allSettled' in Promise;

/** Open pages are not reloaded for a new worker: the previous build's files stay cached for them. */
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldShells(),
      scope.registration.navigationPreload?.[PRELOADS ? 'enable' : 'disable']().catch(() => undefined),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const answer = answerFor(event);
  if (answer) event.respondWith(answer);
  // Not left to the page: text-only pages have no scripts.
  if (event.request.mode === 'navigate') event.waitUntil(dropUnaccepted().catch(() => undefined));
});

function answerFor(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  if (!isSameOrigin(request.url)) return null;
  const url = new URL(request.url);
  if (request.mode === 'navigate') {
    // Pages in frames are not handled.
    if (purposeOf(request) !== 'document') return null;
    // Nor are vehicle screens: any other channel may be one, as in nginx's rule (`@away` in docs/operators.md).
    if (!['', 'portal', 'app'].includes(url.searchParams.get('channel') || '')) return null;
    // The header has no other value than 'prefetch' (Fetch standard), with parameters.
    if (request.headers.has('Sec-Purpose')) return answerPrefetch(event, url);
    if (request.method === 'GET') return answerPage(event, url);
    return isPlainForm(request) ? answerPost(event, url) : null;
  }
  if (request.method !== 'GET' || request.headers.has('Range')) return null;
  if (isShellFile(url.pathname)) return respondWithShellFile(request);
  return purposeOf(request) === 'image' ? answerPicture(event) : null;
}

/** Chromium 64 has no Request.destination; there a frame's page counts as a document. */
function purposeOf({ destination, mode, headers }: Request): string {
  if (destination !== undefined) return destination;
  if (mode === 'navigate') return 'document';
  return /^image\//.test(headers.get('Accept') || '') ? 'image' : '';
}

/** Some browsers drop a post's files when a worker forwards it, so only urlencoded forms are handled. */
function isPlainForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded/.test(headers.get('Content-Type') || '');
}

function isSameOrigin(address: string): boolean {
  return new URL(address).origin === scope.location.origin;
}

interface Message extends SaveAhead {
  /** Store the page at this URL: it was opened before the worker was active. */
  opened: string;
  pictures: readonly string[];
  /**
   * `awaits`: has this URL's late page arrived? `seeks`: is there a copy of it? `source`: which to show next at
   * `address`.
   */
  awaits: string;
  seeks: string;
  source: AnswerSource;
  address: string;
}

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  const answer = (value: unknown) => ports[0]?.postMessage(value);
  const { opened, pictures, saveAhead, awaits, seeks, source, address } = (data || {}) as Partial<Message>;
  if (opened && pictures && isSameOrigin(opened)) {
    const storing = storeOpened(new URL(opened), pictures.filter(isSameOrigin));
    event.waitUntil(storing.catch(() => undefined));
  } else if (saveAhead && isSameOrigin(saveAhead)) {
    event.waitUntil(
      prefetchTop(new URL(saveAhead))
        .catch(() => null)
        .then(answer),
    );
  } else if (awaits) {
    event.waitUntil(awaitLatePage(awaits).then(answer));
  } else if (seeks) {
    event.waitUntil(hasCopy(new URL(seeks)).then(answer));
  } else if (source && address) {
    chooseSource(address, source);
    answer(true);
  }
});

scope.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliver());
});

/** A rejected sync event makes the browser retry later. */
async function deliver(): Promise<void> {
  const left = await deliverAll();
  for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage(DELIVERED_MESSAGE);
  if (left > 0) throw new Error(`${left} not sent yet`);
}
