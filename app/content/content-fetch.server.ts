import { env } from '#app/config/env.server.ts';
import type { ContentFetch, ContentRequest } from '#app/config/hosted-app.ts';

/** Timeout factor while the embedded service still answers other calls: then the process is busy, not hung. */
const BUSY_TIMEOUT_FACTOR = 20;
/** Timeout factor while it answers no call at all: above 1, because a cold search may be slow on a slow machine. */
const SILENT_TIMEOUT_FACTOR = 2.5;
const TICK_MS = 100;

let embeddedFetch: ContentFetch | null = null;

/** Called by the host with the function that reaches the content service in the same process. */
export function connectContent(ask: ContentFetch): void {
  embeddedFetch = ask;
}

/** One API call: over HTTP, or directly if the content service runs in this process. */
export function contentFetch(
  url: string,
  { timeoutMs, ...request }: ContentRequest & { timeoutMs: number },
): Promise<Response> {
  const { embedded, CONTENT_API_URL } = env();
  if (embeddedFetch && embedded && url.startsWith(`${CONTENT_API_URL}/`)) {
    return withAdaptiveTimeout(timeoutMs, (signal) =>
      (embeddedFetch as ContentFetch)(url, { ...request, signal }),
    );
  }
  return fetch(url, {
    ...request,
    signal: AbortSignal.timeout(timeoutMs),
    // Node's fetch accepts a stream as body only with `duplex: 'half'`.
    ...(request.body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
}

let answered = 0;

/**
 * Aborts a call early once no call at all is answered. Counts timer ticks instead of time, so that a blocked event
 * loop doesn't look like a hung service.
 */
async function withAdaptiveTimeout(
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const ending = new AbortController();
  let [all, silent, heard] = [0, 0, answered];
  const timer = setInterval(() => {
    all += TICK_MS;
    silent = heard === answered ? silent + TICK_MS : 0;
    heard = answered;
    if (silent < timeoutMs * SILENT_TIMEOUT_FACTOR && all < timeoutMs * BUSY_TIMEOUT_FACTOR) return;
    ending.abort(new DOMException('The content service does not answer.', 'TimeoutError'));
  }, TICK_MS);
  try {
    const response = await ask(ending.signal);
    if (response.status < 500) answered += 1;
    return withinTime(response, timeoutMs * BUSY_TIMEOUT_FACTOR, ending);
  } finally {
    clearInterval(timer);
  }
}

/** Aborts the response if its body pauses for longer than `stallMs`. */
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
    // The error reaches the reader of the body.
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
  const { status, headers } = response;
  return new Response(watched.readable, { status, headers });
}
