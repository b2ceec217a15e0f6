import { writeSync } from 'node:fs';
import { lockData } from '#server/content-service/db/data-lock.ts';

/** Another process: says 'held' or why not; once it has the lock it is too busy for anything else, until it is killed. */
const said = await lockData(process.argv[2] ?? '', 0).then(
  () => 'held',
  (error: Error) => error.message,
);
writeSync(1, `${said}\n`);
if (said === 'held') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
