import { createReadableStreamFromReadable, type RequestHandler } from '@remix-run/node';
import type {
  RequestHandler as ExpressHandler,
  Request as ExpressRequest,
  Response as Outgoing,
} from 'express';
import { type Keeping, newKeeping } from '#app/config/hosted-app.ts';
import { bestEncoding } from './accept-encoding.ts';
import { compressed } from './compressed.ts';

type LoadContext = Parameters<RequestHandler>[1];

/** Made for one rider and sent once: better ones take longer than they save on the way. */
const BROTLI_QUALITY = 4;
const TEXT = /^text\/|[/+](json|xml)\b/;
/** Shorter ones fill one packet either way. */
const SHORTEST_BYTES = 1024;

/**
 * Pages by Express: Remix's own adapter, but for answers that are whole. They go out at once, compressed and with their
 * length, instead of piece by piece through streams: whoever stands behind a node that is killed has all of it or nothing,
 * and what is nothing nginx asks of another.
 */
export function pageAnswer(
  make: RequestHandler,
  contextOf: (request: ExpressRequest, response: Outgoing) => LoadContext,
): ExpressHandler {
  return (incoming, outgoing, next) => {
    const keeping = newKeeping();
    make(requestOf(incoming, outgoing), { ...contextOf(incoming, outgoing), keeping })
      .then((response) => send(outgoing, response, keeping))
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
  const withBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  return new Request(`${incoming.protocol}://${hostOf(incoming)}${incoming.originalUrl}`, {
    method: incoming.method,
    headers,
    signal: gone.signal,
    ...(withBody ? { body: createReadableStreamFromReadable(incoming), duplex: 'half' } : {}),
  } as RequestInit);
}

/** Express knows which proxy to believe about the name, but leaves out the port. */
function hostOf(incoming: ExpressRequest): string {
  const port = [incoming.get('X-Forwarded-Host'), incoming.get('Host')]
    .map((host) => Number.parseInt(host?.split(':')[1] ?? '', 10))
    .find(Number.isSafeInteger);
  return port === undefined ? incoming.hostname : `${incoming.hostname}:${port}`;
}

/** A body's bytes. Those of a page were never put into a stream, where they would be copied three times. */
export async function bytesOf(response: Response, { body }: Keeping): Promise<Buffer> {
  return body ?? Buffer.from(await response.arrayBuffer());
}

async function send(outgoing: Outgoing, response: Response, keeping: Keeping): Promise<void> {
  const body = response.body || keeping.body ? await bytesOf(response, keeping) : null;
  outgoing.status(response.status);
  for (const [name, value] of response.headers) outgoing.append(name, value);
  if (response.headers.has('Set-Cookie') && /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '')) {
    // Whoever keeps it would hand one rider's state on to others.
    outgoing.set('Cache-Control', 'private, no-cache');
  }
  if (body === null) {
    outgoing.end();
    return;
  }
  const sent = await inBestForm(body, outgoing);
  outgoing.set('Content-Length', String(sent.length)).end(sent);
}

async function inBestForm(body: Buffer, outgoing: Outgoing): Promise<Buffer> {
  if (body.length < SHORTEST_BYTES || !TEXT.test(outgoing.get('Content-Type') ?? '')) return body;
  outgoing.vary('Accept-Encoding');
  const encoding = bestEncoding(outgoing.req.get('Accept-Encoding'));
  if (encoding !== 'identity') outgoing.set('Content-Encoding', encoding);
  return compressed(body, encoding, BROTLI_QUALITY);
}
