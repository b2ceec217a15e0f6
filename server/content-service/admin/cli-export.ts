import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { errorCode } from '../../kernel/fault-report.ts';
import { asAdmin, UsageError } from './as-admin.ts';
import { writeOut } from './write-out.ts';

await asAdmin(async (admin) => {
  const [path, ...more] = process.argv.slice(2);
  if (path?.startsWith('-') || more.length > 0)
    throw new UsageError('npm run --silent content:export [-- FILE.json]');
  if (path === undefined) {
    await writeOut(admin.export());
    return;
  }
  // Written to a temporary file and renamed, so that an interrupted export doesn't overwrite an earlier file.
  const unfinished = `${path}.unfinished`;
  try {
    await writeOut(admin.export(), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw isOfFile(error) ? new UsageError(`${path} can't be written (${errorCode(error)}).`) : error;
  }
});

/** Whether the error is the output file's. The database's and the service's connection errors have a code as well. */
function isOfFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    'syscall' in error &&
    ['open', 'write', 'rename'].includes(String(error.syscall))
  );
}
