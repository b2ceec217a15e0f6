import { env } from '#app/config/env.server.ts';
import type { ContentFetch, ContentRequest } from '#app/config/hosted-app.ts';

/** A process that is busy is no content service that is ill: while its own answers others, it is waited for longer. */
const OWN_PATIENCE = 20;
/** One that answers nobody hangs; a single cold search on a slow machine takes a little longer than another server may. */
const SILENT_PATIENCE = 2.5;
const TICK_MS = 100;

let own: ContentFetch | null = null;

/** The host's way to the content service in the same process. */
export function connectContent(ask: ContentFetch): void {
  own = ask;
}

/** One call of the contract: over the network, or where both run in one process, without a socket. */
export function contentFetch(
  url: string,
  { timeoutMs, ...request }: ContentRequest & { timeoutMs: number },
): Promise<Response> {
  const { embedded, CONTENT_API_URL } = env();
  if (own && embedded && url.startsWith(`${CONTENT_API_URL}/`)) {
    return patiently(timeoutMs, (signal) => (own as ContentFetch)(url, { ...request, signal }));
  }
  return fetch(url, {
    ...request,
    signal: AbortSignal.timeout(timeoutMs),
    // Node's fetch sends a stream only when it is told that the answer comes after it.
    ...(request.body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
}

let answered = 0;

/**
 * Ends a call long before its time once nobody at all is answered. Ticks are counted, not time: those that a
 * busy process didn't come to have not passed.
 */
async function patiently(
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const ending = new AbortController();
  let [all, silent, heard] = [0, 0, answered];
  const timer = setInterval(() => {
    all += TICK_MS;
    silent = heard === answered ? silent + TICK_MS : 0;
    heard = answered;
    if (silent < timeoutMs * SILENT_PATIENCE && all < timeoutMs * OWN_PATIENCE) return;
    ending.abort(new DOMException('The content service does not answer.', 'TimeoutError'));
  }, TICK_MS);
  try {
    const response = await ask(ending.signal);
    if (response.status < 500) answered += 1;
    return withinTime(response, timeoutMs * OWN_PATIENCE, ending);
  } finally {
    clearInterval(timer);
  }
}

/** Ends a call whose body stalls: each piece has so long to come. */
function withinTime(response: Response, stallMs: number, ending: AbortController): Response {
  if (!response.body) return response;
  const timer = setTimeout(
    () => ending.abort(new DOMException('The body does not end.', 'TimeoutError')),
    stallMs,
  ).unref();
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      timer.refresh();
      controller.enqueue(piece);
    },
  });
  response.body
    .pipeTo(watched.writable, { signal: ending.signal })
    // Whoever reads the body is told.
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
  const { status, headers } = response;
  return new Response(watched.readable, { status, headers });
}
