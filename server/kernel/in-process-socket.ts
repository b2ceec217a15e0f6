import { Duplex } from 'node:stream';

/** One end of an in-memory socket pair: what is written here is read at the other end, with backpressure. */
class InProcessSocket extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  private other: InProcessSocket | null = null;
  private wanted: (() => void) | null = null;

  static pair(): [InProcessSocket, InProcessSocket] {
    const [near, far] = [new InProcessSocket(), new InProcessSocket()];
    near.other = far;
    far.other = near;
    // Destroying one end destroys the other.
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    return [near, far];
  }

  override _read(): void {
    const wanted = this.wanted;
    this.wanted = null;
    wanted?.();
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.other || this.other.destroyed) done();
    else if (piece.length === 0) process.nextTick(done);
    else {
      this.other.wanted = done;
      this.other.push(piece);
    }
  }

  override _final(done: () => void): void {
    if (!this.other || this.other.destroyed) done();
    else {
      this.other.once('end', done);
      this.other.push(null);
    }
  }

  // Methods that node:http calls on a socket; in memory they do nothing.
  setTimeout(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}

export const inProcessSockets = InProcessSocket.pair;
