import { writeFile } from 'node:fs/promises';
import { asAdmin, UsageError } from './as-admin.ts';

await asAdmin(async (admin) => {
  const [path, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new UsageError('npm run --silent content:export [-- FILE.json]');
  const text = `${JSON.stringify(await admin.export(), null, 2)}\n`;
  if (path === undefined) process.stdout.write(text);
  else await writeFile(path, text, { mode: 0o600 });
});
