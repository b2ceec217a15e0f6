import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROGRAMS } from './programs.mjs';

/** Runs `npm run content` and the content commands from source or, in the image without sources, from the build. */

const [name = ''] = process.argv.splice(2, 1);
const source = path.resolve(PROGRAMS[name]);
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(source).href);
} else {
  await import(pathToFileURL(path.resolve(`build/host/${name}.js`)).href);
}
