import { mayBeKept, readCopy } from './kept-copy.ts';
import { readingCopyOf } from './page-key.ts';
import { saveAhead } from './save-ahead.ts';
import { offlinePage } from './shell-files.ts';
import { findPage, findPicture, isStory, keepPage, keepPicture, readableNow } from './store.ts';
import type { FetchEvent } from './worker-scope.ts';
import { agedCopy, withList, withUnsentNote } from './written-in.ts';

/** For so long a page may take where a copy of it is here. */
const PATIENCE_MS = 2500;
/** And for so long where there is none: a hung connection is told before the browser tells it. */
const LONGEST_MS = 15_000;

function after(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}

/** The page itself; else, or where that takes too long, the last copy with its age; else the offline page. */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const network = fromNetwork(event, url).catch(() => null);
  const copy = await findPage(url).catch(() => null);
  const answer = await Promise.race([network, after(copy ? PATIENCE_MS : LONGEST_MS)]);
  if (answer && (answer.status < 500 || !copy)) return answer;
  return copy ? agedCopy(copy, Date.now()) : offlineAnswer(url);
}

/** What comes too late to be shown is kept all the same. */
async function fromNetwork(event: FetchEvent, url: URL): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (mayBeKept(response)) event.waitUntil(keepAll(url, response.clone(), []).catch(() => undefined));
  else if (hasReadingCopy(url, response)) event.waitUntil(keepOpened(url, []).catch(() => undefined));
  return response;
}

/** A story of ours that has a form in it; a preview is nobody's to keep. */
function hasReadingCopy({ pathname, searchParams }: URL, response: Response): boolean {
  return (
    response.status === 200 &&
    response.headers.has('X-Request-Id') &&
    isStory(pathname) &&
    !searchParams.has('token')
  );
}

/** The start page's stories are what a rider is likely to open next. */
async function keepAll(url: URL, response: Response, pictures: readonly string[]): Promise<void> {
  const html = await response.clone().text();
  await keepPage(url, response);
  await keepPictures(pictures);
  if (url.pathname === '/') await saveAhead(url, html);
}

/** A page that was opened before this worker was there, and what it showed; the browser's own cache has that still. */
export async function keepOpened(url: URL, pictures: readonly string[]): Promise<void> {
  const kept = isStory(url.pathname) ? readingCopyOf(url) : url;
  const response = await fetch(kept, { referrer: '' });
  if (mayBeKept(response)) await keepAll(kept, response, pictures);
}

async function offlineAnswer(url: URL, { unsent = false } = {}): Promise<Response> {
  const { pages, language } = await readableNow();
  const page = await offlinePage(url.searchParams.get('lang') ?? language);
  if (page.type === 'error') return page;
  const html = withList(await page.text(), pages);
  return new Response(unsent ? withUnsentNote(html) : html, { headers: page.headers });
}

/** A form without files: where it can't leave, that is told in our words. Files travel past the worker. */
export async function answerPost(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch {
    return offlineAnswer(url, { unsent: true });
  }
}

const MOST_PICTURE_BYTES = 1024 * 1024;

function isOwnPicture(response: Response): boolean {
  const { headers } = response;
  return (
    response.status === 200 &&
    !response.redirected &&
    response.type === 'basic' &&
    headers.has('X-Request-Id') &&
    /^image\//.test(headers.get('Content-Type') ?? '') &&
    !/no-store|private/.test(headers.get('Cache-Control') ?? '') &&
    Number(headers.get('Content-Length') ?? 0) <= MOST_PICTURE_BYTES
  );
}

/** A quiet area in place of a picture that isn't here; its words stand in the page. */
const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8a938d" fill-opacity=".25" d="M0 0h4v3H0z"/></svg>';

function noPicture(): Response {
  return new Response(NO_PICTURE, { headers: { 'Content-Type': 'image/svg+xml' } });
}

const DAY_MS = 24 * 60 * 60_000;

/** The copy first; one that is older than caches may keep it is fetched again for the next look. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findPicture(request).catch(() => undefined);
  const isOld = kept !== undefined && Date.now() - readCopy(kept).at > DAY_MS;
  if (kept && !isOld) return kept;
  const fresh = fetch(request).then((response) => {
    if (isOwnPicture(response)) {
      event.waitUntil(keepPicture(request, response.clone()).catch(() => undefined));
    }
    return response;
  });
  if (!kept) return fresh.catch(noPicture);
  event.waitUntil(fresh.catch(() => undefined));
  return kept;
}

async function keepPictures(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const request = new Request(address);
    if (await findPicture(request)) continue;
    const response = await fetch(request);
    if (isOwnPicture(response)) await keepPicture(request, response);
  }
}
