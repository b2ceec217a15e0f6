import { asAdmin, UsageError } from './as-admin.ts';
import { leaveDemoAfterAsking } from './leave-demo.ts';

await asAdmin(async (admin) => {
  const [option, ...more] = process.argv.slice(2);
  if (more.length > 0 || (option !== undefined && option !== '--yes'))
    throw new UsageError('npm run demo:leave [-- --yes]');
  if (!(await leaveDemoAfterAsking(admin, option === '--yes')))
    throw new UsageError(
      'There is no demo content in this database. What an older version left of it beside your own, `npm run content:import -- FILE.json --replace` removes.',
    );
  await admin.leaveDemo();
  console.log('The demo content is gone, and with it demo mode.');
});
