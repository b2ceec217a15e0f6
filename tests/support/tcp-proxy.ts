import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to another server that a test can cut or leave half-open, until it is mended. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private fault: 'cut' | 'half-open' | null = null;
  /** Asked for each piece that a client sends; true breaks its connection there and then. */
  breaksAt: (sent: string) => boolean = () => false;

  private constructor(target: URL) {
    this.server = createServer((client) => {
      if (this.fault === 'cut') return void client.destroy();
      const upstream = connect(Number(target.port), target.hostname);
      for (const [one, other] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => undefined);
        one.once('close', () => {
          this.sockets.delete(one);
          // No FIN gets through either.
          if (this.fault !== 'half-open') other.destroy();
        });
      }
      client.on('data', (piece) => {
        if (this.breaksAt(piece.toString('latin1'))) client.destroy();
        else if (this.fault !== 'half-open') upstream.write(piece);
      });
      upstream.pipe(client);
      if (this.fault === 'half-open') silence(upstream);
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

  /** What is on it breaks, and nobody gets through. */
  cut(): void {
    this.fault = 'cut';
    this.breakAll();
  }

  /** Connections stand and are accepted, and nothing that is sent on them arrives: the other end is gone without a FIN. */
  halfOpen(): void {
    this.fault = 'half-open';
    for (const socket of this.sockets) silence(socket);
  }

  /** What was half-open is unknown to the other end and breaks. */
  mend(): void {
    if (this.fault === 'half-open') this.breakAll();
    this.fault = null;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private breakAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }
}

/** What it receives goes nowhere. */
function silence(socket: Socket): void {
  socket.unpipe().resume();
}
