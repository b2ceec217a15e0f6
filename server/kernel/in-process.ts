import { createServer, type IncomingMessage, type RequestListener, request as send } from 'node:http';
import { type Duplex, duplexPair, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ContentFetch } from '#app/config/hosted-app.ts';

/**
 * `fetch` for a handler in this process: the same HTTP, without a network socket, so that no connection is refused or
 * waits while the process is busy. Bodies stream both ways.
 */
export function inProcess(handler: RequestListener): ContentFetch {
  const server = createServer(
    { requestTimeout: 0, headersTimeout: 0, connectionsCheckingInterval: 60_000 },
    handler,
  );
  return async (url, { method = 'GET', headers = {}, body, signal }) => {
    const { pathname, search, host } = new URL(url);
    const [near, far] = socketPair();
    server.emit('connection', far);
    const request = send({
      method,
      path: `${pathname}${search}`,
      headers: { Host: host, ...headers },
      signal,
      createConnection: () => near,
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject);
    });
    // The response may come before the whole body is sent; a failure of the body then doesn't matter.
    if (body instanceof ReadableStream) {
      pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), request).catch(
        () => undefined,
      );
    } else {
      request.end(body);
    }
    return responseOf(await answered);
  };
}

function socketPair(): [Duplex, Duplex] {
  const [near, far] = duplexPair();
  near.once('close', () => far.destroy());
  far.once('close', () => near.destroy());
  return [asSocket(near), asSocket(far)];
}

/** Adds the properties and methods of a socket that node:http uses; in memory the methods do nothing. */
function asSocket(stream: Duplex): Duplex {
  const nothing = () => stream;
  return Object.assign(stream, {
    remoteAddress: '127.0.0.1',
    setTimeout: nothing,
    setNoDelay: nothing,
    setKeepAlive: nothing,
    ref: nothing,
    unref: nothing,
  });
}

const WITHOUT_BODY = new Set([204, 205, 304]);

function responseOf(message: IncomingMessage): Response {
  const status = message.statusCode ?? 500;
  const headers = new Headers();
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '');
  }
  if (WITHOUT_BODY.has(status)) {
    message.resume();
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(message) as ReadableStream, { status, headers });
}
