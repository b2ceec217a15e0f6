import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { opened } from './opened.ts';

async function listen(handler: RequestListener) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An HTTP server for the tests of a describe or file. */
export const testServer = (handler: RequestListener) => opened(() => listen(handler));

/** An HTTP server for the running test, also from `beforeEach`. */
export async function serverForTest(handler: RequestListener) {
  const made = await listen(handler);
  onTestFinished(made.close);
  return made;
}
