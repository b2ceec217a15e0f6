import { execFileSync, spawn } from 'node:child_process';
import { bin, lint, types, unused } from './tools.mjs';

/**
 * Quick check: lint, types, unused code (knip), and the unit tests of files that differ from main, committed or not. A
 * change of shared configuration runs all of them; so does `npm run check -- --all`.
 */

/** Tests that read the repository's files always run, because imports don't show which changes affect them. */
const READ_FILES = ['scripts/', 'import-direction', 'deploy.test', 'deploy-files', 'media-files'];

/** Successful steps print one line. */
function run(title, args) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece));
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      process.stdout.write(`${title}: ${code === 0 ? 'ok' : `failed (${code})`}, ${seconds} s\n`);
      if (code !== 0) process.stdout.write(fromFirstFailure(Buffer.concat(output).toString()));
      resolve(code === 0);
    });
  });
}

/** Vitest's logs and dots come before its list of failures. */
function fromFirstFailure(output) {
  return output.slice(Math.max(0, output.search(/ Failed (?:Suites|Tests) /)));
}

/** The merge base with main; in a clone without main, only uncommitted changes count. */
function leftMain() {
  try {
    return execFileSync('git', ['merge-base', 'main', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'HEAD';
  }
}

const unit = (...args) => [
  bin('vitest/vitest.mjs'),
  'run',
  '--project=unit*',
  '--reporter=dot',
  '--passWithNoTests',
  ...args,
];
const tests = process.argv.includes('--all')
  ? [run('all unit tests', unit())]
  : [
      run('unit tests of what changed', unit(`--changed=${leftMain()}`)),
      run('unit tests of files', unit(...READ_FILES)),
    ];
const results = await Promise.all([run('lint', lint), run('types', types), run('unused', unused), ...tests]);
process.exit(results.every(Boolean) ? 0 : 1);
