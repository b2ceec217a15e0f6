import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * app/tiles/README.md, word for word, in a scratch copy: a plain tile is a contract file, a folder and two
 * registrations, and whoever forgets one of them is told by the compiler.
 */

const SCRATCH = path.resolve('test-results/made-up-tile');
const COPIED = [
  'app',
  'public',
  'package.json',
  'tsconfig.json',
  'remix.config.js',
  'vite.config.ts',
  'oldest-engines.js',
  'scripts/few-script-files.ts',
  'scripts/inline-script.ts',
];
const STYLES = ['postcss.config.js', 'scripts/older-engines-css.js', 'tailwind.config.ts'];

const at = (file: string) => path.join(SCRATCH, file);
const tool = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.resolve('node_modules', script), ...args], {
    cwd: SCRATCH,
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** What the compiler says of the copy; '' when it has nothing to say. */
async function compilerSays(): Promise<string> {
  try {
    const { stdout } = await tool(
      'typescript/bin/tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'types.json',
    );
    return stdout;
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

function change(file: string, ...changes: Array<[before: string, after: string]>): void {
  let source = readFileSync(at(file), 'utf8');
  for (const [before, after] of changes) {
    expect(source).toContain(before);
    source = source.replace(before, after);
  }
  writeFileSync(at(file), source);
}

const CONTRACT = `import { z } from 'zod';
import { requiredText } from '../tolerant.ts';
import { tileBase } from './tile-base.ts';
import { tileType } from './tile-type.ts';

const schema = z.object({ ...tileBase, type: z.literal('hint'), hint: requiredText });

export type HintTile = z.infer<typeof schema>;

export const hintType = tileType(schema, {
  isEmpty: () => false,
  flows: false,
  beside: false,
  searched: { headlines: [], texts: ['hint'] },
  slides: false,
  takesPart: null,
  badgeRank: null,
});
`;

const COMPONENT = `import { Notice } from '#app/components/notice.tsx';
import type { TileProps } from '../tile/tile-context.ts';

export function HintTile({ tile }: TileProps<'hint'>) {
  return <Notice>{tile.hint}</Notice>;
}
`;

const FIXTURES = `import { HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: { type: 'hint', hint: 'Heute ohne Halt am Markt.' },
  longest: { type: 'hint', hint: LONG_TEXT },
  missing: { type: 'hint', hint: '.' },
  strings: { type: 'hint', hint: 4 },
  hostile: { type: 'hint', hint: HOSTILE_TEXT },
};
`;

describe('a made-up type of tile', () => {
  beforeAll(() => {
    rmSync(SCRATCH, { recursive: true, force: true });
    mkdirSync(SCRATCH, { recursive: true });
    const isSource = (file: string) => !/\.test\.tsx?$/.test(file);
    for (const part of [...COPIED, ...STYLES]) cpSync(part, at(part), { recursive: true, filter: isSource });
    writeFileSync(at('app/contract/tiles/hint.ts'), CONTRACT);
    change(
      'app/contract/tiles/tile-types.ts',
      ['import { infosType }', "import { hintType } from './hint.ts';\nimport { infosType }"],
      ['  infos: infosType,', '  hint: hintType,\n  infos: infosType,'],
    );
  }, 30_000);

  it('does not compile without its component', async () => {
    expect(await compilerSays()).toMatch(/app\/tiles\/tile-registry\.tsx.*'hint' is missing/);
  }, 120_000);

  it('does not compile without one of its traits', async () => {
    change('app/contract/tiles/hint.ts', ['  flows: false,\n', '']);
    expect(await compilerSays()).toMatch(/app\/contract\/tiles\/hint\.ts[\s\S]*'flows' is missing/);
    writeFileSync(at('app/contract/tiles/hint.ts'), CONTRACT);
  }, 120_000);

  it('compiles and builds once the steps are done', async () => {
    mkdirSync(at('app/tiles/hint'));
    writeFileSync(at('app/tiles/hint/hint-tile.tsx'), COMPONENT);
    writeFileSync(at('app/tiles/hint/hint.fixtures.ts'), FIXTURES);
    change(
      'app/tiles/tile-registry.tsx',
      ['import { InfosTile }', "import { HintTile } from './hint/hint-tile.tsx';\nimport { InfosTile }"],
      ['  infos: InfosTile,', '  hint: HintTile,\n  infos: InfosTile,'],
    );
    expect(await compilerSays()).toBe('');
    await tool('@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'error');
    const built = readdirSync(at('build/server'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(at(`build/server/${file}`), 'utf8'));
    expect(built.some((source) => source.includes('HintTile'))).toBe(true);
  }, 180_000);
});
