import { asAdmin, UsageError } from './as-admin.ts';
import { NO_SUCH_TILE } from './close-tile.ts';
import { writeOut } from './write-out.ts';

await asAdmin(async (admin) => {
  const [entry, tile, ...more] = process.argv.slice(2);
  if (entry === undefined || tile === undefined || more.length > 0) {
    throw new UsageError('npm run --silent content:report -- ENTRY TILE > FILE.csv');
  }
  if (await writeOut(admin.report(entry, tile))) return;
  const nobody = `Nobody has taken part in tile ${tile} of entry ${entry}.`;
  throw new UsageError((await admin.knowsTile(entry, tile)) ? nobody : `${nobody} ${NO_SUCH_TILE}`);
});
