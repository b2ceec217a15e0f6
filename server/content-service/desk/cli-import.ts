import { readFile } from 'node:fs/promises';
import { atDesk, UsageError } from './open-desk.ts';

const USAGE = 'npm run content:import -- FILE.json [--replace]';

await atDesk(async (desk) => {
  const options = process.argv.slice(2);
  const replace = options.includes('--replace');
  const [path, ...more] = options.filter((option) => option !== '--replace');
  if (path === undefined || more.length > 0) throw new UsageError(USAGE);
  const { entries, pages, levels, wire } = await desk.import(await readJson(path), { replace });
  console.log(`Imported ${entries} entries, ${pages} pages, ${levels} levels and ${wire} wire posts.`);
});

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path} can't be read.`);
  });
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
