import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isBuildFresh } from './build-stamp.mjs';
import { findBrowser } from './find-browser.mjs';
import { bin, lint, types, unused } from './tools.mjs';

/**
 * All checks of a change: lint, types, unused code (knip), the build, unit, integration and end-to-end tests. Prints
 * one line per stage, then at most 12 lines per failure; full output is in `test-results/<stage>.log`. The last line is
 * `N passed, N failed`, summed over all stages.
 */

const RESULTS = 'test-results';
const LINE_LENGTH = 200;
const FAILURE_LINES = 12;

const totals = { passed: 0, failed: 0 };
/** Printed at the end: what failed, why, and where the full report is. */
const failures = [];
/** Browser tests that failed once and then passed. */
const flaky = [];

/** Strips ANSI escape sequences. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they begin with the control character Escape
const withoutColours = (text) => text.replace(/\x1b\[[0-9;?]*[a-zA-Z]/g, '');

function say(line) {
  process.stdout.write(`${line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH - 1)}…` : line}\n`);
}

/** Stack frames inside the test runner or Node. */
const RUNNERS_FRAME = /^\s+at .*(?:node_modules|node:internal|<anonymous>)/;

const linesOf = (text) =>
  withoutColours(text)
    .split('\n')
    .filter((line) => line.trim() !== '' && !RUNNERS_FRAME.test(line));

/** For a failure that is in no report, such as one in `beforeAll`: an excerpt of the log. */
function linesInLog(report, title) {
  const lines = linesOf(readFileSync(report, 'utf8'));
  const from = lines.findIndex(
    (line) => /Unhandled Error/.test(line) || (line.includes('FAIL ') && line.includes(title)),
  );
  return from === -1 ? lines.slice(2 - FAILURE_LINES) : lines.slice(from + 1);
}

function sayFailure({ title, message, report }) {
  const lines = message ? linesOf(message) : linesInLog(report, title);
  say(`✘ ${title}`);
  for (const line of lines.slice(0, FAILURE_LINES - 2)) say(`  ${line}`);
  say(`  The whole report: ${report}`);
}

/** Runs a tool with its output in a file: its exit code, that file and the seconds it took. */
function run(name, args) {
  const log = path.join(RESULTS, `${name}.log`);
  const file = openSync(log, 'w');
  const started = Date.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', file, file] });
  closeSync(file);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, log, seconds: Math.round((Date.now() - started) / 1000) });
    });
  });
}

/** A tool that counts as one check. */
async function check(name, args) {
  const { code, log, seconds } = await run(name, args);
  totals[code === 0 ? 'passed' : 'failed'] += 1;
  say(`${name}: ${code === 0 ? 'ok' : 'failed'}, ${seconds} s`);
  if (code !== 0) failures.push({ title: name, message: readFileSync(log, 'utf8'), report: log });
  return code === 0;
}

/** A test runner with a JSON report; a missing report is a failure. */
async function suite(name, args, read) {
  const report = path.join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  const { code, log, seconds } = await run(name, args);
  const { passed, failed } = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: [] };
  if ((code !== 0 && failed.length === 0) || passed + failed.length === 0) {
    failed.push({ title: `${name} tests, as a whole (code ${code})`, message: '' });
  }
  say(`${name} tests: ${passed} passed, ${failed.length} failed, ${seconds} s`);
  totals.passed += passed;
  totals.failed += failed.length;
  failures.push(...failed.map((failure) => ({ ...failure, report: log })));
}

const readVitest = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ title: file, message }];
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file} › ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  }),
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
function readPlaywright({ stats, suites, errors }) {
  const tests = specsOf({ suites }).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${file} › ${title}`,
      status,
      message: results.map(({ error }) => error?.message ?? '').join('\n'),
    })),
  );
  flaky.push(...tests.filter(({ status }) => status === 'flaky'));
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...tests.filter(({ status }) => status === 'unexpected'),
      ...errors.map(({ message, value }) => ({ title: 'e2e', message: message ?? value ?? '' })),
    ],
  };
}

const vitest = (stage, project = stage) =>
  suite(
    stage,
    [
      bin('vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/${stage}.json`,
    ],
    readVitest,
  );

/** Checked first, so that a missing browser doesn't show only after minutes of other stages. */
function hasBrowser() {
  try {
    return Boolean(findBrowser());
  } catch (error) {
    totals.failed += 1;
    failures.push({ title: 'end-to-end tests', message: error.message, report: 'README.md, Quick start' });
    sayFailure(failures[0]);
    return false;
  }
}

mkdirSync(RESULTS, { recursive: true });
const browser = hasBrowser();
// In parallel: none of them is time-critical, and the build leaves a core idle for most of its time.
const [built] = await Promise.all([
  isBuildFresh() || check('build', ['scripts/build.mjs']),
  check('lint', lint),
  check('types', types),
  check('unused', unused),
]);
await vitest('unit', 'unit*');
if (built) {
  await vitest('integration');
  if (browser) await suite('e2e', [bin('@playwright/test/cli.js'), 'test'], readPlaywright);
}

for (const { title, message } of flaky) {
  say(`flaky: ${title}: ${withoutColours(message).split('\n')[0]}`);
}
for (const failure of failures) sayFailure(failure);
say(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
