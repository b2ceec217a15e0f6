import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reception } from './profile.ts';

/** TCP's usual maximum segment size on Ethernet. */
const SEGMENT_BYTES = 1460;
const WINDOW_BYTES = 64 * 1024;
/** TCP's first retransmission: of data, and of a connection that isn't there yet (RFC 6298). Each next doubles. */
const DATA_RTO_MS = 300;
const SYN_RTO_MS = 1000;
/** TCP and TLS 1.3 take a round trip each before a request. */
const HANDSHAKES = 2;
const UPLINK_SHARE = 0.4;
const LOOK_MS = 20;

/** One direction of a connection; a null piece is its end. */
class Stream {
  private waiting: (Buffer | null)[] = [];
  private readonly arriving: (Buffer | null)[] = [];
  private waitingBytes = 0;
  private lostAt: number | null = null;
  private isNew = true;
  private ended = false;
  private lastArrival = 0;

  constructor(
    private readonly from: Socket,
    private readonly to: Socket,
    readonly lane: Lane,
    public notBefore: number,
  ) {
    from.on('error', () => undefined);
    from.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += SEGMENT_BYTES)
        this.waiting.push(data.subarray(at, at + SEGMENT_BYTES));
      this.waitingBytes += data.length;
      if (this.waitingBytes > WINDOW_BYTES) from.pause();
      lane.take(this);
    });
    const end = () => {
      if (this.ended) return;
      this.ended = true;
      this.waiting.push(null);
      lane.take(this);
    };
    from.once('end', end);
    from.once('close', end);
  }

  get hasWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** What waits in a hole is lost, and comes with the first retransmission after its end. */
  lose(now: number, holeEnd: number): void {
    this.lostAt ??= now;
    let rtoMs = this.isNew ? SYN_RTO_MS : DATA_RTO_MS;
    let again = this.lostAt;
    while (again < holeEnd) {
      again += rtoMs;
      rtoMs *= 2;
    }
    this.notBefore = Math.max(this.notBefore, again);
  }

  /** A receiver that is gone gets nothing more. */
  next(): Buffer | null {
    if (this.to.destroyed) this.waiting = [];
    const piece = this.waiting.shift() ?? null;
    this.lostAt = null;
    this.isNew = false;
    this.waitingBytes -= piece?.length ?? 0;
    if (this.waitingBytes <= WINDOW_BYTES) this.from.resume();
    return piece;
  }

  /** In order, even if the delay has become shorter meanwhile. */
  arrive(piece: Buffer | null, at: number): void {
    this.lastArrival = Math.max(this.lastArrival, at);
    this.arriving.push(piece);
    setTimeout(() => {
      const next = this.arriving.shift();
      if (next) this.to.write(next);
      else this.to.destroySoon();
    }, this.lastArrival - Date.now());
  }
}

/** One direction of a phone's link, shared by its connections in turns. */
class Lane {
  private streams: Stream[] = [];
  private isRunning = false;
  private freeAt = 0;
  /** When the last piece arrived. */
  lastArrival = 0;

  constructor(
    private readonly reception: Reception,
    /** Of the downlink's rate. */
    private readonly share: number,
  ) {}

  take(stream: Stream): void {
    if (!this.streams.includes(stream)) this.streams.push(stream);
    if (!this.isRunning) void this.run();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.streams.length > 0) {
      const now = Date.now();
      const holeEnd = this.reception.holeEnd(now);
      if (holeEnd > now) for (const stream of this.streams) stream.lose(now, holeEnd);
      const stream = this.streams.find(({ notBefore }) => notBefore <= now);
      if (!stream) {
        await pause(LOOK_MS);
        continue;
      }
      this.streams = this.streams.filter((one) => one !== stream);
      const piece = stream.next();
      if (stream.hasWaiting) this.streams.push(stream);
      // A kilobit per second is a bit per millisecond.
      this.freeAt =
        Math.max(this.freeAt, now) + ((piece?.length ?? 0) * 8) / (this.reception.at(now).kbit * this.share);
      this.lastArrival = this.freeAt + this.reception.at(now).rttMs / 2;
      stream.arrive(piece, this.lastArrival);
      if (this.freeAt > now + 2) await pause(this.freeAt - now);
    }
    this.isRunning = false;
  }
}

/** A phone's way to the server: bandwidth, delay and half-open holes of its reception. */
export class Link {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private readonly up: Lane;

  private constructor(
    target: URL,
    readonly reception: Reception,
  ) {
    this.up = new Lane(reception, UPLINK_SHARE);
    const down = new Lane(reception, 1);
    this.server = createServer({ allowHalfOpen: true }, (client) => {
      const host = connect({ port: Number(target.port), host: target.hostname, allowHalfOpen: true });
      for (const socket of [client, host]) {
        this.sockets.add(socket.setNoDelay(true));
        socket.once('close', () => this.sockets.delete(socket));
      }
      const now = Date.now();
      new Stream(client, host, this.up, now + HANDSHAKES * reception.at(now).rttMs);
      new Stream(host, client, down, 0);
    });
  }

  static async to(target: string, reception: Reception): Promise<Link> {
    const link = new Link(new URL(target), reception);
    link.server.listen(0, 'localhost');
    await once(link.server, 'listening');
    return link;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** When the last piece that the phone has sent arrived. */
  get lastSent(): number {
    return this.up.lastArrival;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
