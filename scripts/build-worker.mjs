import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Bundles the service worker, with its list of files to precache, and the one that unregisters it. */

const CLIENT = 'build/client';
/** What needs a connection anyway isn't precached; hls.js is larger than all other scripts together. */
const NOT_KEPT = /^(?:hls|start-analytics|embed|video-player|offer-news)/;
const BESIDES = ['favicon.svg', 'icon-192.png', 'manifest.webmanifest'];

function namesOf(ending) {
  return readdirSync(path.join(CLIENT, 'assets')).filter((name) => name.endsWith(ending));
}

/** The entry chunk and everything it can import; Remix's own chunks are built too, but never requested. */
function reachableChunks() {
  const names = namesOf('.js');
  const entry = names.find((name) => name.startsWith('entry.client'));
  const found = new Set();
  const next = [entry];
  while (next.length > 0) {
    const name = next.pop();
    if (found.has(name) || NOT_KEPT.test(name)) continue;
    found.add(name);
    const source = readFileSync(path.join(CLIENT, 'assets', name), 'utf8');
    next.push(...names.filter((other) => source.includes(other)));
  }
  return [...found].sort();
}

export async function buildWorker() {
  const assets = [...reachableChunks(), ...namesOf('.woff2')];
  const files = [...assets.map((name) => `assets/${name}`), ...BESIDES];
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(CLIENT, file)));
  // The offline page is precached too; it changes with the app, so the version covers the server build.
  hash.update(readFileSync('build/server/index.js'));
  await build({
    entryPoints: { sw: 'app/worker/worker.ts', 'sw-off': 'app/worker/off.ts' },
    outdir: CLIENT,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2018',
    define: {
      BUILD: JSON.stringify(hash.digest('hex').slice(0, 12)),
      FILES: JSON.stringify(files.map((file) => `/${file}`)),
    },
    logLevel: 'warning',
  });
}
