import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Sends the page's queued commands to the stub in one request, which keeps their order, and later ones as they come.
 */
const TRACKER = `(function (base) {
  function tell(commands) {
    navigator.sendBeacon(base + 'matomo.php', JSON.stringify(commands));
  }
  tell(window._paq);
  window._paq = { push: function (command) { tell([command]); } };
})(document.currentScript.src.replace('matomo.js', ''));`;

export type Command = [name: string, ...values: unknown[]];

/** A Matomo server that only records requests. */
export class MatomoStub {
  /** Paths of all requests. */
  readonly requests: string[] = [];
  readonly commands: Command[] = [];
  private readonly server: Server = createServer(async (request, response) => {
    this.requests.push(request.url ?? '');
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (body !== '') this.commands.push(...(JSON.parse(body) as Command[]));
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' });
    response.end(request.url === '/matomo.js' ? TRACKER : '');
  });

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  clear(): void {
    this.requests.length = 0;
    this.commands.length = 0;
  }

  named(name: string): Command[] {
    return this.commands.filter(([command]) => command === name);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
