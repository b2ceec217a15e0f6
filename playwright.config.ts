import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const PORT = Number(process.env.E2E_PORT ?? 3100);

// Workers read this file again; the browser is looked for once.
process.env.CHROMIUM_PATH ??= findBrowser();

const browser = {
  ...devices['Desktop Chrome'],
  viewport: { width: 375, height: 667 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      // A microphone that beeps; workers would restart their browser for a spec with options of its own.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--disable-sync',
    ],
  },
};

// Tests sign what the server has to believe.
const SESSION_SECRET = 'demo secret of the end-to-end tests';
process.env.SESSION_SECRET = SESSION_SECRET;

/**
 * What is about scripts, or measured by one in the page. Single tests are tagged `@js`, or `@no-js`; `@js` are also
 * those of what is the same without a script.
 */
const ONLY_WITH_SCRIPTS = [
  'ahead',
  'back',
  'forecast',
  'form-errors-a11y',
  'hostile-content',
  'news',
  'offline',
  'preferences',
  'profiles',
  'puzzle',
  'send-later',
  'slow-network',
  'speed',
  'tabs-a11y',
  'vehicle-screen-layout',
  'vehicle-screen-updates',
  'voice',
  'wire-time',
].map((name) => `**/${name}.spec.ts`);

/** The same journeys with and without JavaScript, against the production build with its demo content. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 3,
  // A test that then passes is listed as flaky, and mended in the next commit (docs/design.md, rule 9).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A page of a busy machine of two cores may take its time.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'de-DE',
    trace: 'on-first-retry',
    // Each test is a first visit: its worker would fetch a whole build and ten stories beside what is tested, and
    // answers of a worker pass by page.route. Specs about the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'js', grepInvert: /@no-js/, use: { ...browser } },
    {
      name: 'no-js',
      grepInvert: /@js/,
      testIgnore: ONLY_WITH_SCRIPTS,
      use: { ...browser, javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: 'node tests/support/fresh-demo.mjs',
    env: { PORT: String(PORT), LOG_LEVEL: 'warn', SESSION_SECRET },
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
