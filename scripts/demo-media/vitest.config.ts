import { defineConfig } from 'vitest/config';

/** Without a file of its own Vitest would take the product's. */
export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: 20_000 } });
