import type { SaveAhead } from '#app/config/offline-marks.ts';
import { deliverAll } from '#app/outbox/deliver.ts';
import { DELIVERED_MESSAGE, SYNC_TAG } from '#app/outbox/sync.ts';
import { hasCome, rememberWish, type Wish } from './late-pages.ts';
import { answerPage, answerPost, storeOpened, storeWords } from './navigation.ts';
import { answerPicture } from './pictures.ts';
import { prefetchTop } from './prefetch.ts';
import { dropOldShells, isShellFile, shellFile, storeShell } from './shell-files.ts';
import { hasCopy } from './store.ts';
import { type FetchEvent, scope } from './worker-scope.ts';

/**
 * The service worker (decision record 0030): a page is asked for first and its last copy shown where that takes too long;
 * our own files come from here. What it leaves alone goes its way as if there were no worker.
 */

scope.addEventListener('install', (event) => {
  event.waitUntil(
    storeOpenPages()
      .then(storeShell)
      .then(() => scope.skipWaiting()),
  );
});

/** At the first visit what is being read comes before the shell's files: the tunnel may begin in the next second. */
async function storeOpenPages(): Promise<void> {
  if (scope.registration.active) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(pages.map(({ url }) => storeWords(new URL(url)).catch(() => undefined)));
}

/** Old Chromium preloads what a form's answer leads to with the cookies from before it; 64 and 67 do, 76 knows this. */
const PRELOADS = 'allSettled' in Promise;

/** No page is loaded again for a new worker: what is open stays as it is, and finds its own build's files. */
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
});

function answerFor(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return null;
  if (request.mode === 'navigate') {
    // What stands in a frame of a page is not what the rider reads.
    if (purposeOf(request) !== 'document') return null;
    if (request.method === 'GET') return answerPage(event, url);
    return isPlainForm(request) ? answerPost(event, url) : null;
  }
  if (request.method !== 'GET' || request.headers.has('Range')) return null;
  if (isShellFile(url.pathname)) return shellFile(request);
  return purposeOf(request) === 'image' ? answerPicture(event) : null;
}

/** Chromium 64 and Firefox 60 don't say it: to them a page in a frame is one as well. */
function purposeOf({ destination, mode, headers }: Request): string {
  if (destination !== undefined) return destination;
  if (mode === 'navigate') return 'document';
  return /^image\//.test(headers.get('Accept') || '') ? 'image' : '';
}

/** Some browsers lose files that a worker hands on. */
function isPlainForm({ headers }: Request): boolean {
  return /^application\/x-www-form-urlencoded/.test(headers.get('Content-Type') || '');
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

/** What a page asks of one that takes long: whether it has come, whether a copy is here, and to be shown either next. */
interface About {
  awaits?: string;
  seeks?: string;
  wish?: Wish;
  address?: string;
}

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  const answer = (value: unknown) => ports[0]?.postMessage(value);
  const { saveAhead, awaits, seeks, wish, address } = (data ?? {}) as Partial<SaveAhead> & About;
  if (isOpened(data) && isHere(data.opened)) {
    const storing = storeOpened(new URL(data.opened), data.pictures.filter(isHere));
    event.waitUntil(storing.catch(() => undefined));
  } else if (typeof saveAhead === 'string' && isHere(saveAhead)) {
    event.waitUntil(
      prefetchTop(new URL(saveAhead))
        .catch(() => null)
        .then(answer),
    );
  } else if (typeof awaits === 'string') {
    event.waitUntil(hasCome(awaits).then(answer));
  } else if (typeof seeks === 'string') {
    event.waitUntil(hasCopy(new URL(seeks)).then(answer));
  } else if (wish && typeof address === 'string') {
    rememberWish(address, wish);
    answer(true);
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
