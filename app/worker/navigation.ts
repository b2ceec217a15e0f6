import { inTime } from '#app/contract/in-time.ts';
import { agedCopy, withList, withUnsentNote } from './fill-in.ts';
import { releaseForm } from './handed-forms.ts';
import { lateAnswer, offerLate, takeWish } from './late-pages.ts';
import { isOurs, isStorable } from './offline-copy.ts';
import { readingCopyOf } from './page-key.ts';
import { storePictures } from './pictures.ts';
import { AS_RIDER, prefetchStories } from './prefetch.ts';
import { offlinePage, storeShell } from './shell-files.ts';
import { staysOnPage } from './stays-on-page.ts';
import { findPage, isStory, readableOffline, type StoredPage, storePage } from './store.ts';
import type { FetchEvent } from './worker-scope.ts';

/** A page may take so long where a copy of it is on the device. */
const COPY_AFTER_MS = 2500;
/** And so long where there is none, or only one without the form that the rider came for. */
const GIVE_UP_MS = 15_000;
/** Some browsers' storage never answers. */
const STORAGE_MS = 300;
/** Without a network there is nothing else to show. */
const SLOW_STORAGE_MS = 3_000;

/**
 * The page from the network; where that fails or takes too long the copy, with its age; without one the offline page.
 * A page that comes too late for that is stored all the same and offered to the rider (`late-pages.ts`).
 */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  // Asked for while the worker started; left unread it would be reported as lost.
  event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
  const wish = takeWish(url.href);
  const late = wish === 'late' ? await lateAnswer(url.href) : null;
  if (late) return late;
  const lookup = findPage(url).catch(() => null);
  if (wish === 'copy') {
    const copy = await lookup;
    if (copy) return agedCopy(copy.response, Date.now());
  }
  const network = fromNetwork(event, url);
  event.waitUntil(network.catch(() => undefined));
  const isPressed = staysOnPage(event.request, url);
  const first = await (isPressed ? network : firstAnswer(network, lookup)).catch(() => 'failed' as const);
  if (first instanceof Response && isAnswer(first)) return first;
  const copy = await inTime(lookup, first === 'failed' ? SLOW_STORAGE_MS : STORAGE_MS, null);
  if (copy && (first !== 'slow' || !copy.lacksForm))
    return shown(copy, url, first === 'slow' ? network : null);
  if (first instanceof Response) return first;
  const last = first === 'slow' ? await withTheRest(network) : null;
  if (last && (isAnswer(last) || !copy)) return last;
  return copy ? shown(copy, url, network) : offlineAnswer(url);
}

function shown(
  { response }: StoredPage,
  { href }: URL,
  network: Promise<Response> | null,
): Promise<Response> {
  if (network) offerLate(href, network.then(whole));
  return agedCopy(response, Date.now());
}

/** A proxy's 502 is no answer where a copy is here; a captive portal's 511 (RFC 6585) is one. */
function isAnswer({ status }: Response): boolean {
  return status < 500 || status === 511;
}

function firstAnswer(
  network: Promise<Response>,
  lookup: Promise<StoredPage | null>,
): Promise<Response | 'slow'> {
  const withoutCopy = lookup.then((copy) => (copy ? new Promise<never>(() => undefined) : network));
  return Promise.race([steadily(network), withoutCopy]);
}

/**
 * Where a copy is here the page counts when it has come to its end, for a body can stall as well: its first piece comes in
 * time, and so does each that follows, or the page is slow.
 */
async function steadily(network: Promise<Response>): Promise<Response | 'slow'> {
  const begin = Date.now();
  const response = await inTime<Response | 'slow'>(network, COPY_AFTER_MS, 'slow');
  if (response === 'slow') return response;
  // Firefox before 65 has no pieces.
  const reader = response.clone().body?.getReader();
  const piece = (): Promise<{ done: boolean }> =>
    reader?.read() ?? whole(response).then(() => ({ done: true }));
  let patienceMs = COPY_AFTER_MS + begin - Date.now();
  for (;;) {
    const come = await inTime<{ done: boolean } | null>(piece(), patienceMs, null);
    if (come === null) return 'slow';
    if (come.done) return response;
    patienceMs = Math.min(COPY_AFTER_MS, GIVE_UP_MS + begin - Date.now());
  }
}

function withTheRest(network: Promise<Response>): Promise<Response | null> {
  return inTime(network, GIVE_UP_MS - COPY_AFTER_MS, null).catch(() => null);
}

async function whole(response: Response): Promise<Response> {
  await response.clone().text();
  return response;
}

async function fromNetwork(event: FetchEvent, url: URL): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isStorable(response)) event.waitUntil(storeAll(url, response.clone(), []).catch(() => undefined));
  else if (hasReadOnlyCopy(url, response)) event.waitUntil(storeOpened(url, []).catch(() => undefined));
  return response;
}

/** A story of ours that has a form in it; a preview is nobody's to keep. */
function hasReadOnlyCopy({ pathname, searchParams }: URL, response: Response): boolean {
  return response.status === 200 && isOurs(response) && isStory(pathname) && !searchParams.has('token');
}

/** What an install left out comes with the start page, whose stories are what a rider is likely to open next. */
async function storeAll(url: URL, response: Response, pictures: readonly string[]): Promise<void> {
  const html = await response.clone().text();
  await storePage(url, response);
  await storePictures(pictures);
  if (url.pathname !== '/') return;
  await storeShell().catch(() => undefined);
  await prefetchStories(url, html);
}

/** A page that was opened before this worker was there, and what it showed; the browser's own cache has that still. */
export async function storeOpened(url: URL, pictures: readonly string[]): Promise<void> {
  const response = await fetchCopy(url);
  if (isStorable(response)) await storeAll(url, response, pictures);
}

/** Nothing but the page itself. */
export async function storeWords(url: URL): Promise<void> {
  const response = await fetchCopy(url);
  if (isStorable(response)) await storePage(url, response);
}

function fetchCopy(url: URL): Promise<Response> {
  const address = isStory(url.pathname) ? readingCopyOf(url) : url;
  return fetch(address.href, AS_RIDER);
}

async function offlineAnswer(url: URL, { unsent = false } = {}): Promise<Response> {
  const { pages, language } = await inTime(readableOffline(), STORAGE_MS, { pages: [], language: null });
  const page = await offlinePage(url.searchParams.get('lang') ?? language);
  if (page.type === 'error') return page;
  const html = withList(await page.text(), pages);
  return new Response(unsent ? withUnsentNote(html) : html, { headers: page.headers });
}

/**
 * A form without files, which travel past the worker. One that gets no answer of ours waits in the outbox, where the page
 * put it before it left; what may not wait is told in our words.
 */
export async function answerPost(event: FetchEvent, url: URL): Promise<Response> {
  const form = event.request.clone();
  const answer = await fetch(event.request).catch(() => null);
  const waits = await releaseForm(event, form, url, answer);
  // A proxy whose server is away says so in its own words.
  if (answer && (isOurs(answer) || isAnswer(answer))) return answer;
  const page = await offlineAnswer(url, { unsent: !waits });
  return answer && page.type === 'error' ? answer : page;
}
