import { normaliseEmail } from '#app/contract/contact.ts';
import { mailboxOf } from '#app/contract/mailbox.ts';
import { deletedText } from '../core/counted.ts';
import { asAdmin, UsageError } from './as-admin.ts';
import { confirmOrStop } from './confirm-at-terminal.ts';
import { writeOut } from './write-out.ts';

const USAGE = 'npm run --silent content:person -- MAIL [--delete [--yes]]';
const FLAGS = ['--delete', '--yes'];

await asAdmin(async (admin) => {
  const given = process.argv.slice(2);
  const [address, ...more] = given.filter((option) => !FLAGS.includes(option));
  const [deletes, yes] = FLAGS.map((flag) => given.includes(flag));
  // Without `--` npm takes the flag for a setting of its own.
  const tookNpmIt = process.env.npm_config_delete !== undefined;
  if (address === undefined || more.length > 0 || tookNpmIt || (yes && !deletes)) throw new UsageError(USAGE);
  const typed = normaliseEmail(address);
  if (typed === null) throw new UsageError(`${address} is no e-mail address. ${USAGE}`);
  const mailbox = mailboxOf(typed);
  if (!(await writeOut(admin.person(mailbox)))) throw new UsageError(`Nothing is stored for ${mailbox}.`);
  if (!deletes) return;
  if (!yes) await confirmOrStop('This deletes all of it, and its files.', 'Nothing was deleted');
  const deleted = await admin.deletePerson(mailbox);
  console.log(deletedText(deleted));
});
