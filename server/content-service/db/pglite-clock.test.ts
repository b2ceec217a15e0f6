import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, expect, it, vi } from 'vitest';
import { testFolder } from '#tests/support/opened.ts';
import { projectFile } from '../../kernel/project-file.ts';
import { ensureDatabaseFolder } from './pglite-folder.ts';

/** Node's longest timer; a longer one fires at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Runs in the worker first. Shared numbers: 1 sets the worker's clock back by 40 days; timers of Node's longest duration
 * that were started; longer ones.
 */
const PRELOAD = `import { workerData } from 'node:worker_threads';
const { now } = Date;
const { setTimeout } = globalThis;
Date.now = () => now() - Atomics.load(workerData.shared, 0) * 40 * 24 * 60 * 60_000;
globalThis.setTimeout = (run, ms, ...args) => {
  if (ms >= ${LONGEST_TIMER}) Atomics.add(workerData.shared, ms > ${LONGEST_TIMER} ? 2 : 1, 1);
  return setTimeout(run, ms, ...args);
};`;

/** A simple query of Postgres' wire protocol. */
function query(statement: string): Buffer {
  const text = Buffer.from(`${statement}\0`);
  const head = Buffer.from('Q\0\0\0\0');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

const dataDir = testFolder();
beforeAll(() => ensureDatabaseFolder(join(dataDir, 'db')));

it('a timeout that Postgres has set doesn’t fire without end after the clock was set back', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(12));
  const worker = new Worker(projectFile('server/content-service/db/pglite-worker.mjs'), {
    workerData: { dataDir: join(dataDir, 'db'), shared },
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(PRELOAD)}`],
  });
  await once(worker, 'message');
  for (const statement of ["set idle_in_transaction_session_timeout = '3s'", 'begin', 'select 1']) {
    worker.postMessage({ type: 'data', bytes: query(statement) });
    await once(worker, 'message');
  }
  Atomics.store(shared, 0, 1);
  // Its timer fires after 3 s, and Postgres starts another that ends in 40 days.
  await vi.waitFor(() => expect(Math.max(...shared.subarray(1))).toBeGreaterThan(0), { timeout: 30_000 });
  await worker.terminate();
  expect(shared[2]).toBe(0);
}, 60_000);
