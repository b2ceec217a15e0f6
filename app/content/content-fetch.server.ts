import { env } from '#app/config/env.server.ts';
import type { ContentFetch, ContentRequest } from '#app/config/hosted-app.ts';

/** A process that is busy is no content service that is ill: its own is waited for longer than any wave takes. */
const OWN_PATIENCE = 20;

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
    return own(url, { ...request, signal: AbortSignal.timeout(timeoutMs * OWN_PATIENCE) });
  }
  return fetch(url, {
    ...request,
    signal: AbortSignal.timeout(timeoutMs),
    // Node's fetch sends a stream only when it is told that the answer comes after it.
    ...(request.body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
}
