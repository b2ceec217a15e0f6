import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { asAdmin, UsageError } from './as-admin.ts';
import { writeOut } from './write-out.ts';

await asAdmin(async (admin) => {
  const [path, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new UsageError('npm run --silent content:export [-- FILE.json]');
  if (path === undefined) {
    await writeOut(admin.export(), process.stdout, { end: false });
    return;
  }
  // Written to a temporary file and renamed, so that an interrupted export doesn't overwrite an earlier file.
  const unfinished = `${path}.unfinished`;
  await writeOut(admin.export(), createWriteStream(unfinished, { mode: 0o600 }), { end: true });
  await rename(unfinished, path);
});
