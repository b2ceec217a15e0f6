import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between a rider and the server. */
export type Way =
  /** Everything goes through. */
  | 'open'
  /** A tunnel: connections break. */
  | 'closed'
  /** Connected, but nothing answers. */
  | 'hung'
  /** A portal answers everything with its own page. */
  | 'captive'
  /** The server runs with SERVICE_WORKER=off. */
  | 'worker off';

export const PORTAL_PAGE = '<!doctype html><html><title>Anmeldung</title><h1>Anmeldung</h1></html>';

/** A way to the server, of the browser's trusted kind (localhost), that a test can break. */
export class Tunnel {
  way: Way = 'open';
  /** A browser that refuses cookies sends none and keeps none. */
  cookies = true;
  /** Posts that arrived, by their path. */
  readonly posts: string[] = [];
  private readonly hung = new Set<ServerResponse>();

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async to(base: string): Promise<Tunnel> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address() as AddressInfo;
    const tunnel = new Tunnel(server, `http://localhost:${port}`);
    server.on('request', (request, response) => tunnel.pass(new URL(base), request, response));
    return tunnel;
  }

  async close(): Promise<void> {
    for (const response of this.hung) response.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(base: URL, request: IncomingMessage, response: ServerResponse): void {
    if (this.way === 'closed') {
      request.destroy();
      return;
    }
    if (this.way === 'hung') {
      this.hung.add(response);
      return;
    }
    if (this.way === 'captive') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PORTAL_PAGE);
      return;
    }
    if (request.method === 'POST') this.posts.push(request.url ?? '');
    const path = this.way === 'worker off' && request.url === '/sw.js' ? '/sw-off.js' : request.url;
    if (!this.cookies) delete request.headers.cookie;
    const onward = ask(
      { host: base.hostname, port: base.port, path, method: request.method, headers: request.headers },
      (answer) => {
        if (!this.cookies) delete answer.headers['set-cookie'];
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }
}
