import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** State of the simulated network between browser and server. */
export type NetworkState =
  /** Everything is passed through. */
  | 'open'
  /** Offline: connections break. */
  | 'closed'
  /** Half-open: connected, but nothing answers, and no connection ends. */
  | 'hung'
  | Portal
  /** Forms arrive, but the connection breaks before the response. */
  | 'posts break'
  /** Forms arrive, but the connection is half-open from then on. */
  | 'posts hang'
  /** Connections break during an upload. */
  | 'uploads break'
  /**
   * A proxy without its upstream answers forms with its own error page, which must not count as the server's answer.
   */
  | 'posts fail'
  /** Headers arrive, but no body. */
  | 'bodies stall'
  /** A page is cut off in the middle. */
  | 'bodies break'
  /** The server runs with SERVICE_WORKER=off. */
  | 'worker off';

/** A captive portal, by how it answers instead of the server. */
export type Portal =
  /** Its own page for every request. */
  | 'captive'
  /** A page whose script redirects to the portal. */
  | 'script leads'
  /** A redirect for pages and forms, possible without HTTPS. */
  | 'redirects'
  /** Status 511 for every request (RFC 6585). */
  | '511';

export const PORTALS: readonly Portal[] = ['captive', 'script leads', 'redirects', '511'];

/** Network properties that can change during a test. */
type Profile = Pick<Tunnel, 'network' | 'delayMs' | 'bodyDelayMs'>;

export const PORTAL_PAGE = '<!doctype html><html><title>Anmeldung</title><h1>Anmeldung</h1></html>';

const PORTAL_PATH = '/portal';
const LEADING_PAGE = `<!doctype html><html><script>location.replace('${PORTAL_PATH}')</script></html>`;

/** Every URL below this path is a large picture. */
export const LARGE_PICTURE = '/large/';
export const LARGE_BYTES = 1_000_000;

/** A proxy to the server that a test can break; on localhost, because service workers need a secure context. */
export class Tunnel {
  network: NetworkState = 'open';
  /** Delay of a page's response. */
  delayMs = 0;
  /** Delay between a page's headers and its body. */
  bodyDelayMs = 0;
  /** The worker's requests for the build's assets get no response. */
  holdsAssets = false;
  /** Requests for resized pictures get no response, not even when this ends. */
  holdsPictures = false;
  /** If false, cookies are removed in both directions, as if the browser refused them. */
  cookies = true;
  /** Appended to the worker's script, so that the browser takes it for a new version. */
  build = '';
  /** Paths of all posts that arrived. */
  readonly posts: string[] = [];
  /** Paths and queries of requested pages; prefetches have the prefix `ahead `. */
  readonly pages: string[] = [];
  /** Paths of requested resized pictures. */
  readonly pictures: string[] = [];
  /** Number of requests for the speculation rules. */
  rulesAsked = 0;
  private readonly hung = new Set<ServerResponse>();
  private readonly changes: Array<ReturnType<typeof setTimeout>> = [];

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

  /** Requests for pages to which nothing was answered. */
  get hungPages(): number {
    return [...this.hung].filter(({ req }) => req.headers.accept?.startsWith('text/html')).length;
  }

  /** Open connections that wait for an address with this part. */
  waitingFor(part: string): number {
    return [...this.hung].filter(({ req, closed }) => !closed && req.url?.includes(part)).length;
  }

  /** Schedules network changes, in milliseconds from now. */
  ride(script: ReadonlyArray<readonly [atMs: number, profile: Partial<Profile>]>): void {
    for (const [atMs, profile] of script) {
      this.changes.push(setTimeout(() => Object.assign(this, profile), atMs));
    }
  }

