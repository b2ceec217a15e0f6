import { createReadableStreamFromReadable, type RequestHandler } from '@remix-run/node';
import type {
  RequestHandler as ExpressHandler,
  Request as ExpressRequest,
  Response as Outgoing,
} from 'express';

type LoadContext = Parameters<RequestHandler>[1];

/**
 * Pages by Express: Remix's own adapter, but for answers that are whole. They go out at once with their length, instead
 * of piece by piece through a stream.
 */
export function pageAnswer(
  make: RequestHandler,
  contextOf: (request: ExpressRequest, response: Outgoing) => LoadContext,
): ExpressHandler {
  return (incoming, outgoing, next) => {
    make(requestOf(incoming, outgoing), contextOf(incoming, outgoing))
      .then((response) => send(outgoing, response))
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

async function send(outgoing: Outgoing, response: Response): Promise<void> {
  const body = response.body === null ? null : Buffer.from(await response.arrayBuffer());
  outgoing.status(response.status);
  for (const [name, value] of response.headers) outgoing.append(name, value);
  if (body) outgoing.set('Content-Length', String(body.length));
  outgoing.end(body ?? undefined);
}
