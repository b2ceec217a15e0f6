import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES_BESIDE_THE_BUILD } from '../../scripts/programs.mjs';
import { temporaryFolder } from './host.ts';

/** The image's files and start command, read from the last stage of the Dockerfile, without Docker. */
export interface ImageFolder {
  folder: string;
  env: Record<string, string> & Pick<NodeJS.ProcessEnv, 'NODE_ENV'>;
  /** Arguments after `node`. */
  command: string[];
  scripts: Record<string, string>;
  /** Each file and folder with its size and time. */
  listing: () => string[];
  remove: () => void;
}

const CACHED_DATABASE = 'node_modules/.cache/kachel/pglite-';

/** Copied from this checkout and its build. */
export function makeImageFolder(): ImageFolder {
  const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll(/\\\n\s*/g, '');
  const [build = '', last = ''] = dockerfile.split(/^FROM .*\n/m).slice(-2);
  const { folder, remove } = temporaryFolder();
  const prepared = prepareManifest(build);
  try {
    const here = path.posix.resolve('/', one(last, 'WORKDIR'));
    for (const copy of all(last, 'COPY')) {
      const words = copy.split(/\s+/);
      const sources = words.filter((word) => !word.startsWith('--'));
      const target = sources.pop() ?? '';
      // Only its owner can read PGlite's data folder; without --chown that is root.
      const kept = words.includes('--chown=node:node') ? [...prepared.kept, CACHED_DATABASE] : prepared.kept;
      for (const source of sources) {
        const file = path.posix.relative(one(build, 'WORKDIR'), source);
        const into = target.endsWith('/') && !statSync(file).isDirectory() ? path.basename(file) : '';
        const to = path.join(folder, path.posix.relative(here, path.posix.resolve(here, target)), into);
        copyTree(prepared.changed[file] ?? file, to, kept);
      }
    }
  } finally {
    prepared.remove();
  }
  const env = all(last, 'ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('=', 2)));
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const [, ...command] = JSON.parse(one(last, 'CMD'));
  return { folder, env: Object.fromEntries(env), command, scripts, listing: () => listed(folder), remove };
}

function all(stage: string, instruction: string): string[] {
  return [...stage.matchAll(new RegExp(`^${instruction} +(.+)$`, 'gm'))].map(([, rest = '']) => rest.trim());
}

function one(stage: string, instruction: string): string {
  const [found, ...more] = all(stage, instruction);
  if (found === undefined || more.length > 0) throw new Error(`Not one ${instruction} in a stage.`);
  return found;
}

/** Runs the build stage's commands after the build on the manifests only, to find the packages that it keeps. */
function prepareManifest(stage: string) {
  const { folder, remove } = temporaryFolder();
  for (const file of ['package.json', 'package-lock.json', 'scripts'])
    copyTree(file, path.join(folder, file));
  for (const name of PACKAGES_BESIDE_THE_BUILD) {
    const manifest = `node_modules/${name}/package.json`;
    copyTree(manifest, path.join(folder, manifest), [manifest]);
  }
  const commands =
    all(stage, 'RUN')
      .at(-1)
      ?.replace(/^npm run build && /, '') ?? '';
  execFileSync('sh', ['-c', commands], {
    cwd: folder,
    env: { ...process.env, npm_config_offline: 'true', npm_config_package_lock_only: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const changed: Record<string, string> = {};
  for (const file of ['package.json', 'package-lock.json']) changed[file] = path.join(folder, file);
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return { kept: Object.keys(lock.packages).filter((name) => name !== ''), changed, remove };
}

/** Copies a tree; of node_modules only the packages in `kept`. */
function copyTree(from: string, to: string, kept: readonly string[] = []): void {
  const isKept = (source: string) => {
    const file = path.relative('.', source);
    if (file.startsWith(CACHED_DATABASE)) return kept.includes(CACHED_DATABASE);
    const [name] = /^.*\bnode_modules\/(@[^/]+\/)?[^/]+/.exec(file) ?? [''];
    return name === '' || kept.some((place) => place === name || `${place}/`.startsWith(`${file}/`));
  };
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, dereference: true, filter: isKept });
}

function listed(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = statSync(path.join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });
}
