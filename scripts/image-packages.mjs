import { readFileSync, writeFileSync } from 'node:fs';
import { PACKAGES_BESIDE_THE_BUILD } from './programs.mjs';

/** For the image: removes bundled packages from package.json, so that `npm prune` deletes them. */

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const installed = (name) => read(new URL(`../node_modules/${name}/package.json`, import.meta.url)).version;

const { devDependencies, overrides, ...manifest } = read('package.json');
manifest.dependencies = Object.fromEntries(PACKAGES_BESIDE_THE_BUILD.map((name) => [name, installed(name)]));
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
