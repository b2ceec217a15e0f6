import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { projectFile } from '#server/kernel/project-file.ts';
import { PACKAGES_BESIDE_THE_BUILD } from '../../scripts/programs.mjs';

/**
 * A folder with these files by name, each bundled as `name.mjs`, for child processes: they start in 0.3 s of processor
 * time, with tsx in 1.2 s. Removed after the tests.
 */
export function testPrograms(entryPoints: Record<string, string>): string {
  const folder = projectFile(`node_modules/.cache/kachel/programs-${randomUUID()}`);
  beforeAll(async () => {
    await build({
      entryPoints,
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      external: PACKAGES_BESIDE_THE_BUILD,
      // `require` for CommonJS libraries.
      banner: {
        js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
      },
      logLevel: 'error',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
