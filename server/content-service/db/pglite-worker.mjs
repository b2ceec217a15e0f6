// @ts-check
// Plain JavaScript, because a worker thread gets neither tsx's nor vitest's nor the bundler's transformation.
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

// Postgres' timers end at a wall-clock time. After the clock was set back by more than 24.8 days (2 ** 31 ms), Node
// would fire one at once, and Postgres set it again, hundreds of times a second, each with a warning.
const { setTimeout: startTimer } = globalThis;
Object.assign(globalThis, {
  /** @type {(run: () => void, ms?: number, ...args: unknown[]) => unknown} */
  setTimeout: (run, ms = 0, ...args) => startTimer(run, Math.min(ms, 2 ** 31 - 1), ...args),
});

if (!parentPort) throw new Error('pglite-worker runs as a worker thread only.');
const port = parentPort;

const database = await PGlite.create({
  dataDir: workerData.dataDir,
  extensions: { pg_trgm },
  // The default of 128 MB is really allocated (measured: 309 MB for the process instead of 184 MB).
  postgresqlconf: ['shared_buffers=16MB', 'min_wal_size=8MB', 'max_wal_size=64MB', 'work_mem=8MB'],
});

/** All connections share one session in turn: roll back and discard what the last one left. */
async function resetSession() {
  await database.exec('ROLLBACK').catch(() => undefined);
  await database.exec('DISCARD ALL');
}

/**
 * `execProtocolRaw` also parses every row into a list that only `query` and `execProtocol` empty: each row ever read
 * stayed in memory. The chunks are views of PGlite's own memory, which the next one overwrites.
 * @param {Uint8Array} message
 */
async function answerTo(message) {
  /** @type {Uint8Array[]} */
  const chunks = [];
  await database.execProtocolRawStream(message, { onRawData: (chunk) => chunks.push(chunk.slice()) });
  // A copy, because the buffer of a short one is a part of Node's pool, which can't be transferred.
  return new Uint8Array(Buffer.concat(chunks));
}

/** @type {Promise<unknown>} */
let queue = Promise.resolve();

port.on(
  'message',
  (/** @type {{ type: 'data', bytes: Uint8Array } | { type: 'reset' | 'heap' | 'close' }} */ message) => {
    queue = queue.then(async () => {
      if (message.type === 'data') {
        const bytes = await answerTo(message.bytes);
        port.postMessage({ type: 'data', bytes }, [bytes.buffer]);
      } else if (message.type === 'reset') {
        await resetSession();
      } else if (message.type === 'heap') {
        port.postMessage({ type: 'heap', bytes: getHeapStatistics().used_heap_size });
      } else {
        await database.close();
        port.close();
      }
    });
  },
);

port.postMessage({ type: 'ready' });
