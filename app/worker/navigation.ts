import { SLOW_MS, SLOW_STORAGE_MS, STORAGE_MS, withTimeout } from '#app/contract/with-timeout.ts';
import { BACK, REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { savesData } from '#app/lib/saves-data.ts';
import { withAgeNotice, withList, withUnsentNote } from './fill-in.ts';
import { releaseForm } from './handed-forms.ts';
import { lateAnswer, offerLate, takeChosenSource } from './late-pages.ts';
import { isFromOurServer, isGone, isStorable } from './offline-copy.ts';
import { readingCopyOf } from './page-key.ts';
import { abortPictures, newController, storePictures } from './pictures.ts';
import { prefetchStories, SAME_ORIGIN_WITHOUT_REFERRER } from './prefetch.ts';
import { offlinePage, storeShell } from './shell-files.ts';
import { staysOnPage } from './stays-on-page.ts';
import { dropPage, findPage, isStory, readableOffline, type StoredPage, storePage } from './store.ts';
import { GIVE_UP_MS, whole, withStallTimeout } from './whole-page.ts';
import type { FetchEvent } from './worker-scope.ts';

/**
 * Network first; if that fails or is too slow, the stored copy with a notice of its age, else the offline page. A
 * page that arrives too late is still stored and offered to the rider (`late-pages.ts`).
 */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  abortRetries();
  const source = takeChosenSource(url.href);
  const prefetch = stalled.get(url.href);
  stalled.clear();
  // A rider who chose the copy gets the page as well, once it has arrived.
  if (source !== 'copy' && !prefetch) abandon(url);
  // Browsers warn about a navigation preload that is cancelled.
  keepAlive(event, url, event.preloadResponse);
  const late = source === 'late' ? await lateAnswer(url.href) : null;
  if (late) return late;
  const lookup = findPage(url).catch(() => null);
  if (source === 'copy') {
    const copy = await lookup;
    if (copy) return shown(copy, url, null);
  }
  const control = prefetch && newController();
  // Bypasses the HTTP cache, whose lock the prefetch holds.
  const own = fromNetwork(
    event,
    url,
    prefetch && fetch(event.request, { cache: 'no-store', signal: control?.signal }),
  );
  keepAlive(event, url, own, control);
  const network = prefetch
    ? Promise.race([own, prefetch].map((one) => one.then(whole).catch(() => own)))
    : own;
  let first = prefetch ? 'slow' : await withStallTimeout(network).catch(() => 'failed' as const);
  if (first === 'slow') freeConnections(url);
  if (first === 'slow' && staysOnPage(event.request, url))
    first = await retryStalled(event, url, network).catch(() => 'failed');
  if (first instanceof Response && isAnswer(first)) return first;
  const copy = await withTimeout(lookup, first === 'failed' ? SLOW_STORAGE_MS : STORAGE_MS, null);
  if (copy && (first !== 'slow' || !copy.lacksForm))
    return shown(copy, url, first === 'slow' ? network : null);
  if (first instanceof Response) return first;
  const last =
    first === 'slow'
      ? await withTimeout(retryStalled(event, url, network), GIVE_UP_MS - SLOW_MS, null).catch(() => null)
      : null;
  if (last && (isAnswer(last) || !copy)) return last;
  abortRetries();
  if (copy) return shown(copy, url, network);
  abandon(url);
  return offlineAnswer(url);
}

/** A prefetch that has just stalled: the click that waited for it doesn't wait for SLOW_MS again, and takes it over. */
const stalled = new Map<string, Promise<Response>>();

/**
 * Only from the network: Chromium keeps what a press on a link loads for five minutes, past the end of a tunnel. The
 * click waits for the prefetch, and after an error requests the page itself.
 */
export async function answerPrefetch(event: FetchEvent, url: URL): Promise<Response> {
  abandon(url);
  const network = fromNetwork(event, url);
  keepAlive(event, url, network);
  const page = await withStallTimeout(network);
  if (page !== 'slow') return page;
  stalled.set(url.href, network);
  setTimeout(() => stalled.clear(), 1000);
  return Response.error();
}

const abandons = new Map<string, () => void>();

/** Keeps the event and its navigation preload alive until the answer has come, or another try abandons it. */
function keepAlive(
  event: FetchEvent,
  { href }: URL,
  answer: unknown,
  control?: AbortController | null,
): void {
  const before = abandons.get(href);
  const abandoned = new Promise<void>((resolve) =>
    abandons.set(href, () => {
      control?.abort();
      resolve(before?.());
    }),
  );
  event.waitUntil(Promise.race([abandoned, Promise.resolve(answer).catch(() => undefined)]));
}

/**
 * Ends the event of an earlier request for this page, which cancels its navigation preload. On a dead connection it
 * would hold Chromium's HTTP cache lock on the address, and a second try would wait for it for 20 s.
 */
function abandon({ href }: Pick<URL, 'href'>): void {
  abandons.get(href)?.();
  abandons.delete(href);
}

/**
 * For a page that stalls. On a dead connection the pages before it and their pictures would hold all six that a browser
 * has to a server over HTTP/1.1, and no second try could begin: leaving a page doesn't end a worker's requests.
 */
function freeConnections({ href }: URL): void {
  abortPictures();
  for (const other of abandons.keys()) if (other !== href) abandon({ href: other });
}

function shown(
  { response }: StoredPage,
  { href }: URL,
  network: Promise<Response> | null,
): Promise<Response> {
  if (network) offerLate(href, network.then(whole));
  return withAgeNotice(response, Date.now());
}

