import { SLOW_MS, withTimeout } from '#app/contract/with-timeout.ts';
import { isHtml } from './offline-copy.ts';

/** How long to wait when there is no copy, or only one without the form on the page. */
export const GIVE_UP_MS = 15_000;

/**
 * A page counts only when the whole body has arrived, because a body can stall too. Every chunk has SLOW_MS; the first
 * is timed from the start of the request. A file is streamed.
 */
export async function withStallTimeout(network: Promise<Response>): Promise<Response | 'slow'> {
  const begin = Date.now();
  const response = await withTimeout<Response | 'slow'>(network, SLOW_MS, 'slow');
  if (response === 'slow' || !response.body || !isHtml(response)) return response;
  const reader = (response.clone().body as ReadableStream).getReader();
  let stallMs = SLOW_MS + begin - Date.now();
  for (;;) {
    const chunk = await withTimeout<{ done: boolean } | null>(reader.read(), stallMs, null);
    if (chunk === null) return 'slow';
    if (chunk.done) return response;
    stallMs = Math.min(SLOW_MS, GIVE_UP_MS + begin - Date.now());
  }
}

export async function whole(response: Response): Promise<Response> {
  if (isHtml(response)) await response.clone().text();
  return response;
}
