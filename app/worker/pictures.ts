import { STORAGE_MS, withTimeout } from '#app/contract/with-timeout.ts';
import { infoOf } from './offline-copy.ts';
import { findPicture, storePicture } from './store.ts';
import type { FetchEvent } from './worker-scope.ts';

const MAX_PICTURE_BYTES = 1024 * 1024;

/** Doesn't require X-Request-Id: a content server behind our origin doesn't send it. */
function isStorablePicture(response: Response): boolean {
  const { headers } = response;
  return (
    response.status === 200 &&
    !response.redirected &&
    response.type === 'basic' &&
    /^image\//.test(headers.get('Content-Type') || '') &&
    !/no-(store|cache)|private/.test(headers.get('Cache-Control') || '') &&
    Number(headers.get('Content-Length')) <= MAX_PICTURE_BYTES
  );
}

/** A grey placeholder for a picture that isn't stored. Its alternative text is in the page. */
const NO_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8a938d40" d="M0 0h4v3H0z"/></svg>';

function noPicture(): Response {
  return new Response(NO_PICTURE, { headers: { 'Content-Type': 'image/svg+xml' } });
}

const DAY_MS = 24 * 60 * 60_000;

/** Chromium before 66 has no AbortController. */
export function newController(): AbortController | null {
  return typeof AbortController === 'function' ? new AbortController() : null;
}

/** Of the pictures that load for pages. */
let loading = newController();

export function abortPictures(): void {
  loading?.abort();
  loading = newController();
}

/** Stale-while-revalidate: the copy is shown at once, and refetched in the background if older than a day. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const copy = await withTimeout(findPicture(request), STORAGE_MS, undefined).catch(() => undefined);
  // Math.abs: once the device's clock has been set back, a copy is from the future.
  if (copy && Math.abs(Date.now() - infoOf(copy).at) < DAY_MS) return copy;
  const fresh = fetch(request, { signal: loading?.signal })
    .then((response) => {
      if (isStorablePicture(response)) {
        event.waitUntil(storePicture(request, response.clone()).catch(() => undefined));
      }
      return response;
    })
    .catch(noPicture);
  event.waitUntil(fresh);
  return copy || fresh;
}

/** A picture that fails to load or to be stored is skipped. */
export async function storePictures(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await storeAhead(address).catch(() => undefined);
}

/**
 * Chromium's Accept header for an <img>. With it the HTTP cache (Vary: Accept) has the picture that the page has just
 * shown; with the default, other browsers load it once more, as a JPEG.
 */
const CHROMIUM_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function storeAhead(address: string): Promise<void> {
  const request = new Request(address, { credentials: 'same-origin' });
  if ('userAgentData' in navigator) request.headers.set('Accept', CHROMIUM_ACCEPT);
  if (await findPicture(request)) return;
  const response = await fetch(request);
  if (isStorablePicture(response)) await storePicture(request, response);
}
