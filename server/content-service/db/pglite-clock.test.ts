import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFile } from '../../kernel/project-file.ts';
import { ensureDatabaseFolder } from './pglite-folder.ts';

/** Runs in the worker first: its clock is 40 days behind while the shared flag is set. */
const CLOCK = `import { workerData } from 'node:worker_threads';
const now = Date.now;
Date.now = () => now() - Atomics.load(workerData.isSetBack, 0) * 40 * 24 * 60 * 60_000;`;

/** A simple query of Postgres' wire protocol. */
function query(statement: string): Buffer {
  const text = Buffer.from(`${statement}\0`);
  const head = Buffer.from('Q\0\0\0\0');
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kachel-clock-'));
  await ensureDatabaseFolder(join(dataDir, 'db'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('a timeout that Postgres has set doesn’t fire without end after the clock was set back', async () => {
  const isSetBack = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(projectFile('server/content-service/db/pglite-worker.mjs'), {
    workerData: { dataDir: join(dataDir, 'db'), isSetBack },
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(CLOCK)}`],
    stderr: true,
  });
  let errors = '';
  worker.stderr.on('data', (piece: Buffer) => {
    errors += piece;
  });
  await once(worker, 'message');
  for (const statement of ["set idle_in_transaction_session_timeout = '200ms'", 'begin', 'select 1']) {
    worker.postMessage({ type: 'data', bytes: query(statement) });
    await once(worker, 'message');
  }
  Atomics.store(isSetBack, 0, 1);
  // The timeout fires after 200 ms, and is set again to end in 40 days.
  await pause(1000);
  await worker.terminate();
  expect(errors).toBe('');
}, 60_000);
