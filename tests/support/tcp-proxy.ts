import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to another server that a test can cut: what is on it breaks, and nobody gets through until it is mended. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private isCut = false;
  /** Asked for each piece that a client sends; true breaks its connection there and then. */
  breaksAt: (sent: string) => boolean = () => false;

  private constructor(target: URL) {
    this.server = createServer((client) => {
      if (this.isCut) return void client.destroy();
      const upstream = connect(Number(target.port), target.hostname);
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => undefined);
        one.once('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
      }
      client.on('data', (piece) => {
        if (this.breaksAt(piece.toString('latin1'))) client.destroy();
        else upstream.write(piece);
      });
      upstream.pipe(client);
    });
  }

  static async to(target: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(new URL(target));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  /** The target's address with this line in between. */
  through(target: string): string {
    const url = new URL(target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
