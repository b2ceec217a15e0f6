import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/reporters';

/**
 * Follows app/tiles/README.md word for word in a copy of the repository: a tile is a contract file, a folder and two
 * registrations, and a missing one is a compile error. The new tile then passes the tests of every tile and is rendered
 * on an entry's page.
 */

const SCRATCH = path.resolve('test-results/made-up-tile');
const TILES_TEST = 'app/tiles/tile-fixtures.test.tsx';
const COPIED = [
  'app',
  'package.json',
  'tsconfig.json',
  'scripts/inline-script.ts',
  ...['axe.ts', 'fail-on-console.ts', 'html-checker.ts', 'render.tsx', 'text-browser.ts', 'tiles.tsx'].map(
    (file) => `tests/support/${file}`,
  ),
  'tests/support/language-marks.ts',
  'tests/support/xss-corpus.ts',
];

const at = (file: string) => path.join(SCRATCH, file);
const tool = (script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.resolve('node_modules', script), ...args], {
    cwd: SCRATCH,
  });

/** The compiler's errors for the copy; '' if there are none. */
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
  pairs: [],
  takesPart: null,
  badgeRank: null,
});
`;

const COMPONENT = `import { Notice } from '#app/components/notice.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import type { TileProps } from '../tile/tile-context.ts';

export function HintTile({ tile }: TileProps<'hint'>) {
  return (
    <Notice>
      <EditorText>{tile.hint}</EditorText>
    </Notice>
  );
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

/** Vitest configuration of the copy: of the tests of all tiles those of the new one, and the one below. */
const TESTS = `import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript()],
  test: { include: ['app/**/*.test.tsx'], setupFiles: ['tests/support/fail-on-console.ts'] },
});
`;

const ON_A_PAGE = `import { expect, it } from 'vitest';
import { orderTiles } from '#app/entry-body/order.ts';
import { TileList } from '#app/entry-body/tile-list.tsx';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { contextOf, entryOf } from '#tests/support/tiles.tsx';
import { fixtures } from './hint.fixtures.ts';

it('hint takes its place on an entry’s page', () => {
  const text = (content: string) => ({ type: 'text', content: '<p>' + content + '</p>' });
  const entry = entryOf([text('Davor'), fixtures.typical, text('Danach')]);
  const order = orderTiles(entry, { hasWidget: () => true });
  const html = renderOnPage(<TileList order={order} context={contextOf(entry, testPage())} />);
  expect(html.replace(/<[^>]*>/g, ' ')).toMatch(/Davor\\s+Heute ohne Halt am Markt\\.\\s+Danach/);
});
`;

describe('a new tile type, added by the README', () => {
  beforeAll(() => {
    rmSync(SCRATCH, { recursive: true, force: true });
    mkdirSync(SCRATCH, { recursive: true });
    const isSource = (file: string) => !/\.test\.tsx?$/.test(file);
    for (const part of COPIED) cpSync(part, at(part), { recursive: true, filter: isSource });
    cpSync(TILES_TEST, at(TILES_TEST));
    writeFileSync(at('app/contract/tiles/hint.ts'), CONTRACT);
    change(
      'app/contract/tiles/tile-types.ts',
      ['import { infosType }', "import { hintType } from './hint.ts';\nimport { infosType }"],
      ['  infos: infosType,', '  hint: hintType,\n  infos: infosType,'],
    );
  }, 30_000);

  it('does not compile without its component, nor without one of its traits', async () => {
    change('app/contract/tiles/hint.ts', ['  flows: false,\n', '']);
    const said = await compilerSays();
    expect(said).toMatch(/app\/tiles\/tile-registry\.tsx.*'hint' is missing/);
    expect(said).toMatch(/app\/contract\/tiles\/hint\.ts[\s\S]*'flows' is missing/);
    writeFileSync(at('app/contract/tiles/hint.ts'), CONTRACT);
  }, 120_000);

  it('compiles, renders and passes what every tile must once the steps are done', async () => {
    mkdirSync(at('app/tiles/hint'));
    writeFileSync(at('app/tiles/hint/hint-tile.tsx'), COMPONENT);
    writeFileSync(at('app/tiles/hint/hint.fixtures.ts'), FIXTURES);
    writeFileSync(at('app/tiles/hint/hint.test.tsx'), ON_A_PAGE);
    writeFileSync(at('vitest.config.ts'), TESTS);
    change(
      'app/tiles/tile-registry.tsx',
      ['import { InfosTile }', "import { HintTile } from './hint/hint-tile.tsx';\nimport { InfosTile }"],
      ['  infos: InfosTile,', '  hint: HintTile,\n  infos: InfosTile,'],
    );
    expect(await compilerSays()).toBe('');
    const report = at('tests.json');
    await tool('vitest/vitest.mjs', 'run', '-t', 'hint', '--reporter=json', `--outputFile=${report}`).catch(
      () => undefined,
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JsonTestResults;
    const ran = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status !== 'skipped'),
    );
    expect(ran.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(ran.map(({ fullName }) => fullName)).toEqual(
      expect.arrayContaining([
        'every tile type hint has all fixtures',
        'hint, hostile renders on the server and passes axe',
        'hint takes its place on an entry’s page',
      ]),
    );
  }, 180_000);
});
