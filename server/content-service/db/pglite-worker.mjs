// @ts-check
// Plain JavaScript, because a worker thread gets neither tsx's nor vitest's nor the bundler's transformation.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

if (!parentPort) throw new Error('pglite-worker runs as a worker thread only.');
const port = parentPort;

const database = await PGlite.create({
  dataDir: workerData.dataDir,
  extensions: { pg_trgm, unaccent },
  // The default of 128 MB is memory that the process really takes (measured: 309 MB against 184 MB in all).
  postgresqlconf: ['shared_buffers=16MB', 'min_wal_size=8MB', 'max_wal_size=64MB', 'work_mem=8MB'],
});

/** One session serves every connection that comes after another: what the last one left open must not leak. */
async function resetSession() {
  await database.exec('ROLLBACK').catch(() => undefined);
  await database.exec('DISCARD ALL');
}

/** @type {Promise<unknown>} */
let queue = Promise.resolve();

port.on(
  'message',
  (/** @type {{ type: 'data', bytes: Uint8Array } | { type: 'reset' | 'close' }} */ message) => {
    queue = queue.then(async () => {
      if (message.type === 'data') {
        const answer = await database.execProtocolRaw(message.bytes);
        const bytes = new Uint8Array(answer);
        port.postMessage({ type: 'data', bytes }, [bytes.buffer]);
      } else if (message.type === 'reset') {
        await resetSession();
      } else {
        await database.close();
        port.postMessage({ type: 'closed' });
        port.close();
      }
    });
  },
);

port.postMessage({ type: 'ready' });
