import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packagedBrowser } from './packaged-browser.mjs';

/**
 * The browser for the end-to-end tests: CHROMIUM_PATH, else a headless shell (twice as fast, because it draws no
 * windows), else any Chrome or Chromium. `npm ci` installs a shell on Linux x64. Without a browser, throws an error
 * with the command that installs one, so that tests are never skipped silently.
 */

const INSTALLED_SHELL = '/usr/bin/chromium-headless-shell';
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const WHAT_TO_TYPE = `No browser found for the end-to-end tests. Type one of these, or set CHROMIUM_PATH to a Chrome or Chromium:
  npx playwright install --with-deps chromium
  sudo apt-get install chromium-headless-shell    (Debian)`;

export function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", where no file lies.`);
    return CHROMIUM_PATH;
  }
  if (existsSync(INSTALLED_SHELL)) return INSTALLED_SHELL;
  let whyNot = '';
  try {
    const packaged = packagedBrowser();
    if (packaged) return packaged;
  } catch (error) {
    whyNot = `\nThe one that came with npm ci does not run here: ${error.message}`;
  }
  const found = [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
  if (!found) throw new Error(WHAT_TO_TYPE + whyNot);
  return found;
}