/**
 * A gateway's 5xx doesn't count when we have a copy. A captive portal's 511 (RFC 6585) does: the rider has to log in.
 */
function isAnswer({ status }: Response): boolean {
  return status < 500 || status === 511;
}

/** Requests at a time besides the first. A browser has six connections to a server over HTTP/1.1. */
const MAX_RETRIES = 3;

/** Running retries. Aborted when the page has arrived or another is opened: they would occupy connections. */
let retries: AbortController[] = [];

function abortRetries(): void {
  for (const control of retries) control.abort();
  retries = [];
}

/**
 * Sends a retry whenever nothing has arrived for SLOW_MS, from the third one on after twice as long: after a gap in
 * reception TCP retransmits late, because its interval doubles, while a new connection works at once. Retries bypass
 * the HTTP cache, whose lock the first request holds. At most three run at a time: the next one aborts the oldest.
 * Chromium before 66 can't abort a fetch, so there it is three in all. Ends at the next navigation, or with the event:
 * browsers end it after five minutes or less.
 */
async function retryStalled(event: FetchEvent, url: URL, network: Promise<Response>): Promise<Response> {
  const tries = [network.then(whole)];
  for (let attempt = 1; ; attempt += 1) {
    const control = newController();
    if (control && retries.push(control) > MAX_RETRIES) retries.shift()?.abort();
    const signal = control?.signal;
    const again = fromNetwork(event, url, fetch(event.request, { cache: 'no-store', signal }));
    const arrived = (response: Response) => {
      retries = retries.filter((one) => one !== control);
      return response;
    };
    tries.push(again.then(whole).then(arrived, () => network));
    const answer = await withTimeout(
      Promise.race(tries),
      attempt < MAX_RETRIES ? SLOW_MS : 2 * SLOW_MS,
      null,
    );
    if (answer) {
      abortRetries();
      return answer;
    }
    if (signal ? signal.aborted : attempt === MAX_RETRIES) return Promise.race(tries);
  }
}

async function fromNetwork(event: FetchEvent, url: URL, pending = event.preloadResponse): Promise<Response> {
  const response = (await pending) || (await fetch(event.request));
  // In Firefox a navigation preload that failed resolves, with a network error.
  if (response.type === 'error') throw new TypeError();
  if (isStorable(response)) event.waitUntil(storeAll(url, response.clone(), []).catch(() => undefined));
  else if (isGone(response)) event.waitUntil(dropPage(url).catch(() => undefined));
  else if (hasReadOnlyCopy(url, response)) event.waitUntil(storeOpened(url, []).catch(() => undefined));
  return response;
}

/** Whether the server has a read-only copy to store: for a story whose form keeps the page itself from being stored. */
function hasReadOnlyCopy({ pathname, searchParams }: URL, response: Response): boolean {
  return (
    response.status === 200 && isFromOurServer(response) && isStory(pathname) && !searchParams.has('token')
  );
}

/**
 * With the start page, also fetch files that the install missed, and prefetch the stories it links to, unless the rider
 * saves data.
 */
async function storeAll(url: URL, response: Response, pictures: readonly string[]): Promise<void> {
  const html = await response.clone().text();
  await storePage(url, response);
  await storePictures(pictures);
  if (url.pathname !== '/' || savesData()) return;
  await storeShell().catch(() => undefined);
  await prefetchStories(url, html);
}

/**
 * Store a page that was opened before the worker existed. With its pictures, which the browser's HTTP cache still has,
 * and what `storeAll` fetches besides; without `pictures` the page alone. A story's copy is named without the rider's
 * outcome: whoever has that address sees a voucher's code.
 */
export async function storeOpened(url: URL, pictures?: readonly string[]): Promise<void> {
  const address = isStory(url.pathname) ? readingCopyOf(url) : url;
  const response = await fetch(address.href, SAME_ORIGIN_WITHOUT_REFERRER);
  if (!isStorable(response)) return;
  await (pictures ? storeAll(address, response, pictures) : storePage(address, response));
}

async function offlineAnswer(url: URL, { unsent = false } = {}): Promise<Response> {
  const { pages, language } = await withTimeout(readableOffline(), STORAGE_MS, { pages: [], language: null });
  const page = await offlinePage(url.searchParams.get('lang') || language);
  if (page.type === 'error') return page;
  const html = withList(await page.text(), pages);
  return new Response(unsent ? withUnsentNote(html) : html, { headers: page.headers });
}

/**
 * A form without files (multipart posts bypass the worker). Without an answer of our server it stays in the outbox,
 * where the page queued it; a form that may not be queued gets the offline page, which says that it was not sent.
 */
export async function answerPost(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  // Back to a POST's response: Chromium requests it with 'only-if-cached', which fails in a worker. The form is only
  // shown again: one that wasn't accepted must not be sent by Back.
  const isBack = request.cache === 'only-if-cached';
  const body = (await request.clone().text()) + (isBack ? `&${REDISPLAY_FIELD}=${BACK}` : '');
  const answer = await fetch(request, isBack ? { cache: 'no-cache', body } : {}).catch(() => null);
  const waits = await releaseForm(event, body, url, answer);
  // A gateway's own 5xx page is replaced by the offline page.
  if (answer && (isFromOurServer(answer) || isAnswer(answer))) return answer;
  const page = await offlineAnswer(url, { unsent: !waits && !isBack });
  return answer && page.type === 'error' ? answer : page;
}
