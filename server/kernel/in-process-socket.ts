import { Duplex } from 'node:stream';

/** One end of a line between two parts of one process: what is written here is read at the other end, at its pace. */
class InProcessSocket extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  private other: InProcessSocket | null = null;
  private wanted: (() => void) | null = null;

  static pair(): [InProcessSocket, InProcessSocket] {
    const [near, far] = [new InProcessSocket(), new InProcessSocket()];
    near.other = far;
    far.other = near;
    // Whoever hangs up ends it for both.
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

  // What HTTP asks of a socket; here nothing is delayed and nobody is silent.
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
