import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hands every command of the page's queue to its server, one by one, as it comes. */
const TRACKER = `(function (base) {
  function tell(command) {
    navigator.sendBeacon(base + 'matomo.php', JSON.stringify(command));
  }
  window._paq.forEach(tell);
  window._paq = { push: tell };
})(document.currentScript.src.replace('matomo.js', ''));`;

export type Command = [name: string, ...values: unknown[]];

/** A statistics server that only writes down what it is told. */
export class MatomoStub {
  /** Paths of all requests. */
  readonly asked: string[] = [];
  readonly commands: Command[] = [];
  private readonly server: Server = createServer(async (request, response) => {
    this.asked.push(request.url ?? '');
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (body !== '') this.commands.push(JSON.parse(body) as Command);
    response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' });
    response.end(request.url === '/matomo.js' ? TRACKER : '');
  });

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  forget(): void {
    this.asked.length = 0;
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
