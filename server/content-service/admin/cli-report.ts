import { asAdmin, UsageError } from './as-admin.ts';

await asAdmin(async (admin) => {
  const [entry, tile, ...more] = process.argv.slice(2);
  if (entry === undefined || tile === undefined || more.length > 0) {
    throw new UsageError('npm run --silent content:report -- ENTRY TILE > FILE.csv');
  }
  const table = await admin.report(entry, tile);
  if (table === null) throw new UsageError(`Nobody has taken part in tile ${tile} of entry ${entry}.`);
  process.stdout.write(table);
});
