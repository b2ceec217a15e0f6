import { execFileSync, spawn } from 'node:child_process';
import { bin, lint, types } from './tools.mjs';

/**
 * What a change breaks at once: lint, types, and the unit tests of all that differs from main, written or committed.
 * A change of what every test stands on runs all of them.
 */

function run(title, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const told = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => told.push(piece));
    child.on('close', (code) => {
      process.stdout.write(`\n== ${title}: ${code === 0 ? 'ok' : `code ${code}`}\n`);
      for (const piece of told) process.stdout.write(piece);
      resolve(code === 0);
    });
  });
}

/** Where this branch left main; in a clone without one, what isn't committed is all that is known. */
function leftMain() {
  try {
    return execFileSync('git', ['merge-base', 'main', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'HEAD';
  }
}

const unit = [
  bin('vitest/vitest.mjs'),
  'run',
  '--project=unit',
  '--reporter=dot',
  '--passWithNoTests',
  `--changed=${leftMain()}`,
];
const all = await Promise.all([
  run('lint', lint),
  run('types', types),
  run('unit tests of what changed', unit),
]);
process.exit(all.every(Boolean) ? 0 : 1);
