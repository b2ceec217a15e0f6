import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { STAMP_FILE, sourceStamp } from './build-stamp.mjs';
import { buildWorker } from './build-worker.mjs';
import { PACKAGES_BESIDE_THE_BUILD, PROGRAMS } from './programs.mjs';

/** The production build: the Remix app, its compressed files, and the host around it. */

process.env.NODE_ENV = 'production';
rmSync('build', { recursive: true, force: true });
execFileSync(
  process.execPath,
  ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'error'],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);

await buildWorker();

for (const entry of readdirSync('build/client', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
  const file = path.join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

await build({
  entryPoints: {
    index: 'server/index.ts',
    app: 'build/server/index.js',
    // Entry points for containers without sources: the content service alone, and its commands.
    ...PROGRAMS,
  },
  outdir: 'build/host',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Libraries are bundled too (docs/decisions/0052-bundled-server-dependencies.md). The last two aren't used in
  // production.
  external: [...PACKAGES_BESIDE_THE_BUILD, 'undici', 'vite'],
  define: { 'process.env.NODE_ENV': '"production"' },
  // `require` for CommonJS libraries.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);",
  },
  // ASCII output: V8 stores one-byte strings in half the memory.
  charset: 'ascii',
  minifyWhitespace: true,
  minifySyntax: true,
  // Short lines: an uncaught error prints the whole source line.
  lineLimit: 160,
  splitting: true,
  sourcemap: 'linked',
  logLevel: 'warning',
  logOverride: { 'ignored-bare-import': 'silent' },
});

// resvg opens the fonts of survey results by path.
for (const font of ['figtree-600.ttf', 'open-sans-600.ttf']) {
  copyFileSync(`app/routes/survey-picture/${font}`, `build/host/${font}`);
}

// Prepare an empty database, which a first start only has to copy (see pglite-folder.ts).
execFileSync(process.execPath, ['--import', 'tsx', 'server/content-service/db/cli-prepare.ts'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});

writeFileSync(STAMP_FILE, sourceStamp());
