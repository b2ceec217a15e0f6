import { asAdmin, UsageError } from './as-admin.ts';
import { writeOut } from './write-out.ts';

await asAdmin(async (admin) => {
  const [entry, tile, ...more] = process.argv.slice(2);
  if (entry === undefined || tile === undefined || more.length > 0) {
    throw new UsageError('npm run --silent content:report -- ENTRY TILE > FILE.csv');
  }
  if (!(await writeOut(admin.report(entry, tile), process.stdout, { end: false })))
    throw new UsageError(`Nobody has taken part in tile ${tile} of entry ${entry}.`);
});
