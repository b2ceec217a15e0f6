/** Command lines of the checks as arguments of `node`, without a shell or npm. */
export const bin = (name) => `node_modules/${name}`;

export const lint = [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'];

/** Unused files, exports and packages. */
export const unused = [bin('knip/bin/knip.js'), '--no-progress'];

/** Incremental type check. */
export const types = [
  bin('typescript/bin/tsc'),
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/kachel/types.tsbuildinfo',
];
