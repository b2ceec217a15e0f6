import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The headless shell in a pinned npm package for Linux x64, with the shared libraries that a minimal system lacks.
 * Unpacked once, into a folder below node_modules.
 */

const PACKAGE = 'node_modules/@sparticuz/chromium';
/** Makes the package unpack its shared libraries too. */
const WITH_LIBRARIES = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
const UNPACK = `await (await import('@sparticuz/chromium')).default.executablePath()`;

/** Path of the browser; undefined if the package doesn't support this platform. Throws if the browser doesn't start. */
export function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(PACKAGE)) return undefined;
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  const folder = path.resolve(`node_modules/.cache/kachel/chromium-headless-shell-${version}`);
  const command = path.join(folder, 'chromium-headless-shell');
  if (!existsSync(command)) unpack(folder);
  return command;
}

/** Unpacked beside and renamed, so that the folder is complete and known to run wherever it exists. */
function unpack(folder) {
  const unfinished = `${folder}.${process.pid}.tmp`;
  mkdirSync(unfinished, { recursive: true });
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    // The package unpacks into the folder for temporary files.
    env: { ...process.env, ...WITH_LIBRARIES, NODE_OPTIONS: '', TMPDIR: unfinished },
  });
  const fonts = path.join(unfinished, 'fonts/fonts.conf');
  writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', path.join(folder, 'fonts')));
  writeFileSync(path.join(unfinished, 'chromium-headless-shell'), startScript(folder), { mode: 0o755 });
  const runs = spawnSync(path.join(unfinished, 'chromium'), ['--version'], {
    env: { LD_LIBRARY_PATH: path.join(unfinished, 'al2023/lib') },
  });
  if (runs.status === 0) moveUnlessThere(unfinished, folder);
  rmSync(unfinished, { recursive: true, force: true });
  // For example: libnss3.so: cannot open shared object file
  if (runs.status !== 0) throw new Error(String(runs.error ?? runs.stderr).trim());
}

/** Ignores that the folder exists: another run may have unpacked it meanwhile. */
function moveUnlessThere(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  }
}

/** Uses the system's fonts if there are any, because the package has only one. */
function startScript(folder) {
  return `#!/bin/sh
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}${folder}/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="${folder}/fonts"
exec "${folder}/chromium" "$@"
`;
}
