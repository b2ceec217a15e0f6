import { asAdmin, UsageError } from './as-admin.ts';
import { leaveDemoAfterAsking } from './leave-demo.ts';

await asAdmin(async (admin) => {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option !== undefined && option !== '--yes'))
    throw new UsageError('npm run demo:leave [-- --yes]');
  if (!(await leaveDemoAfterAsking(admin, option === '--yes')))
    throw new UsageError(
      'There is no demo content in this database. If an older version left demo content beside your own, `npm run content:import -- FILE.json --replace` removes it.',
    );
  await admin.leaveDemo();
  console.log('The demo content was removed, and demo mode has ended.');
});
