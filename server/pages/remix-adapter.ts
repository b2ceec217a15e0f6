import { createHash } from 'node:crypto';
import { createReadableStreamFromReadable, type RequestHandler } from '@remix-run/node';
import type {
  RequestHandler as ExpressHandler,
  Request as ExpressRequest,
  Response as Outgoing,
} from 'express';
import { type CacheHints, newCacheHints } from '#app/config/hosted-app.ts';
import { isNotModified } from '#app/contract/not-modified.ts';
import { bestEncoding } from '../kernel/accept-encoding.ts';
import { compressed } from '../kernel/compressed.ts';
import { requestedOriginOf } from '../middleware/requested-origin.ts';
import { refusedTarget } from '../middleware/visits.ts';
import type { RenderedPage } from './cached-page.ts';

type LoadContext = Parameters<RequestHandler>[1];

/** For a response that is sent once: a higher level takes longer than it saves in transfer. */
const BROTLI_QUALITY = 4;
const TEXT = /^text\/|[/+](json|xml)\b/;
/** Not compressed below this size: it fits one packet anyway. */
const SHORTEST_BYTES = 1024;

/**
 * Express adapter for Remix that buffers, compresses and sends a response with Content-Length instead of streaming it.
 * If the node is killed before that, the client has received nothing, and nginx retries on another node.
 */
export function remixAdapter(
  make: RequestHandler,
  contextOf: (request: ExpressRequest, response: Outgoing) => LoadContext,
): ExpressHandler {
  return (incoming, outgoing, next) => {
    const cacheHints = newCacheHints();
    make(requestOf(incoming, outgoing), { ...contextOf(incoming, outgoing), cacheHints })
      .then((response) => send(outgoing, response, cacheHints))
      .catch(next);
  };
}

function requestOf(incoming: ExpressRequest, outgoing: Outgoing): Request {
  const gone = new AbortController();
  outgoing.once('close', () => outgoing.writableFinished || gone.abort());
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headers)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  // A refused request is rendered as a GET of its refusal page; its body is never read.
  const isRefused = outgoing.locals.refusal !== undefined;
  const method = isRefused ? 'GET' : incoming.method;
  const target = isRefused ? refusedTarget(incoming.originalUrl) : incoming.originalUrl;
  const withBody = method !== 'GET' && method !== 'HEAD';
  return new Request(requestedOriginOf(outgoing) + target, {
    method,
    headers,
    signal: gone.signal,
    ...(withBody ? { body: createReadableStreamFromReadable(incoming), duplex: 'half' } : {}),
  } as RequestInit);
}

/** The body's bytes; pages pass theirs in `CacheHints`, because reading the stream would copy them three times. */
async function bytesOf(response: Response, { body }: CacheHints): Promise<Buffer> {
  return body ?? Buffer.from(await response.arrayBuffer());
}

/** ETag over the body and its Content-Security-Policy. */
function etagOf({ headers, body }: Pick<RenderedPage, 'headers' | 'body'>): string {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const hash = createHash('sha256').update(policy).update('\n').update(body).digest('base64url');
  return `W/"${hash.slice(0, 22)}"`;
}

export async function renderedPage(
  response: Response,
  when: Pick<RenderedPage, 'cacheHints' | 'version' | 'at'>,
): Promise<RenderedPage> {
  const { status, headers } = response;
  const body = await bytesOf(response, when.cacheHints);
  return { status, headers, body, etag: etagOf({ headers, body }), ...when };
}

async function send(outgoing: Outgoing, response: Response, cacheHints: CacheHints): Promise<void> {
  const body = response.body || cacheHints.body ? await bytesOf(response, cacheHints) : null;
  outgoing.status(response.status);
  for (const [name, value] of response.headers) outgoing.append(name, value);
  // Remix answers a post to a page without an action with 405, but without the required Allow header.
  if (response.status === 405 && !outgoing.hasHeader('Allow')) outgoing.set('Allow', 'GET, HEAD');
  if (response.headers.has('Set-Cookie') && /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '')) {
    // With Set-Cookie, a shared cache would give one rider's state to others.
    outgoing.set('Cache-Control', 'private, no-cache');
  }
  if (body === null || isKnown(outgoing, response, body)) {
    outgoing.end();
    return;
  }
  const sent = await compressedFor(body, outgoing);
  outgoing.set('Content-Length', String(sent.length)).end(sent);
}

/** Whether to send a 304. Sets an ETag if the route has set none. */
function isKnown(outgoing: Outgoing, { status, headers }: Response, body: Buffer): boolean {
  const isRead = outgoing.req.method === 'GET' || outgoing.req.method === 'HEAD';
  if (!isRead || status !== 200 || headers.get('Cache-Control')?.includes('no-store')) return false;
  const etag = headers.get('ETag') ?? etagOf({ headers, body });
  outgoing.set('ETag', etag);
  const is = isNotModified(outgoing.req.headers, { etag });
  if (is) outgoing.status(304);
  return is;
}

async function compressedFor(body: Buffer, outgoing: Outgoing): Promise<Buffer> {
  if (body.length < SHORTEST_BYTES || !TEXT.test(outgoing.get('Content-Type') ?? '')) return body;
  outgoing.vary('Accept-Encoding');
  const encoding = bestEncoding(outgoing.req.get('Accept-Encoding'));
  if (encoding !== 'identity') outgoing.set('Content-Encoding', encoding);
  return compressed(body, encoding, BROTLI_QUALITY);
}
