import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Dice } from './dice.ts';

/** TCP's usual maximum segment size on Ethernet: 1,500 bytes less 40 of headers. */
const SEGMENT_BYTES = 1460;
/** From Linux's shortest retransmission timeout to that of a segment which is lost four times. */
const RETRANSMISSION_MS = [200, 3000] as const;

/** A TCP proxy that a test can cut or make lossy, and repair. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private isCut = false;
  /** Called with each chunk that a client sends; returning true destroys the connection. */
  breaksAt: (sent: string) => boolean = () => false;
  /** Number of retransmissions so far. */
  retransmitted = 0;
  private lossRate = 0;
  private dice = new Dice(0);

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
      this.carry(client, upstream, (piece) => this.breaksAt(piece.toString('latin1')));
      this.carry(upstream, client);
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
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Loses this share of all segments from now on; the same seed loses the same ones. */
  lose(rate: number, seed = 1): void {
    this.lossRate = rate;
    this.dice = new Dice(seed);
  }

  restore(): void {
    this.isCut = false;
    this.lossRate = 0;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The receiver gets nothing of what follows a lost segment before its retransmission, so the whole stream waits. */
  private carry(from: Socket, to: Socket, breaks: (piece: Buffer) => boolean = () => false): void {
    from.on('data', (piece) => {
      if (breaks(piece)) return void from.destroy();
      from.pause();
      const pass = () => to.write(piece, () => from.resume());
      const stallMs = this.stallOf(piece);
      if (stallMs > 0) setTimeout(pass, stallMs);
      else pass();
    });
  }

  private stallOf({ length }: Buffer): number {
    if (this.lossRate === 0 || this.isCut) return 0;
    const arrives = (1 - this.lossRate) ** Math.ceil(length / SEGMENT_BYTES);
    if (this.dice.next() < arrives) return 0;
    this.retransmitted += 1;
    return this.dice.between(...RETRANSMISSION_MS);
  }
}