  async close(): Promise<void> {
    this.changes.forEach(clearTimeout);
    for (const response of this.hung) response.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(base: URL, request: IncomingMessage, response: ServerResponse): void {
    if (this.network === 'closed') {
      request.destroy();
      return;
    }
    const isForWorker = request.headers['sec-fetch-dest'] === 'empty' && request.url?.startsWith('/assets/');
    const isHeld =
      (this.holdsAssets && isForWorker) || (this.holdsPictures && request.url?.includes('/resize/'));
    if (this.network === 'hung' || isHeld) {
      this.hung.add(response);
      return;
    }
    if (request.url?.startsWith(LARGE_PICTURE)) {
      const headers = { 'Content-Type': 'image/png', 'X-Request-Id': 'large' };
      response.writeHead(200, headers).end(Buffer.alloc(LARGE_BYTES));
      return;
    }
    if (this.network === '511') {
      response.writeHead(511, { 'Content-Type': 'text/html; charset=utf-8' }).end(PORTAL_PAGE);
      return;
    }
    if (this.network === 'captive' || this.network === 'script leads' || request.url === PORTAL_PATH) {
      const page =
        this.network === 'script leads' && request.url !== PORTAL_PATH ? LEADING_PAGE : PORTAL_PAGE;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    if (
      this.network === 'redirects' &&
      request.url !== PORTAL_PATH &&
      request.headers['sec-fetch-mode'] === 'navigate'
    ) {
      response.writeHead(302, { Location: PORTAL_PATH }).end();
      return;
    }
    const { headers } = request;
    if (this.network === 'posts fail' && request.method === 'POST') {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      return;
    }
    const breaksOff =
      this.network === 'uploads break' && headers['content-type']?.startsWith('multipart/form-data') === true;
    if (request.method === 'POST' && !breaksOff) this.posts.push(request.url ?? '');
    if (headers['sec-fetch-dest'] === 'speculationrules') this.rulesAsked += 1;
    if (headers['sec-fetch-dest'] === 'document') {
      const isAhead = String(headers['sec-purpose'] ?? '').startsWith('prefetch');
      this.pages.push(`${isAhead ? 'ahead ' : ''}${request.url}`);
    }
    if (request.url?.includes('/resize/')) this.pictures.push(request.url);
    const path = this.network === 'worker off' && request.url === '/sw.js' ? '/sw-off.js' : request.url;
    if (!this.cookies) delete request.headers.cookie;
    if (this.network === 'bodies stall') {
      for (const name of ['if-none-match', 'if-modified-since']) delete request.headers[name];
    }
    const isWorker = path === '/sw.js';
    if (isWorker) for (const name of ['accept-encoding', 'if-none-match']) delete request.headers[name];
    const onward = ask(
      // A new connection per request: the server may close a reused one at that moment, which would break a form.
      {
        host: base.hostname,
        port: base.port,
        path,
        method: request.method,
        headers: request.headers,
        agent: false,
      },
      (answer) => {
        if (!this.cookies) delete answer.headers['set-cookie'];
        if (isWorker) for (const name of ['content-length', 'etag']) delete answer.headers[name];
        if (this.network === 'posts break' && request.method === 'POST') {
          response.socket?.destroy();
          return;
        }
        if (this.network === 'posts hang' && request.method === 'POST') {
          this.hung.add(response);
          return;
        }
        const pass = () => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          if (isWorker) response.write(`/* ${this.build} */`);
          if (this.network === 'bodies stall' || (isPage && this.bodyDelayMs > 0)) response.flushHeaders();
          if (this.network === 'bodies stall') return;
          if (this.network === 'bodies break' && isPage) {
            answer.once('data', (piece) => response.write(piece, () => response.socket?.destroy()));
          } else if (isPage) setTimeout(() => answer.pipe(response), this.bodyDelayMs);
          else answer.pipe(response);
        };
        // Not by its mode, which a page that the worker requests again has no more.
        const isPage = headers.accept?.startsWith('text/html') === true;
        if (isPage && this.delayMs > 0) setTimeout(pass, this.delayMs);
        else pass();
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    if (breaksOff) request.once('data', () => setImmediate(() => request.destroy()));
    request.pipe(onward);
  }
}
