import { writeFile } from 'node:fs/promises';
import { atDesk, UsageError } from './open-desk.ts';

await atDesk(async (desk) => {
  const [path, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new UsageError('npm run --silent content:export [-- FILE.json]');
  const text = `${JSON.stringify(await desk.export(), null, 2)}\n`;
  if (path === undefined) process.stdout.write(text);
  else await writeFile(path, text, { mode: 0o600 });
});
