import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/** A stub content server that fulfils the contract and can be made to fail. */

export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'hang' }
  | { kind: 'drop' }
  | { kind: 'body'; body: string }
  | { kind: 'cut' }
  | { kind: 'huge'; bytes: number }
  | { kind: 'slow'; ms: number }
  | { kind: 'type'; type: string }
  | { kind: 'loop' }
  | { kind: 'modified'; at: Date };

export interface StubContent {
  /** Bodies by the path below the API base, such as 'content/v1/start/de'. */
  answers: Record<string, unknown>;
}

/** Streams a very large JSON array with backpressure. */
function sendMuch(response: ServerResponse, bytes: number): void {
  const piece = `"${'x'.repeat(65_533)}",`;
  function* pieces() {
    yield '[';
    for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
    yield '""]';
  }
  response.writeHead(200, { 'Content-Type': 'application/json' });
  Readable.from(pieces())
    .on('error', () => undefined)
    .pipe(response);
}

export class StubContentServer {
  readonly requests: Array<{
    method: string;
    path: string;
    headers: IncomingMessage['headers'];
    body: string;
  }> = [];
  private server: Server | null = null;
  private readonly faults = new Map<string, Fault>();
  private modified = new Date('2026-11-01T06:00:00Z');

  constructor(private content: StubContent) {}

  get api(): string {
    if (!this.server) throw new Error('the stub is not started');
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/api`;
  }

  async start(port = 0): Promise<void> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server?.listen(port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  /** New content, with a newer Last-Modified. */
  publish(content: StubContent): void {
    this.content = content;
    this.modified = new Date(this.modified.getTime() + 60_000);
  }

  /** Every path that contains `part` fails until `recover`. */
  break(part: string, fault: Fault): void {
    this.faults.set(part, fault);
  }

  recover(): void {
    this.faults.clear();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent((request.url ?? '').replace(/^\/api\//, '').replace(/\?.*$/, ''));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    this.requests.push({ method: request.method ?? '', path, headers: request.headers, body });
    const fault = [...this.faults].find(([part]) => path.includes(part))?.[1];
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'drop') return void request.socket.destroy();
    if (fault?.kind === 'status') return void response.writeHead(fault.status).end('fault');
    if (fault?.kind === 'body') return void response.writeHead(200).end(fault.body);
    if (fault?.kind === 'loop') return void response.writeHead(302, { Location: request.url }).end();
    if (fault?.kind === 'huge') return sendMuch(response, fault.bytes);
    if (fault?.kind === 'slow') await pause(fault.ms);
    const found = this.content.answers[path];
    if (found === undefined) return void response.writeHead(404).end();
    const since = Date.parse(String(request.headers['if-modified-since'] ?? ''));
    const modified = fault?.kind === 'modified' ? fault.at : this.modified;
    if (since >= modified.getTime()) return void response.writeHead(304).end();
    response.writeHead(200, {
      'Content-Type': fault?.kind === 'type' ? fault.type : 'application/json; charset=utf-8',
      'Last-Modified': modified.toUTCString(),
    });
    const text = JSON.stringify(found);
    if (fault?.kind === 'cut') {
      response.write(text.slice(0, text.length / 2));
      setImmediate(() => request.socket.destroy());
      return;
    }
    response.end(request.method === 'HEAD' ? undefined : text);
  }
}
