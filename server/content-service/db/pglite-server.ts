import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { projectFile } from '../../kernel/project-file.ts';

/**
 * PGlite in a worker thread, so that its work never blocks the web server, spoken to by `pg` through a stream that
 * carries the Postgres protocol. A worker that died, or was ended because it was stuck, is started again by the next
 * connection: Postgres then recovers what was committed, as after a crash.
 */
export class PgliteServer {
  private worker: Promise<Worker> | null = null;
  /** Two workers on one folder would corrupt it. */
  private ending: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(private readonly dataDir: string) {}

  start(): Promise<Worker> {
    if (this.closed) return Promise.reject(new Error('The database is closed.'));
    if (this.worker) return this.worker;
    const worker = this.ending.then(() =>
      startWorker(this.dataDir, () => {
        if (this.worker === worker) this.worker = null;
      }),
    );
    this.worker = worker;
    return worker;
  }

  /** One session, so one connection at a time: the pool must not be larger than 1. */
  connect(): Duplex {
    return new WorkerStream(
      () => this.start(),
      (worker) => {
        this.worker = null;
        this.ending = worker.terminate();
      },
    );
  }

  /** The worker's JavaScript heap, without WebAssembly memory; 0 while no worker runs. */
  async heapBytes(): Promise<number> {
    const worker = await this.worker?.catch(() => null);
    if (!worker) return 0;
    return new Promise((resolve) => {
      const end = (bytes: number) => {
        worker.off('message', onMessage);
        worker.off('exit', onExit);
        resolve(bytes);
      };
      const onMessage = (message: FromWorker) => message.type === 'heap' && end(message.bytes);
      const onExit = () => end(0);
      worker.on('message', onMessage);
      worker.on('exit', onExit);
      worker.postMessage({ type: 'heap' });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.ending;
    const worker = await this.worker?.catch(() => null);
    if (!worker) return;
    await new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
      worker.postMessage({ type: 'close' });
    });
  }
}

type FromWorker = { type: 'ready' } | { type: 'data'; bytes: Uint8Array } | { type: 'heap'; bytes: number };

function startWorker(dataDir: string, onExit: () => void): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(projectFile('server/content-service/db/pglite-worker.mjs'), {
      workerData: { dataDir },
      // Flags such as tsx's loader are of no use to it and cost start-up time.
      execArgv: [],
    });
    const onReady = (message: FromWorker) => {
      if (message.type !== 'ready') return;
      worker.off('message', onReady);
      resolve(worker);
    };
    worker.on('message', onReady);
    worker.on('error', reject);
    worker.on('exit', (code) => {
      onExit();
      reject(new Error(`The database stopped while it started (code ${code}).`));
    });
  });
}

class WorkerStream extends Duplex {
  private worker: Worker | null = null;
  private unanswered = false;

  constructor(
    private readonly start: () => Promise<Worker>,
    private readonly giveUp: (worker: Worker) => void,
  ) {
    super();
  }

  // What `pg` calls on a net.Socket.
  connect(): this {
    this.start().then(
      (worker) => {
        if (this.destroyed) return;
        this.worker = worker;
        worker.on('message', this.onMessage);
        worker.on('exit', this.onExit);
        this.emit('connect');
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    this.worker?.ref();
    return this;
  }
  unref(): this {
    this.worker?.unref();
    return this;
  }

  private readonly onMessage = (message: FromWorker) => {
    if (message.type === 'data') this.unanswered = false;
    if (message.type === 'data' && message.bytes.length > 0) this.push(Buffer.from(message.bytes.buffer));
  };

  private readonly onExit = () => {
    this.worker = null;
    this.destroy(new Error('The database stopped.'));
  };

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.send([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.send(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  private send(chunks: Buffer[], done: (error?: Error | null) => void): void {
    if (!this.worker) {
      done(new Error('The database is not connected.'));
      return;
    }
    const bytes = new Uint8Array(Buffer.concat(chunks));
    this.unanswered = true;
    this.worker.postMessage({ type: 'data', bytes }, [bytes.buffer]);
    done();
  }

  /** The client sent Terminate: end the stream, which then closes by itself. */
  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.worker?.off('message', this.onMessage);
    this.worker?.off('exit', this.onExit);
    // The client gave up during a statement; only ending the worker stops that.
    if (this.worker && this.unanswered && !this.writableEnded) this.giveUp(this.worker);
    else this.worker?.postMessage({ type: 'reset' });
    this.worker = null;
    done(error);
  }
}
