import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isBuildFresh } from './build-stamp.mjs';
import { findBrowser } from './find-browser.mjs';
import { bin, lint, types } from './tools.mjs';

/**
 * Everything that must hold before a change lands: lint, types, the build, unit, integration and end-to-end tests.
 * Ends with one plain line: `N passed, N failed`, summed over all of them.
 */

const totals = { passed: 0, failed: 0 };
/** What failed, with its reason: told again at the end, where it is looked for. */
const failures = [];

/** What runs beside others is told when it has ended, in one piece. */
function run(title, args, isBeside = false) {
  const started = Date.now();
  const told = [`\n== ${title}\n`];
  if (!isBeside) process.stdout.write(told.splice(0).join(''));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => (isBeside ? told.push(piece) : process.stdout.write(piece)));
    }
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      told.push(`-- ${title}: ${code === 0 ? 'ok' : `code ${code}`}, ${seconds} s\n`);
      for (const piece of told) process.stdout.write(piece);
      resolve(code === 0);
    });
  });
}

async function checkBeside(title, args) {
  const ok = await run(title, args, true);
  totals[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(title);
  return ok;
}

/** A runner that counts its own tests; one that dies without counting is a failure of its own. */
async function suite(title, args, report, read) {
  rmSync(report, { force: true });
  const ok = await run(title, args);
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [] };
  if ((!ok && failed.length === 0) || passed + failed.length === 0) failed.push(`${title}, as a whole`);
  totals.passed += passed;
  totals.failed += failed.length;
  failures.push(...failed);
}

const readVitest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${name}\n${message}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`,
    );
  }),
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const readPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, results }) =>
          `[${projectName}] ${file} › ${title}\n${results.map(({ error }) => error?.message ?? '').join('\n')}`,
      ),
  ),
});

const vitest = (project) =>
  suite(
    `${project} tests`,
    [
      bin('vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=test-results/${project}.json`,
    ],
    `test-results/${project}.json`,
    readVitest,
  );

/** Told at once, not after the minutes that everything else takes. */
function hasBrowser() {
  try {
    return Boolean(findBrowser());
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    failures.push(error.message);
    totals.failed += 1;
    return false;
  }
}

const browser = hasBrowser();
// None of them is timed, and the build leaves a core idle for most of its time.
const [built] = await Promise.all([
  isBuildFresh() || checkBeside('build', ['scripts/build.mjs']),
  checkBeside('lint', lint),
  checkBeside('types', types),
]);
await vitest('unit');
if (built) {
  await vitest('integration');
  if (browser)
    await suite(
      'end-to-end tests',
      [bin('@playwright/test/cli.js'), 'test'],
      'test-results/e2e.json',
      readPlaywright,
    );
}

for (const failure of failures) process.stdout.write(`\n✘ ${failure}\n`);
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
