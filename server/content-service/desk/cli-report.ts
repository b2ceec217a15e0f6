import { atDesk, UsageError } from './open-desk.ts';

await atDesk(async (desk) => {
  const [entry, tile, ...more] = process.argv.slice(2);
  if (entry === undefined || tile === undefined || more.length > 0) {
    throw new UsageError('npm run --silent content:report -- ENTRY TILE > FILE.csv');
  }
  const table = await desk.report(entry, tile);
  if (table === null) throw new UsageError(`Nobody has taken part in tile ${tile} of entry ${entry}.`);
  process.stdout.write(table);
});
