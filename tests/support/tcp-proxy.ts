import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that a test can cut or make half-open, and repair. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private fault: 'cut' | 'half-open' | null = null;
  /** Called with each chunk that a client sends; returning true destroys the connection. */
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
          // Half-open: don't pass on the FIN either.
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

  /** The target's URL through this proxy. */
  through(target: string): string {
    const url = new URL(target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** Destroys all connections and refuses new ones. */
  cut(): void {
    this.fault = 'cut';
    this.breakAll();
  }

  /** Keeps and accepts connections but drops all data, as if the other end had vanished without a FIN. */
  halfOpen(): void {
    this.fault = 'half-open';
    for (const socket of this.sockets) silence(socket);
  }

  /** Back to normal; half-open connections are destroyed, as the other end no longer knows them. */
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

/** Discards everything that the socket receives. */
function silence(socket: Socket): void {
  socket.unpipe().resume();
}
