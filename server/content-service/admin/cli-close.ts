import { asAdmin, UsageError } from './as-admin.ts';

await asAdmin(async (admin) => {
  const [entry, tile, kind, ...more] = process.argv.slice(2);
  if (entry === undefined || tile === undefined || more.length > 0) {
    throw new UsageError('npm run content:close -- ENTRY TILE [competition|action]');
  }
  const refused = await admin.close(entry, tile, kind);
  if (refused !== null) throw new UsageError(refused);
  console.log('Closed: the next content:retain deletes what riders have sent to this tile so far.');
});
