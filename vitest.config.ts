import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/inline-script.ts';
import { scriptWords } from './scripts/script-words.ts';

export default defineConfig({
  test: {
    // On two cores Vitest would leave one of them idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [inlineScript(), scriptWords()],
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/*.test.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Against the production build: run `npm run build` first, as `npm run validate` does.
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/demo-host.ts'],
          setupFiles: ['tests/support/fail-on-console.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
