import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isSameSecret } from '../../kernel/is-same-secret.ts';
import { ImportRefused } from '../import/faults.ts';
import type { Admin } from './admin.ts';
import { shortMessage } from './short-message.ts';

/** File in DATA_DIR with the port and token of the running service. */
export const ADMIN_FILE = 'admin.json';

export interface AdminAddress {
  port: number;
  token: string;
}

/**
 * HTTP server of a running service for commands on the same machine, because only one process can open a PGlite folder.
 * Listens on the loopback address and requires a token from a file that only this user can read (mode 0600).
 */
export async function openAdminServer(admin: Admin, dataDir: string): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const stop = new AbortController();
  const server = createServer((request, response) => {
    answer(admin, token, request, response, stop.signal).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const file = join(dataDir, ADMIN_FILE);
  const address: AdminAddress = { port: (server.address() as AddressInfo).port, token };
  // Overwriting a file keeps its permissions, so an old one is removed first.
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify(address), { mode: 0o600 });
  return async () => {
    await rm(file, { force: true });
    const answered = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Abort a running import, which may take longer than a shutdown may; other calls are answered.
    stop.abort(new Error('The service stops; nothing was imported.'));
    await answered;
  };
}

export type AdminCall = keyof Admin;

async function answer(
  admin: Admin,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
  stopped: AbortSignal,
): Promise<void> {
  const given = request.headers.authorization ?? '';
  if (request.method !== 'POST' || !isSameSecret(given, `Bearer ${token}`)) return send(response, 403, null);
  try {
    const [call, input] = (await json(request)) as [AdminCall, never[]];
    if (!Object.hasOwn(admin, call)) return send(response, 404, null);
    // If the command is stopped (Ctrl-C), its connection closes, which aborts the import that it waits for.
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    if (call === 'import') input.push(AbortSignal.any([gone.signal, stopped]) as never);
    const work = admin[call] as (...input: never[]) => Promise<unknown> | AsyncIterable<string>;
    const result = work(...input);
    if (Symbol.asyncIterator in result) await sendText(response, result[Symbol.asyncIterator]());
    else send(response, 200, await result);
  } catch (error) {
    if (error instanceof ImportRefused) send(response, 422, error.faults);
    else send(response, 500, shortMessage(error));
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(body));
}

/** Streams with backpressure: the whole text may be more than this process should hold in memory. */
async function sendText(response: ServerResponse, pieces: AsyncIterator<string>): Promise<void> {
  // Errors before the first piece still get an error response.
  const first = await pieces.next();
  // Chunked, without 'Connection: close': with it, Node's fetch takes a truncated body for a complete one.
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
  async function* all() {
    if (!first.done) yield first.value;
    yield* { [Symbol.asyncIterator]: () => pieces };
  }
  await pipeline(Readable.from(all()), response);
}
