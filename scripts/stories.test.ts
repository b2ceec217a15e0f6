import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Checks that every story in tests/e2e/stories.md has its test, and that those specs have no test without a story. */

const FOLDER = 'tests/e2e';

const stories = readFileSync(`${FOLDER}/stories.md`, 'utf8')
  .split('\n')
  .filter((line) => line.includes('.spec.ts'))
  .filter((line) => line.startsWith('|'))
  .map((line) => {
    const [, story = '', , spec = '', test = ''] = line.split('|').map((cell) => cell.trim());
    return { story, spec, test: test.replace(/^`|`$/g, '') };
  });
const specs = [...new Set(stories.map(({ spec }) => spec))];

function testsOf(spec: string): string[] {
  const source = readFileSync(`${FOLDER}/${spec}`, 'utf8');
  return [...source.matchAll(/\btest\(\s*(['"`])((?:(?!\1).)*)\1/g)].map(([, , title = '']) => title);
}

describe('the stories of taking part', () => {
  it.each(stories)('a rider $story', ({ spec, test }) => {
    expect(testsOf(spec)).toContain(test);
  });

  it.each(specs)('%s has no test without a story', (spec) => {
    const told = stories.filter((one) => one.spec === spec).map(({ test }) => test);
    expect(testsOf(spec).filter((test) => !told.includes(test))).toEqual([]);
  });
});
