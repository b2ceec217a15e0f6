import { asAdmin, UsageError } from './as-admin.ts';
import { confirmAtTerminal, confirmOrStop } from './confirm-at-terminal.ts';
import { type ImportFile, readImportFile } from './import-file.ts';
import { importSummary, irreversibleRemovals } from './import-summary.ts';
import { leaveDemoAfterAsking } from './leave-demo.ts';

const USAGE =
  'npm run content:import -- FILE.json [--check] [--replace [--yes]] [--yes-change-running] [--new]';
const FLAGS = ['--check', '--replace', '--yes', '--new', '--yes-change-running'];

const given = process.argv.slice(2);
const [path, ...more] = given.filter((option) => !FLAGS.includes(option));
const [check, replace, yes, isNew, changeRunning] = FLAGS.map((flag) => given.includes(flag));

/** Without `--` npm takes a flag for a setting of its own: a check would be an import. */
const tookNpmOne = ['check', 'replace'].some((flag) => process.env[`npm_config_${flag}`] !== undefined);

let known: Promise<ImportFile> | undefined;

function file(): Promise<ImportFile> {
  if (path === undefined || more.length > 0 || tookNpmOne) throw new UsageError(USAGE);
  known ??= readImportFile(path);
  return known;
}

await asAdmin(async (admin) => {
  const runImport = await file();
  const order = { replace: replace === true, leaveDemo: true, changeRunning: changeRunning === true };
  const look = () => runImport(admin, { ...order, check: true });
  if (check) {
    console.log(
      `${path} has no faults. Nothing was written; an import would do this:\n${importSummary(await look())}`,
    );
    return;
  }
  const leavesDemo = await leaveDemoAfterAsking(admin, yes === true);
  if (replace && !yes && !leavesDemo) await askFirst(irreversibleRemovals(await look()));
  console.log(`Imported ${path}:\n${importSummary(await runImport(admin, order))}`);
  if (leavesDemo) console.log('The demo content was removed, and demo mode has ended.');
  const warning = await admin.unsentMails();
  if (warning !== null) console.log(warning);
}, confirmCreate);

/** Creates no database for `--check`, nor for a file that can't be read. */
async function confirmCreate(missing: string): Promise<boolean> {
  await file();
  if (check) throw new UsageError(`${missing} There is nothing to check the file against.`);
  const wanted = isNew || (await confirmAtTerminal(`${missing} Create a new one?`));
  if (wanted === null) throw new UsageError(`${missing} Nothing was imported: pass --new to create one.`);
  return wanted;
}

/** Asks before removing what another import can't restore. */
async function askFirst(removals: string): Promise<void> {
  if (removals !== '') await confirmOrStop(removals, 'Nothing was imported');
}
