import { writeSync } from 'node:fs';
import { lockData } from '#server/content-service/db/data-lock.ts';

/** Child process that takes the data lock and prints 'held' or the error; then blocks its event loop until killed. */
const said = await lockData(process.argv[2] ?? '', 0).then(
  () => 'held',
  (error: Error) => error.message,
);
writeSync(1, `${said}\n`);
if (said === 'held') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
