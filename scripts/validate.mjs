import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isBuildFresh } from './build-stamp.mjs';
import { findBrowser } from './find-browser.mjs';

/**
 * Everything that must hold before a change lands: lint, types, the build, unit, integration and end-to-end tests.
 * Ends with one plain line: `N passed, N failed`, summed over all of them.
 */

const bin = (name) => `node_modules/${name}`;
const totals = { passed: 0, failed: 0 };
/** What failed, with its reason: told again at the end, where it is looked for. */
const failures = [];

function run(title, args) {
  process.stdout.write(`\n== ${title}\n`);
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('close', (code) => {
      process.stdout.write(
        `-- ${title}: ${code === 0 ? 'ok' : `code ${code}`}, ${Math.round((Date.now() - started) / 1000)} s\n`,
      );
      resolve(code === 0);
    });
  });
}

async function check(title, args) {
  const ok = await run(title, args);
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
await check('lint', [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']);
await check('types', [bin('typescript/bin/tsc'), '--noEmit']);
const built = isBuildFresh() || (await check('build', ['scripts/build.mjs']));
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
