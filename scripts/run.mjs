import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAMS } from './programs.mjs';

/**
 * Runs `npm run content` and the content commands from source or, without sources (the image) or tsx (a clone without
 * development dependencies), from the build.
 */

const [name = ''] = process.argv.splice(2, 1);
const source = path.resolve(PROGRAMS[name]);
const tsx = existsSync(source) ? await import('tsx/esm/api').catch(() => null) : null;
tsx?.register();
await import(pathToFileURL(tsx ? source : path.resolve(`build/host/${name}.js`)).href);
