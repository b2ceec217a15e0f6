import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/inline-script.ts';
import { scriptWords } from './scripts/script-words.ts';

/** What a test file could leave to the next one in its process. Fake timers and spies don't count: they are restored. */
const LEAVES_TRACES =
  /@vitest-environment|builtinEnvironments|vi\.(?:mock|doMock|hoisted|resetModules|stubGlobal|stubEnv)|process\.(?:env|on|once|off|emit|exit|kill|chdir|umask)|globalThis|heap\.ts|taking-part|support\/page-cache|setupServer|submissionBreaker|await import\(/;

const UNIT = ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/*.test.ts'];
const shared = ['app', 'server', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !LEAVES_TRACES.test(readFileSync(file, 'utf8')));

const unit = {
  setupFiles: ['tests/support/fail-on-console.ts'],
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const plugins = [inlineScript(), scriptWords()];

export default defineConfig({
  test: {
    // On two cores Vitest would leave one of them idle.
    maxWorkers: availableParallelism(),
    projects: [
      // `--project=unit*` runs both. Files that leave nothing behind share a process, and the modules loaded in it.
      { plugins, test: { ...unit, name: 'unit-shared', include: shared, isolate: false } },
      {
        plugins,
        test: { ...unit, name: 'unit', include: UNIT, exclude: [...configDefaults.exclude, ...shared] },
      },
      {
        test: {
          // Against the production build: run `npm run build` first, as `npm run validate` does.
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/demo-host.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
