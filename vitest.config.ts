import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/inline-script.ts';
import { scriptWords } from './scripts/script-words.ts';

/** What a test file could leave to the next one in its process. Fake timers and spies don't count: they are restored. */
const LEAVES_TRACES =
  /builtinEnvironments|vi\.(?:mock|doMock|hoisted|resetModules|stubGlobal|stubEnv)|process\.(?:env|on|once|off|emit|exit|kill|chdir|umask)|globalThis|heap\.ts|taking-part|support\/page-cache|setupServer|submissionBreaker|await import\(/;

/** A VM context has its own document, whose `location` can't be replaced, and can't load jsdom once more. */
const NEEDS_ITS_OWN_DOM = /stubGlobal\('location'|'jsdom'/;

function projectOf(source: string): 'unit' | 'unit-dom' | 'unit-shared' {
  if (source.includes('@vitest-environment jsdom'))
    return NEEDS_ITS_OWN_DOM.test(source) ? 'unit' : 'unit-dom';
  return LEAVES_TRACES.test(source) ? 'unit' : 'unit-shared';
}

const testFiles = ['app', 'server', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => ({ file, project: projectOf(readFileSync(file, 'utf8')) }));

const unitProject = (name: ReturnType<typeof projectOf>, more: object) => ({
  plugins: [inlineScript(), scriptWords()],
  test: {
    name,
    include: testFiles.filter(({ project }) => project === name).map(({ file }) => file),
    setupFiles: ['tests/support/fail-on-console.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...more,
  },
});

export default defineConfig({
  test: {
    // On two cores Vitest would leave one of them idle.
    maxWorkers: availableParallelism(),
    projects: [
      // `--project=unit*` runs all three.
      unitProject('unit', {}),
      // Files with a document have a VM context each, in a process that loads jsdom once.
      unitProject('unit-dom', { pool: 'vmForks' }),
      // Files that leave nothing behind share a process, and the modules loaded in it.
      unitProject('unit-shared', { isolate: false }),
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
