import { atDesk, UsageError } from './open-desk.ts';

await atDesk(async (desk) => {
  const [days = '', ...more] = process.argv.slice(2);
  if (!/^\d{1,5}$/.test(days) || more.length > 0) throw new UsageError('npm run content:retain -- DAYS');
  const { participations, uploads, mails } = await desk.retain(Number(days));
  console.log(
    `Deleted the personal data of ${participations} participations, ${uploads} files and ${mails} mails.`,
  );
});
