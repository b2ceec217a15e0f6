import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The browser for the end-to-end tests: CHROMIUM_PATH, an installed Chrome or Chromium, Playwright's own, else
 * Playwright's download, else the distribution's package where we may install it. Never a silent skip.
 */

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WHAT_TO_DO =
  'No browser found: install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to one.';

function installed() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", where no file lies.`);
    return CHROMIUM_PATH;
  }
  return [...KNOWN, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}

function attempt(command, args, timeout) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout });
  } catch {
    // The next way is tried; if none works, WHAT_TO_DO says so.
  }
}

export function findBrowser() {
  const found = installed();
  if (found) return found;
  process.stdout.write('No browser found, trying to get one …\n');
  attempt(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], 180_000);
  if (!installed() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('/usr/bin/apt-get', ['update'], 180_000);
    attempt('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], 600_000);
  }
  const got = installed();
  if (!got) throw new Error(WHAT_TO_DO);
  return got;
}
