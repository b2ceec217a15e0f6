import { createInterface } from 'node:readline/promises';
import { asAdmin, UsageError } from './as-admin.ts';
import { importSummary, whatGoes } from './import-summary.ts';
import { readJson } from './read-json.ts';

const USAGE = 'npm run content:import -- FILE.json [--check] [--replace [--yes]]';
const FLAGS = ['--check', '--replace', '--yes'];

await asAdmin(async (admin) => {
  const given = process.argv.slice(2);
  const [path, ...more] = given.filter((option) => !FLAGS.includes(option));
  if (path === undefined || more.length > 0) throw new UsageError(USAGE);
  const [check, replace, yes] = FLAGS.map((flag) => given.includes(flag));
  const file = await readJson(path);
  const look = () => admin.import(file, { replace: replace === true, check: true });
  if (check) {
    console.log(
      `${path} has no faults. Nothing was written; an import would do this:\n${importSummary(await look())}`,
    );
    return;
  }
  if (replace && !yes) await askFirst(whatGoes(await look()));
  console.log(`Imported ${path}:\n${importSummary(await admin.import(file, { replace: replace === true }))}`);
});

/** Only what can't be had back is asked about; who can't be asked has to say so beforehand. */
async function askFirst(going: readonly string[]): Promise<void> {
  if (going.length === 0) return;
  const what = `This removes ${going.join(', ')}.`;
  if (!process.stdin.isTTY) throw new UsageError(`${what} Nothing was imported: say --yes to go on.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${what} Go on? [y/N] `);
  terminal.close();
  if (!/^(y|yes|j|ja)$/i.test(answer.trim())) throw new UsageError('Nothing was imported.');
}
