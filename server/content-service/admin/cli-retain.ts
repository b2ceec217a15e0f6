import { asAdmin, UsageError } from './as-admin.ts';

await asAdmin(async (admin) => {
  const [days = '', ...more] = process.argv.slice(2);
  if (!/^\d{1,5}$/.test(days) || more.length > 0) throw new UsageError('npm run content:retain -- DAYS');
  const report = await admin.retain(Number(days));
  if ('open' in report) {
    const hint = 'Give more days, or an end date that has passed to what is over.';
    throw new UsageError(
      ['Nothing was deleted, because winners are still to be found:', ...report.open, hint].join('\n'),
    );
  }
  const { participations, uploads, mails } = report;
  console.log(
    `Deleted the personal data of ${participations} participations, ${uploads} files and ${mails} mails.`,
  );
});
