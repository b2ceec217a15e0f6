import { deletedText } from '../core/counted.ts';
import { asAdmin, UsageError } from './as-admin.ts';

await asAdmin(async (admin, { RETAIN_DAYS }) => {
  const [days = String(RETAIN_DAYS), ...more] = process.argv.slice(2);
  if (!/^[1-9]\d{0,4}$/.test(days) || more.length > 0)
    throw new UsageError('npm run content:retain [-- DAYS]');
  const { kept, failed, ...deleted } = await admin.retain(Number(days));
  console.log(deletedText(deleted));
  if (kept.length > 0) {
    console.log(['Kept, because winners may still have to be found:', ...kept].join('\n'));
    console.log('Once the winners of a tile are found, run `npm run content:close -- ENTRY TILE`.');
  }
  if (failed.length === 0) return;
  console.error(
    ['Not all is deleted; the next run, or the service for files, tries again:', ...failed].join('\n'),
  );
  process.exitCode = 1;
});
