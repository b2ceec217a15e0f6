/** The tools of a check, as arguments of `node`: no shell and no npm in between. */
export const bin = (name) => `node_modules/${name}`;

export const lint = [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'];

/** No file, export or package that nothing uses. */
export const unused = [bin('knip/bin/knip.js'), '--no-progress'];

/** What hasn't changed since the last time isn't looked at again. */
export const types = [
  bin('typescript/bin/tsc'),
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/kachel/types.tsbuildinfo',
];
